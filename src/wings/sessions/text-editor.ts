import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { takeBlocks } from './anthropic.ts'
import { isObject } from './call-steps.ts'
import { SessionLog } from './session-log.ts'
import { type Importer, optionsOf } from './source.ts'

/** Calls of the text editor tool: in messages as `anthropic` has them, or bare inputs `{ command, path, … }`. */
export const importTextEditor: Importer = (sources, recording, options) => {
  const log = new SessionLog(recording, { ...options, habits: HABITS, proposals: true })
  for (const source of sources) for (const document of documentsOf(source, recording)) take(document, log)
  log.close()
  return { options: { ...optionsOf(recording), reads: 'auto', ...(log.hasResults && { duplicates: 'keep' }) } }
}

/** Texts are replaced as they are. */
const HABITS = { edits: 'literal', overwrittenEnds: 'given', overwrittenMark: 'kept' } as const

const take = (node: JsonNode, log: SessionLog): void => {
  const { value } = node
  if (isObject(value) && typeof value.command === 'string' && typeof value.path === 'string') {
    log.call({ name: 'text_editor', input: value, at: node.at() })
  } else if (Array.isArray(value)) {
    for (const item of members(node)) take(item, log)
  } else takeBlocks(node, log)
}
