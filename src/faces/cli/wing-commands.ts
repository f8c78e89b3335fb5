/** The wing of each command, also where the wing is absent. Made by `npm run schema`. */
export const WING_OF_COMMAND: ReadonlyMap<string, string> = new Map([
  ['campaign', 'campaign'],
  ['explain', 'codemods'],
  ['test', 'codemods'],
  ['lsp', 'editor'],
  ['fix', 'fixes'],
  ['blame', 'provenance'],
  ['import', 'sessions'],
  ['record', 'sessions'],
  ['compose', 'several'],
  ['split', 'several'],
  ['narrow', 'several'],
  ['try', 'several'],
  ['overlap', 'several'],
])
