import { takeBlocks } from './anthropic.ts'
import { CallLog } from './call.ts'
import { addCalls, isObject } from './call-steps.ts'
import { documentsOf, type JsonNode, members } from './json-nodes.ts'
import type { Importer } from './source.ts'

/** Calls of the text editor tool: in messages as `anthropic` has them, or bare inputs `{ command, path, … }`. */
export const importTextEditor: Importer = (sources, recording, options) => {
  const log = new CallLog()
  for (const source of sources) for (const document of documentsOf(source, recording)) take(document, log)
  addCalls(log.ended(), recording, options)
  return { options: { reads: 'auto', ...(log.hasResults && { duplicates: 'keep' }) } }
}

const take = (node: JsonNode, log: CallLog): void => {
  const { value } = node
  if (isObject(value) && typeof value.command === 'string' && typeof value.path === 'string') {
    log.call({ name: 'text_editor', input: value, at: node.at() })
  } else if (Array.isArray(value)) {
    for (const item of members(node)) take(item, log)
  } else takeBlocks(node, log)
}
