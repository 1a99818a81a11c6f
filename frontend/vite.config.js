import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { licences } from './scripts/licences.js'
import { shell, WORKER } from './scripts/shell.js'

/** `vite build --mode gallery --outDir …` builds the gallery instead of the app, for the browser tests. */
export default defineConfig(({ mode }) => ({
  base: mode === 'gallery' ? '/gallery/' : '/',
  plugins: [svelte(), licences(), shell()],
  build: {
    outDir: mode === 'gallery' ? 'node_modules/.gallery' : '../src/bossa/server/static',
    emptyOutDir: true,
    // The content security policy forbids inline scripts, and data: URLs count as inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions:
      mode === 'gallery'
        ? { input: 'gallery.html' }
        : {
            input: { index: 'index.html', [WORKER]: 'src/worker/service-worker.ts' },
            // The service worker has one name for good: browsers compare its content.
            output: { entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js') },
          },
  },
  server: {
    // The texts are in the Python package, which reads them too.
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
}))
