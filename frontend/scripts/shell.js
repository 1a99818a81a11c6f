// Tells the service worker what its version consists of: the files of the build, the catalogues by language.
import { createHash } from 'node:crypto'

export const WORKER = 'sw'
const CATALOGUE = /\/locales\/(\w+)\//

export function shell() {
  return {
    name: 'shell',
    apply: 'build',
    generateBundle: {
      // After the page itself, whose content is part of the version.
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[`${WORKER}.js`]
        if (!worker) return
        if (worker.imports.length > 0) this.error(`the service worker must be one file; it imports ${worker.imports}`)
        const files = []
        const catalogues = {}
        const digest = createHash('sha256').update(worker.code)
        for (const [name, made] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (made === worker) continue
          digest.update(name).update(made.type === 'chunk' ? made.code : made.source)
          if (!name.startsWith('assets/')) continue
          const language = made.type === 'chunk' && made.moduleIds.join().match(CATALOGUE)?.[1]
          if (language) (catalogues[language] ??= []).push(`/${name}`)
          else files.push(`/${name}`)
        }
        const value = { version: digest.digest('hex').slice(0, 12), files, catalogues }
        worker.code = `const SHELL=${JSON.stringify(value)};\n${worker.code}`
      },
    },
  }
}
