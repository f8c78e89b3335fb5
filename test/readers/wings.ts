import { FIX_FORMATS } from '../../src/core/plan/fix-output.ts'
import { notebookDifferences, readNotebook } from '../../src/core/report/notebook-cells.ts'
import { openString } from '../../src/core/text/encoding.ts'
import { parseCampaign } from '../../src/wings/campaign/campaign-file.ts'
import { changeDocument, type DocumentFormat } from '../../src/wings/codemods/document/document.ts'
import { type DocumentRequest, readPathPattern } from '../../src/wings/codemods/document/request.ts'
import { readCode } from '../../src/wings/codemods/imports/code.ts'
import { readNewString } from '../../src/wings/codemods/structure/template.ts'
import { readDiagnostics } from '../../src/wings/diagnostics/diagnostic.ts'
import { openPlanText } from '../../src/wings/editor/plan-text.ts'
import { readPlan } from '../../src/wings/editor/problems.ts'
import { blameLines } from '../../src/wings/provenance/blame/blamed-lines.ts'
import { parseHook } from '../../src/wings/sessions/commands/hook-call.ts'
import { detectImportFormat } from '../../src/wings/sessions/detect.ts'
import { hunksOfNumbered, hunksOfPatch, hunksOfSplitDiff } from '../../src/wings/sessions/diff-forms.ts'
import { parseDiff } from '../../src/wings/sessions/diff-text.ts'
import { importPlan } from '../../src/wings/sessions/import-plan.ts'
import { IMPORT_FORMATS, type ImportFormat } from '../../src/wings/sessions/index.ts'
import { parsePatch } from '../../src/wings/sessions/patch-text.ts'
import { compilePattern, globPattern, readReplacement } from '../../src/wings/sessions/shell/patterns.ts'
import '../../src/wings.ts'
import { NOTEBOOKS } from './core.ts'
import { DIFFS, ID, json, lines, many, nested, type Reader, reader, type Shape, within } from './shapes.ts'

const imports = (format: ImportFormat) => (text: string) =>
  importPlan(
    { name: 's', text },
    {
      format,
      cwd: '/w',
      shell: 'run',
      readFile: () => 'x\n',
      kindOf: () => undefined,
      filesBelow: () => [],
      look: (path) => ({ ok: true, path, bytes: Buffer.from('x\n') }),
    },
  )

const CHUNKS = within('*** Begin Patch\n*** Update File: a\n', '@@\n-a%\n+b%', '\n*** End Patch\n', '\n')

const LOGS = {
  'deep lists': nested('[', '', ']'),
  'deep objects': nested('{"a":', '1', '}'),
  'blocks that nothing closes': lines('a.js\n<<<<<<< SEARCH'),
  'patches that nothing ends': lines('*** Begin Patch\n*** Update File: a.txt\n@@\n-x\n+y'),
  'exports of fixes': lines('---\nMainSourceFile: a\nDiagnostics:\n  - a'),
}

/** Files with some code. */
const PAGES = {
  vue: {
    scripts: lines("<script>\nimport './a'\n</script>"),
    'scripts without an end': many('<script>'),
    'tags without an end': many("<script a='"),
    'comments around scripts': many('<!-- <script>a</script> '),
  },
  astro: { rules: lines('---') },
  mdx: { statements: lines("import './a'\n"), 'blocks without an end': lines('```js\n~~~') },
  ipynb: NOTEBOOKS,
}

/** A session in which an agent ran such a command. */
const ran =
  (command: Shape): Shape =>
  (size) =>
    [
      ['user', 'go'],
      ['assistant', [{ type: 'tool_use', id: 't', name: 'Bash', input: { command: command(size) } }]],
      ['user', [{ type: 'tool_result', tool_use_id: 't', content: '' }]],
    ]
      .map(([role, content]) => JSON.stringify({ type: role, sessionId: 's', cwd: '/w', message: { role, content } }))
      .join('\n')

const COMMANDS = {
  'commands in a row': many('echo a%', '; '),
  'commands that need each other': many('echo a%', ' && '),
  pipes: many('cat', ' | '),
  folders: many('cd a', ' && '),
  documents: many('cat > a% <<E\nx\nE\n'),
  'documents nobody ends': many('cat <<E\n'),
  'substitutions nobody ends': many('echo $(a'),
  'blanks inside': within('echo a', ' ', 'b', ''),
  'scripts of sed': within("sed -i '", 's/a/b/;', "' a.txt", ''),
  'scripts of sed nobody ends': within("sed -i '", 's/a', "' a.txt", ''),
  'scripts of perl': within("perl -pi -e '", 's/a/b/;', "' a.txt", ''),
  assignments: many('A%=1', ' '),
  'variables that grow': many('A=$A$A', ';'),
  patterns: within('rm ', '*[a', '', ''),
  braces: within('rm ', '{a,b}', '', ''),
  renames: many('mv a% b%', '; '),
  redirections: many('> f%', ' '),
  loops: many('for i in a b c; do', ' '),
  formats: within("printf '", '%s', "' a > a.txt", ''),
}

const CHANGES: readonly DocumentRequest[] = [
  { path: ['a', 'k1', 'b'], mode: 'set', value: 'x', create: true },
  { path: ['a', 'k1'], mode: 'unset' },
  { path: ['z'], mode: 'set', value: 'x', create: true },
].map((change) => change as DocumentRequest)

const changes = (format: DocumentFormat) => (text: string) => {
  for (const change of CHANGES) changeDocument(openString(text), format, change)
}

const DOCUMENTS: Readonly<Record<'jsonc' | 'yaml' | 'toml', Reader['shapes']>> = {
  jsonc: {
    keys: within('{"a":{', '"k%":1', '}}'),
    elements: within('{"a":[', '1', ']}'),
    'elements on lines': within('{"a":[\n', '  1', '\n]}', ',\n'),
    'one key again': within('{"a":{', '"k1":{}', '}}'),
    comments: within('{"a":{"k1":1', '/**/', '}}', ''),
    'blanks behind a part': within('{"a":{"k0":1,"k1":1', ' ', ',"k2":1}}', ''),
    'blanks before a part': within('{"a":{"k0":1,', ' ', '"k1":1,"k2":1}}', ''),
  },
  yaml: {
    keys: within('a:\n', '  k%: 1', '\n', '\n'),
    items: within('a:\n', '  - 1', '\n', '\n'),
    'keys in braces': within('a: {', 'k%: 1', '}\n'),
    documents: lines('---\na: 1'),
    comments: within('a:\n  k1:\n    b: 1\n', '  # c\n', 'b: 1\n', ''),
    'blank lines behind': within('a:\n  k1:\n    b: 1\n', '   \n', 'b: 1\n', ''),
    'blanks behind': within('a:\n  k1: 1', ' ', '\n  k2: 1\n', ''),
    aliases: within('a: &a\n  k1: 1\n', 'k%: *a', '\n', '\n'),
    merges: within('a: &a\n  k1: 1\n', 'k%:\n  <<: *a', '\n', '\n'),
  },
  toml: {
    keys: within('[a]\n', 'k% = 1', '\n', '\n'),
    tables: lines('[a.k%]\nb = 1'),
    'lists of tables': lines('[[a]]\nb = 1'),
    'keys in braces': within('a = {', 'k% = 1', '}\n'),
    'dotted keys': lines('a.k%.b = 1'),
    comments: within('[a]\n', '# c\n', 'k1 = 1\n', ''),
  },
}

/** Readers of the wings, by file and name. */
export const WINGS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(
    [...IMPORT_FORMATS, ...FIX_FORMATS].map((format) => [
      `wings/sessions/import-plan: importPlan, ${format}`,
      reader(imports(format), { ...DIFFS, ...LOGS }),
    ]),
  ),
  'wings/sessions/shell/shell: addShell': {
    read: imports('claude-code'),
    shapes: Object.fromEntries(Object.entries(COMMANDS).map(([name, shape]) => [name, ran(shape)])),
  },
  'wings/sessions/shell/patterns: readReplacement': reader(
    (text) => [
      globPattern(text),
      compilePattern(text, { dialect: 'basic' }),
      compilePattern(text, { dialect: 'extended' }),
      readReplacement(text, 'sed'),
      readReplacement(text, 'perl'),
    ],
    { sets: many('[a'), groups: many('\\(a'), bounds: many('a\\{1\\}') },
  ),
  'wings/sessions/detect: detectImportFormat': reader(detectImportFormat, { ...DIFFS, ...LOGS }),
  'wings/sessions/diff-text: parseDiff': reader((text) => parseDiff(text.split('\n'), 1), DIFFS),
  'wings/sessions/diff-forms: hunksOfSplitDiff': reader((text) => [hunksOfSplitDiff(text), hunksOfNumbered(text)], {
    ...DIFFS,
    'numbered lines of a diff': lines('-1 a\n+1 b\n 2 c\n...'),
  }),
  'wings/sessions/diff-forms: hunksOfPatch': reader(json(hunksOfPatch), {
    hunks: within('[', '{"oldStart":1,"lines":[" a","-b","+c"]}', ']'),
  }),
  'wings/sessions/patch-text: parsePatch': reader(parsePatch, {
    files: within('*** Begin Patch\n', '*** Update File: a%\n@@\n-a\n+b', '', '\n'),
    chunks: within('*** Begin Patch\n*** Update File: a\n', '@@ a\n-a\n+b', '', '\n'),
  }),
  'wings/sessions/apply-patch: importApplyPatch, of a known file': {
    read: (text) => {
      const [patch = '', file = ''] = text.split('\f')
      importPlan({ name: 's', text: patch }, { format: 'apply-patch', cwd: '/w', readFile: () => file })
    },
    shapes: {
      'chunks one after the other': (size) => `${CHUNKS(size)}\f${many('a%\n')(size)}`,
      'chunks of lines with other blanks': (size) => `${CHUNKS(size)}\f${many('a% \n')(size)}`,
      'chunks of lines that are not there': (size) => `${CHUNKS(size)}\f${many('b%\n')(size)}`,
    },
  },
  'wings/sessions/commands/hook-call: parseHook': reader((text) => parseHook(text, undefined)),
  'wings/codemods/document/request: readPathPattern': reader(readPathPattern, {
    keys: many('.a'),
    indexes: many('[1]'),
    filters: many('[a=b]'),
    'filters nobody closes': many('[a='),
    strings: within('["', '\\"', '', ''),
  }),
  ...Object.fromEntries(
    (['jsonc', 'yaml', 'toml'] as const).map((format) => [
      `wings/codemods/document/document: changeDocument, ${format}`,
      reader(changes(format), DOCUMENTS[format]),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(PAGES).map(([ending, shapes]) => [
      `wings/codemods/imports/code: readCode, ${ending}`,
      reader((text) => readCode(`a.${ending}`, openString(text)), shapes),
    ]),
  ),
  'wings/codemods/structure/template: readNewString': reader((text) => readNewString(text, new Set(['A'])), {
    dollars: many('$'),
    'lines of variables': many('$A\n'),
  }),
  'wings/campaign/campaign-file: parseCampaign': reader((text) => parseCampaign(text, 'p'), {
    repositories: within('version: 1\nrepositories:\n', '  - a/b%', '\n', '\n'),
  }),
  'wings/diagnostics/diagnostic: readDiagnostics': reader(
    json((items) => readDiagnostics(items, { path: 'a', lines: ['a'], root: '/w' })),
    { items: within('[', '{"message":"a","range":{"start":{"line":0,"character":0}}}', ']') },
  ),
  'wings/editor/problems: readPlan': reader((text) => readPlan('p.yaml', openPlanText('p.yaml', text)), {
    steps: within('version: 1\nsteps:\n', '  - tool: Edit', '\n', '\n'),
  }),
  'core/report/notebook-cells: readNotebook': reader(
    (text) => [readNotebook(text), notebookDifferences(text, text)],
    NOTEBOOKS,
  ),
  'wings/provenance/blame/blamed-lines: blameLines': reader(
    (text) => blameLines({ path: 'a' }).parse(Buffer.from(text), 0),
    { lines: lines(`${ID} 1 1 1\nfilename a\n\tx`) },
  ),
}
