import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Which rooms of src a room may import from, beside itself; `protocol` means its types and its notation. */
const ROOMS = {
  protocol: ['text', 'worker/messages'],
  text: ['protocol'],
  ui: ['text', 'protocol', 'worker/messages'],
  board: ['text', 'protocol', 'ui/Icon.svelte', 'ui/Emblem.svelte'],
  game: ['text', 'protocol', 'board', 'ui', 'rulebook/HowToPlay.svelte'],
  home: ['text', 'protocol', 'board', 'ui'],
  learn: [
    'text',
    'protocol',
    'board',
    'ui',
    'game/playback.svelte',
    'game/feedback',
    'game/lights',
    'game/Flakes.svelte',
  ],
  review: ['text', 'protocol', 'board', 'ui', 'game/people', 'game/opened-record.svelte'],
  rulebook: ['text', 'protocol', 'board', 'ui'],
  worker: [],
}
/** The rooms that talk to the server. */
const ONLINE = ['protocol', 'game', 'home', 'learn', 'review', 'rulebook']

const borders = Object.entries(ROOMS).map(([room, allowed]) => {
  const forbidden = [...Object.keys(ROOMS), 'gallery'].filter((other) => other !== room && !allowed.includes(other))
  const group = forbidden.map((other) => `../${other}/**`)
  group.push(...allowed.filter((path) => path.includes('/')).map((path) => `!../${path}`))
  if (!ONLINE.includes(room)) group.push('../protocol/requests', '../protocol/stream')
  const message = `${room}/ may import from ${allowed.join(', ')} only`
  return {
    files: [`src/${room}/**`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  }
})

export default ts.config(
  { ignores: ['node_modules', 'src/protocol/schema.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // ESLint does not infer the parameters of callbacks in a template; svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  ...borders,
  {
    files: ['*.js', '*.config.ts', 'scripts/**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
)
