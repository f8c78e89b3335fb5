import { resolve } from 'node:path'
import { programOnPath } from './program-on-path.ts'

const packages = resolve(import.meta.dirname, '../../node_modules')
const older = resolve(import.meta.dirname, 'older-typescript/node_modules/typescript')

/** Language servers as a policy names them; those of npm are development dependencies of this project. */
export const SERVERS = {
  typescript: {
    name: 'typescript',
    server: [process.execPath, `${packages}/typescript/bin/tsc`, '--lsp', '--stdio'],
    files: '**/*.{ts,tsx}',
  },
  tsserver: {
    name: 'typescript-language-server',
    server: [process.execPath, `${packages}/typescript-language-server/lib/cli.mjs`, '--stdio'],
    files: '**/*.{ts,tsx}',
    initialization: { tsserver: { path: `${older}/lib/tsserver.js` } },
  },
  python: {
    name: 'python',
    server: [process.execPath, `${packages}/pyright/langserver.index.js`, '--stdio'],
    files: '**/*.py',
  },
  c: { name: 'clangd', server: ['clangd'], files: '**/*.{c,h,cc}' },
} as const

/** Whether clangd is installed; it is the only one that npm does not bring. */
export const hasClangd = programOnPath('clangd') !== undefined
