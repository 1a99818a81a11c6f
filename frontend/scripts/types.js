// The types of the protocol, from the server's OpenAPI document:
//   npm run types -- openapi.json           writes src/protocol/schema.ts
//   npm run types -- openapi.json --check   fails when the file is not what would be written
import openapiTS, { astToString } from 'openapi-typescript'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const schema = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'protocol', 'schema.ts')
const words = process.argv.slice(2)
const isCheck = words.includes('--check')
const source = words.find((word) => !word.startsWith('--'))
if (!source) {
  console.error('npm run types -- OPENAPI.json [--check]')
  process.exit(2)
}

// npm runs scripts in its own folder: the path is meant from where it was called.
const from = pathToFileURL(`${process.env.INIT_CWD ?? process.cwd()}/`)
const made = `/** Made by \`make schema\` from the server's OpenAPI document; not edited by hand. */\n\n${astToString(
  await openapiTS(new URL(source, from), { alphabetize: true, defaultNonNullable: false }),
)}`

if (!isCheck) {
  writeFileSync(schema, made)
} else if (readFileSync(schema, 'utf-8') !== made) {
  console.error('src/protocol/schema.ts is not what the server says: run `make schema`')
  process.exit(1)
}
