// The licences of the faces, beside them in what is built: the OFL asks for that.
import { readFileSync } from 'node:fs'

const FACES = { figtree: '@fontsource-variable/figtree', 'zen-antique-soft': '@fontsource/zen-antique-soft' }

export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const [face, name] of Object.entries(FACES)) {
        const source = readFileSync(new URL(`../node_modules/${name}/LICENSE`, import.meta.url), 'utf-8')
        this.emitFile({ type: 'asset', fileName: `licences/${face}.txt`, source })
      }
    },
  }
}
