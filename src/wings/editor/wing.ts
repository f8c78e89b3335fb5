import type { Wing } from '../../wing.ts'

/** What an editor asks about a plan that is being written. */
export const editor: Wing = {
  name: 'editor',
  commands: { names: ['lsp'], load: async () => [(await import('./commands/lsp.ts')).lspCommand] },
}
