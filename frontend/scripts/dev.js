// `make dev`: the game server and Vite. A changed Python file restarts the server, Vite reloads the rest. Ctrl-C ends both.
import { spawn } from 'node:child_process'
import { mkdirSync, watch } from 'node:fs'
import { createServer as createSocket } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const frontend = join(dirname(fileURLToPath(import.meta.url)), '..')
const project = join(frontend, '..')
const python = process.env.PYTHON ?? 'python3'
/** Editors write a file in several steps. */
const PAUSE = 300

function freePort() {
  return new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address()
      socket.close(() => resolve(port))
    })
  })
}

const port = await freePort()
const vite = await createServer({ root: frontend, server: { proxy: { '/api': `http://127.0.0.1:${port}` } } })
await vite.listen()
const address = vite.resolvedUrls.local[0]

// A database of its own: one server at a time may hold the file of `make play`.
const folder = join(project, '.dev')
mkdirSync(folder, { recursive: true })
const environment = {
  DATABASE_URL: `sqlite:///${join(folder, 'bossa.db')}`,
  PUBLIC_URL: address.replace(/\/$/, ''),
  ...process.env,
  PYTHONPATH: [join(project, 'src'), process.env.PYTHONPATH].filter(Boolean).join(':'),
}

let server = null
let isEnding = false

function start() {
  server = spawn(python, ['-m', 'bossa', 'serve', '--no-open', '--port', String(port)], {
    cwd: project,
    env: environment,
    // Its first line names its own port: people should open Vite's address.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  server.on('exit', (code) => {
    server = null
    if (!isEnding && code) console.error('The server has ended. It starts again with the next change of a Python file.')
  })
}

function stop() {
  return new Promise((resolve) => {
    if (server === null) return resolve()
    server.once('exit', resolve)
    server.kill('SIGTERM')
  })
}

let timer
watch(join(project, 'src', 'bossa'), { recursive: true }, (_, name) => {
  if (!name?.endsWith('.py') && !name?.endsWith('.ftl')) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`${name} has changed: the server starts again`)
    void stop().then(() => !isEnding && start())
  }, PAUSE)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    clearTimeout(timer)
    void Promise.all([stop(), vite.close()]).then(() => process.exit(0))
  })
}

start()
console.log(`Board: ${address}\nGallery: ${address}gallery.html`)
