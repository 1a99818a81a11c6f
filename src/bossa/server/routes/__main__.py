"""`python -m bossa.server.routes` prints the OpenAPI document."""

import json

from bossa.server.routes import ENDPOINTS
from bossa.server.routes.openapi import document

print(json.dumps(document(ENDPOINTS), indent=1))
