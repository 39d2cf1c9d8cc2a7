import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  hooks.configs.flat.recommended,
  { languageOptions: { parserOptions: { project: './tsconfig.json' } } },
  { rules: { '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }] } },
  { ignores: ['eslint.config.js', 'vite.config.ts', 'pack.ts', 'node.d.ts'] },
)
