import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // The browser's build of Svelte: on the server's, `$state` and `$derived` would not react.
  resolve: { conditions: ['browser'] },
  test: { include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/testing.ts'] },
})
