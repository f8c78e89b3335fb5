import { visible } from '../text/visible.ts'
import type { Touch } from './permission.ts'
import type { FileInputs, Tool } from './tool.ts'
import { documentTools } from './tool-slots.ts'

/** The parsers of documents are loaded with the first of them. */
const documentTool = <Name extends 'Set' | 'Unset'>(name: Name): Tool<FileInputs[Name]> => ({
  name,
  effect: 'changes',
  touches: (input) => [changing(input)],
  announce: ({ file_path }) => `Editing ${visible(file_path)}`,
  run: async (input, context) => {
    const { set, unset } = await documentTools.get()()
    const tool: Tool<FileInputs['Set']> = name === 'Set' ? set : unset
    return tool.run(input as FileInputs['Set'], context)
  },
})

/** What happens to a document by whose path a value is set or removed. */
const changing = ({ file_path: path }: { readonly file_path: string }): Touch => ({ path, effects: ['changes'] })

export const set = documentTool('Set')
export const unset = documentTool('Unset')
