import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/bossa/server/static',
    emptyOutDir: true,
    // The page's policy lets in no inline scripts, and a data: script counts as one.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The catalogues lie beside the Python code, which reads them too.
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
})
