import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** `vite build --mode gallery --outDir …` builds the gallery instead of the app, for the browser tests. */
export default defineConfig(({ mode }) => ({
  base: mode === 'gallery' ? '/gallery/' : '/',
  plugins: [svelte()],
  build: {
    outDir: mode === 'gallery' ? 'node_modules/.gallery' : '../src/bossa/server/static',
    emptyOutDir: true,
    // The content security policy forbids inline scripts, and data: URLs count as inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(mode === 'gallery' && { rolldownOptions: { input: 'gallery.html' } }),
  },
  server: {
    // The texts are in the Python package, which reads them too.
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8000' },
  },
}))
