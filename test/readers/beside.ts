import { readExplanation } from '../../src/faces/action/explain.ts'
import { neutraliseCommands } from '../../src/faces/action/outputs.ts'
import { renderGitDiff } from '../../src/faces/cli/patch.ts'
import { wholeLines } from '../../src/faces/mcp/protocol.ts'
import { parseEntry } from '../../src/faces/mcp/recording/entry.ts'
import { parseLedger } from '../../src/publish/ledger.ts'
import { decisionIn, partOf, readMarker, writePart } from '../../src/publish/marker.ts'
import { placeOf } from '../../src/publish/origin.ts'
import { unpackFingerprints, withSince } from '../../src/publish/since.ts'
import { DIFFS, json, lines, many, type Reader, reader, within } from './shapes.ts'

/** Readers of faces and of what publishes, by file and name. */
export const BESIDE: Readonly<Record<string, Reader>> = {
  'faces/action/explain: readExplanation': reader((text) => readExplanation(Buffer.from(text))),
  'faces/action/outputs: neutraliseCommands': reader(neutraliseCommands, {
    commands: lines('::error::a'),
    'blanks before commands': lines('   ::'),
  }),
  'faces/cli/patch: renderGitDiff': reader(
    (text) => renderGitDiff(text, { width: 80, colour: true, piped: false }),
    DIFFS,
  ),
  'faces/mcp/recording/entry: parseEntry': reader(parseEntry, {
    'keys of an input': within('{"step":{"tool":"Edit","input":{', '"k%":1', '}}}'),
  }),
  // As pipes give it: in pieces.
  'faces/mcp/protocol: wholeLines': reader((text) => {
    const joined = wholeLines(64 * 2 ** 20)
    for (let at = 0; at < text.length; at += 100) joined.write(Buffer.from(text.slice(at, at + 100)))
    joined.read()
  }),
  'publish/ledger: parseLedger': reader((text) => parseLedger(text, { branch: 'b', at: 'x' }), {
    pulls: within('{"version":1,"pulls":[', '{"number":1}', ']}'),
  }),
  'publish/marker: readMarker': reader(
    (text) => [readMarker(text), partOf(text), decisionIn(text), writePart(text, 'a', undefined)],
    {
      'marks of a beginning': many('<!-- editplan:begin 0123456789abcdef -->\n'),
      'marks nobody closes': many('<!-- editplan:begin 0123456789abcdef {'),
      steps: within('/editplan drop ', '1', '', ', '),
      'blanks of a command': within('/editplan', ' ', '\nx', ''),
    },
  ),
  'publish/origin: placeOf': reader(placeOf, {
    users: within('https://', 'a@', '', ''),
    names: within('git@a:', 'a/', '', ''),
    ports: within('git@', 'a:', '', ''),
  }),
  'publish/since: unpackFingerprints': reader(unpackFingerprints, { prints: many(`1.aaaa${'b'.repeat(16)}`, ' ') }),
  'publish/since: withSince': reader(
    json(({ steps = [] }: { steps?: never[] }) =>
      withSince({ steps: steps.toReversed(), files: [] } as never, { steps, files: [] } as never),
    ),
    {
      'steps of one file': within(
        '{"steps":[',
        '{"index":%,"tool":"Edit","file_path":"a","status":"applied","insertions":1,"deletions":1,"why":"%"}',
        ']}',
      ),
    },
  ),
}
