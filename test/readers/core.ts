import { listChain } from '../../src/core/git/commands/log.ts'
import { countedChanges, treePatches } from '../../src/core/git/commands/tree-changes.ts'
import { parseTree } from '../../src/core/git/tree.ts'
import { parseManifest } from '../../src/core/history/manifest.ts'
import { readRunMessage, stepsOfMessage } from '../../src/core/history/message.ts'
import { parsePlan } from '../../src/core/plan/parse.ts'
import { detectFormat } from '../../src/core/plan/print.ts'
import { valuesInYaml } from '../../src/core/plan/variables.ts'
import { readCommandRule } from '../../src/core/policy/command-rules.ts'
import { refuseBroken } from '../../src/core/policy/configuration.ts'
import { parsePolicy } from '../../src/core/policy/policy-file.ts'
import { parseRule } from '../../src/core/policy/rules.ts'
import { maskedLines, maskSecrets, refuseSecrets } from '../../src/core/policy/secrets.ts'
import { readCommandLine, readPlainCommand } from '../../src/core/programs/command-line.ts'
import { readScript } from '../../src/core/programs/shell-script.ts'
import { asksReplay, readTicks } from '../../src/core/report/body/step-list.ts'
import { reportSchema } from '../../src/core/report/report.ts'
import { codeSpan, inlineMarkdown, quotation, quotedMarkdown } from '../../src/core/report/safe-markdown.ts'
import { splitAt, wrap } from '../../src/core/report/terminal/style.ts'
import { parseToolCall } from '../../src/core/session/tool-call.ts'
import { sha256 } from '../../src/core/text/digest.ts'
import { compileGlobs } from '../../src/core/text/globs.ts'
import { applyHunks } from '../../src/core/text/hunks.ts'
import { inertLine, inertLines } from '../../src/core/text/neutralise.ts'
import { findCell, parseNotebook } from '../../src/core/text/notebook.ts'
import { editNotebook } from '../../src/core/text/notebook-edit.ts'
import { parseCodeOwners } from '../../src/core/text/paths.ts'
import { compileSubstitution } from '../../src/core/text/regex.ts'
import { readSettingsFile } from '../../src/core/text/settings-file.ts'
import { visible } from '../../src/core/text/visible.ts'
import { parseDiff } from '../../src/wings/sessions/diff-text.ts'
import { DIFFS, ID, json, lines, many, nested, type Reader, reader, within } from './shapes.ts'

/** Notebooks of cells, and one with a cell of such parts. */
const report = reportSchema()

export const NOTEBOOKS = {
  cells: within('{"nbformat":4,"nbformat_minor":5,"cells":[', '{"cell_type":"code","id":"c%","source":["a"]}', ']}'),
  'lines of a cell': within('{"nbformat":4,"cells":[{"cell_type":"code","source":[', '"a%\\n"', ']}]}'),
  outputs: within('{"nbformat":4,"cells":[{"cell_type":"code","outputs":[', '{"text":"a%"}', ']}]}'),
  'keys of a cell': within('{"nbformat":4,"cells":[{"cell_type":"code",', '"a%":1', '}]}'),
  'one key again': within('{"nbformat":4,"cells":[{"cell_type":"code",', '"source":"a%"', '}]}'),
  'quotes of a source': within('{"nbformat":4,"cells":[{"cell_type":"code","source":"', '\\"', '"}]}', ''),
  'backslashes of a source': within('{"nbformat":4,"cells":[{"cell_type":"code","source":"', '\\\\', '"}]}', ''),
  'blanks of a cell': within('{"nbformat":4,"cells":[{"cell_type":"code",', ' ', '"source":"a"}]}', ''),
  'deep metadata': (size: number) =>
    `{"nbformat":4,"cells":[{"cell_type":"code","metadata":${nested('{"a":[', '1', ']}')(Math.min(size, 2000))}}]}`,
}

/** What a plan in YAML or JSON may hold too much of. */
const PLANS = {
  steps: within('version: 1\nsteps:\n', '  - tool: Edit', '\n', '\n'),
  'keys of a step': within('version: 1\nsteps:\n  - tool: Edit\n', '    k%: 1', '\n', '\n'),
  'steps of JSON': within('{"version":1,"steps":[', '{"tool":"Edit"}', ']}'),
  'keys of a step of JSON': within('{"version":1,"steps":[{"tool":"Edit",', '"k%":1', '}]}'),
  'lines of steps': lines('{"tool":"Read","id":"a","file_path":"a"}'),
  variables: within('version: 1\nvars:\n  k: a\nsteps:\n  - tool: Write\n    content: "', '${k}', '"\n', ''),
  'unknown variables': within('version: 1\nvars:\n  k: a\nsteps:\n  - tool: Write\n    content: "', '${x%}', '"\n', ''),
}

const SETTINGS = {
  keys: lines('k%: 1'),
  'keys of TOML': lines('k% = 1'),
  'tables of TOML': lines('[k%]'),
  'dots of TOML': within('', 'a.', 'b = 1', ''),
  documents: lines('---\na: 1'),
  anchors: lines('- &a%'),
  aliases: within('a: &a [x]\n', 'k%: *a', '\n', '\n'),
  questions: many('? '),
  'comments of JSON': many('/*'),
}

const CREDENTIALS = {
  tokens: lines(`a ghp${'_'}%${'aB3'.repeat(12)}`),
  'keys of AWS': lines(`aws_secret = "AbC1${'aB3/'.repeat(9)}"`),
  'keys that nothing ends': many(`-----BEGIN ${'PRIVATE'} KEY-----\n`),
  'other keys that nothing ends': many('PuTTY-User-Key-File-2\n'),
  addresses: many('https://a:b@'),
}

const WORDS = {
  addresses: many('http://a'),
  hosts: many('www.'),
  mentions: many('@a #1 commits/a '),
  trailers: lines('a-b: c'),
  quotations: many('> '),
  'words that skip': many('[skip '),
  'stars and blanks': within('***', ' ', '', ''),
  ampersands: many('&'),
  invisible: many('\u200b\u202e'),
  marks: many('a\u0301'),
}

/** Readers of the core, by file and name. */
export const CORE: Readonly<Record<string, Reader>> = {
  'core/git/tree: parseTree': reader((text) => parseTree(Buffer.from(text, 'latin1'), 20), {
    entries: many(`100644 a%\0${'x'.repeat(20)}`),
  }),
  'core/git/commands/tree-changes: countedChanges': reader(
    (text) => countedChanges(ID, ID).parse(Buffer.from(text), 0),
    { changes: many(`:100644 100644 ${ID} ${ID} M\0a%\0`), counts: many('1\t1\ta%\0') },
  ),
  'core/git/commands/tree-changes: treePatches': reader(
    (text) => treePatches(ID, ID).parse(Buffer.from(text), 0),
    DIFFS,
  ),
  'core/git/commands/log: listChain': reader((text) => listChain(ID, ID).parse(Buffer.from(text), 0), {
    commits: many(`${ID}\n${ID}\n${ID}\na\nm\0\n`),
  }),
  'core/history/manifest: parseManifest': reader((text) => parseManifest(text, sha256(text)), {
    results: within('{"version":1,"results":[', '{"step":1,"programs":["a"],"patch":"a"}', ']}'),
    faults: within('{"version":1,"without":[', '"a"', ']}'),
  }),
  'core/history/message: readRunMessage': reader((text) => [readRunMessage(text), stepsOfMessage(text)], {
    trailers: lines(`Editplan-Step: 1/1\nEditplan-Plan: sha256:${'a'.repeat(64)}\nEditplan-Run: x`),
    'trailers of steps': lines('Editplan-Step: 1/1'),
    numbers: within('a\n\nEditplan-Step: ', '1-2,', '/1', ''),
  }),
  'core/plan/parse: parsePlan': reader(
    (text) => (['yaml', 'json', 'jsonl'] as const).map((format) => parsePlan({ name: 'p', text, format })),
    PLANS,
  ),
  'core/plan/print: detectFormat': reader((text) => detectFormat('a', text)),
  'core/plan/variables: valuesInYaml': reader((text) => valuesInYaml('x', text), SETTINGS),
  'core/policy/command-rules: readCommandRule': reader((text) => readCommandRule(`Run(${text})`)),
  'core/policy/configuration: refuseBroken': reader((text) => {
    for (const name of ['a.yaml', 'a.json', 'a.jsonc', 'a.toml'])
      for (const [before, after] of [
        ['{}', text],
        ['', text],
        [text, '{'],
      ] as const)
        refuseBroken(name, Buffer.from(before), Buffer.from(after))
  }, SETTINGS),
  'core/policy/policy-file: parsePolicy': reader((text) => parsePolicy(text, 'p'), {
    rules: within('version: 1\nrules:\n  deny:\n', '    - Edit(a%/**)', '\n', '\n'),
    'rules that are none': within('version: 1\nrules:\n  deny:\n', '    - x', '\n', '\n'),
    programs: within('version: 1\nverify:\n', '  - run: npm test', '\n', '\n'),
  }),
  'core/policy/rules: parseRule': reader((text) => parseRule(`Edit(${text})`), { folders: many('**/') }),
  'core/policy/secrets: refuseSecrets': reader((text) => refuseSecrets('a.ts', text), CREDENTIALS),
  'core/policy/secrets: maskSecrets': reader((text) => maskSecrets(text), CREDENTIALS),
  'core/policy/secrets: maskedLines': reader((text) => maskedLines(text.split('\n')), CREDENTIALS),
  'core/programs/command-line: readCommandLine': reader(readCommandLine, { commands: many('a', ' && ') }),
  'core/programs/command-line: readPlainCommand': reader(readPlainCommand),
  'core/programs/shell-script: readScript': reader((text) => readScript(text), {
    commands: many('a', ' && '),
    pipes: many('a', '|'),
    documents: many('a <<E\n'),
    conditions: many('if a;then '),
    cases: many('case a in '),
    arithmetic: many('$(('),
    parameters: many('${a'),
  }),
  'core/report/body/step-list: readTicks': reader((text) => [readTicks(text), asksReplay([text, text])], {
    marks: many('<!-- editplan:steps 1 -->\n'),
    boxes: within('<!-- editplan:steps 1 -->\n', '- [x] a', '\n<!-- editplan:steps end -->', '\n'),
    'blanks before a box': within('<!-- editplan:steps 1 -->\n', ' ', '- [x\n<!-- editplan:steps end -->', ''),
    replays: lines('- [x] <!-- editplan:replay -->'),
  }),
  'core/report/report: reportSchema': reader(
    json((value) => report.safeParse(value)),
    {
      steps: within(
        '{"version":1,"steps":[',
        '{"index":1,"tool":"Edit","file_path":"a","status":"applied","insertions":1,"deletions":1}',
        ']}',
      ),
    },
  ),
  'core/report/safe-markdown: quotedMarkdown': reader(
    (text) => [quotedMarkdown(text), inlineMarkdown(text), codeSpan(text), quotation(text)],
    WORDS,
  ),
  'core/report/terminal/style: wrap': reader((text) => [wrap(text, 80), splitAt(text, 80)], WORDS),
  'core/session/tool-call: parseToolCall': reader(json((value) => parseToolCall('Edit', value))),
  'core/text/globs: compileGlobs': reader((text) => compileGlobs(text), {
    pairs: many('{a,b}'),
    deep: nested('{a,', 'b', '}'),
    'pairs that nothing closes': many('{a,'),
    alternatives: within('{', 'a', '}'),
    escapes: many('\\{'),
  }),
  'core/text/hunks: applyHunks': reader((text) => {
    const [file] = parseDiff(text.split('\n'), 1)
    applyHunks('a\nb\nd\n1\n2\n3\n4\n5\n6\n'.repeat(file?.hunks.length ?? 0), file?.hunks ?? [])
  }, DIFFS),
  'core/text/neutralise: inertLines': reader((text) => [inertLines(text), inertLine(text)], WORDS),
  'core/text/notebook: parseNotebook': reader((text) => {
    const bytes = Buffer.from(text)
    const parsed = parseNotebook(bytes)
    if (!parsed.ok || parsed.notebook.cells.length === 0) return
    findCell(parsed.notebook, 'cell-0')
    for (const type of ['markdown', 'code'])
      editNotebook(bytes, parsed.notebook, { mode: 'replace', index: 0, source: 'x\ny', type })
    editNotebook(bytes, parsed.notebook, { mode: 'insert', after: 0, source: 'x', type: 'code' })
    editNotebook(bytes, parsed.notebook, { mode: 'delete', index: 0 })
  }, NOTEBOOKS),
  'core/text/paths: parseCodeOwners': reader((text) => parseCodeOwners(text).ownersOf('a/b/c.ts'), {
    rules: lines('a%/*.ts @a/b'),
    owners: within('a ', '@a ', '', ''),
    'signs of comments': within('a ', '#', '', ''),
    'blanks before a comment': within('a', ' ', '#', ''),
    folders: within('', '**/', 'x @a', ''),
  }),
  'core/text/regex: compileSubstitution': reader(
    (text) => [compileSubstitution(text, text), compileSubstitution('(a)(?<n>b)', text)],
    {
      groups: many('(a)'),
      deep: nested('(', 'a', ')'),
      names: many('(?<n%>a)'),
      alternatives: many('a|'),
      references: many('$1${n}'),
      'references nobody closes': many('${n'),
      'a long number': within('$', '1', '', ''),
    },
  ),
  'core/text/visible: visible': reader((text) => [visible(text), visible(text, { prose: true })], WORDS),
  'core/text/settings-file: readSettingsFile': reader(
    (text) => readSettingsFile(text, { name: 'a', what: 'a' }),
    SETTINGS,
  ),
}
