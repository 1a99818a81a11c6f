// The types of the protocol, from the server's OpenAPI document:
//   npm run types -- openapi.json           writes src/protocol/schema.ts
//   npm run types -- openapi.json --check   fails when the file is not what would be written
import openapiTS, { astToString } from 'openapi-typescript'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const schema = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'protocol', 'schema.ts')
const words = process.argv.slice(2)
const isCheck = words.includes('--check')
const source = words.find((word) => !word.startsWith('--'))
if (!source) {
  console.error('npm run types -- OPENAPI.json [--check]')
  process.exit(2)
}

// npm runs scripts in the folder of package.json: the path is meant from where it was called.
const document = JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '.', source), 'utf-8'))
// The values are enough: requests.ts says which request sends and gets which.
const values = astToString(
  await openapiTS({ ...document, paths: {} }, { alphabetize: true, defaultNonNullable: false }),
)
const made = `/** Made by \`make schema\` from the server's OpenAPI document; not edited by hand. */\n\n${values}`

if (!isCheck) {
  writeFileSync(schema, made)
} else if (readFileSync(schema, 'utf-8') !== made) {
  console.error('src/protocol/schema.ts is not what the server says: run `make schema`')
  process.exit(1)
}
