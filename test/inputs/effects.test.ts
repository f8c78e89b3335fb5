import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { describe, expect, it } from 'vitest'
import { inputsOf } from '../../src/faces/cli/options.ts'
import { programFor } from '../../src/faces/cli/program.ts'
import { commandOf, type Verb } from '../../src/inputs/input.ts'
import { CONTEXT } from '../support/context.ts'
import * as real from '../support/git.ts'
import { wordsOf } from '../support/inputs.ts'
import * as memory from '../support/memory-repository.ts'
import { editplan } from '../support/program.ts'

type Words = readonly string[]

/** What an option is tried with: words before it that both calls have, in place of the verb's own; and its own words. */
interface Scene {
  readonly call?: Words
  readonly before?: Words
  /** Files that somebody writes before either. */
  readonly between?: Readonly<Record<string, string>>
  readonly words?: Words
}

const step = (id: string, file: string, from: string, to: string): string =>
  `  - { id: ${id}, tool: Edit, file_path: ${file}, old_string: ${from}, new_string: '${to}' }\n`
const planOf = (steps: string, options = 'reads: auto'): string =>
  `version: 1\ntitle: Tend\nvars: { flower: rose }\noptions: { ${options} }\nsteps:\n${steps}`
const ONE = step('one', 'a.txt', 'fern', '${{ vars.flower }}')
const TWO = step('two', 'b.txt', 'ivy', 'oak')
const diff = (name: string, from = 'fern'): string =>
  `--- a/${name}\n+++ b/${name}\n@@ -1,2 +1,2 @@\n-${from}\n+rose\n moss\n`
const CALLS = ['a.txt', 'gone.txt'].flatMap((name, at) => [
  {
    type: 'assistant',
    message: {
      role: 'assistant',
      content: [
        {
          type: 'tool_use',
          id: `t${at}`,
          name: 'Edit',
          input: { file_path: `/x/${name}`, old_string: 'fern', new_string: 'rose' },
        },
      ],
    },
  },
  {
    type: 'user',
    message: {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: `t${at}`, is_error: at > 0, content: at > 0 ? 'no such file' : 'ok' },
      ],
    },
  },
])
const bash = [
  {
    type: 'assistant',
    message: {
      role: 'assistant',
      content: [{ type: 'tool_use', id: 'b', name: 'Bash', input: { command: 'npm run format' } }],
    },
  },
  { type: 'user', message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'b', content: 'ok' }] } },
]
/** What a linter would change in a file, and what it suggests. */
const fixesOf = (filePath: string): string => {
  const at = { severity: 2, line: 1, column: 1, message: 'm' }
  const suggestions = [{ desc: 'd', fix: { range: [5, 9], text: 'reed' } }]
  const fix = { range: [0, 4], text: 'rose' }
  return JSON.stringify([
    {
      filePath,
      messages: [
        { ...at, ruleId: 'tidy', fix },
        { ...at, ruleId: 'wet', suggestions },
      ],
      errorCount: 2,
    },
  ])
}
const jsonLines = (lines: readonly object[]): string =>
  lines.map((one) => `${JSON.stringify({ cwd: '/x', sessionId: 's', ...one })}\n`).join('')

/** Beside the files of the commits. */
const LOOSE: Readonly<Record<string, string>> = {
  'plan.yaml': planOf(ONE + TWO),
  'other.yaml': planOf(step('three', 'b.txt', 'ivy', 'elm')),
  'apart.yaml': planOf(TWO),
  'rose.yaml': planOf(step('one', 'a.txt', 'fern', 'rose')),
  'strict.yaml': planOf(ONE, 'reads: strict'),
  'fails.yaml': planOf(`${step('gone', 'a.txt', 'lily', 'x')}${TWO}`),
  'twice.yaml': planOf(ONE + ONE.replace('one', 'again')),
  'ugly.yaml': planOf(ONE + TWO).replace('title: Tend', 'title:    Tend'),
  'p.diff': diff('a.txt'),
  'moved.diff': diff('old/a.txt'),
  'far.diff': diff('a.txt').replaceAll(/[ab]\/a.txt/g, '/x/a.txt'),
  'unfit.diff': `${diff('a.txt')}${diff('b.txt', 'lily')}`,
  'session.jsonl': jsonLines([...CALLS, ...bash]),
  'cut.jsonl': `${jsonLines(CALLS)}{"type":"assistant","message":{"role":"assistant","content":[{"type":"tool_use","id":"z","name":"Wri`,
  'several.json': JSON.stringify({
    model: 'm',
    choices: ['rose', 'tulip'].map((content, index) => {
      const given = { name: 'write_file', arguments: JSON.stringify({ path: 'new.txt', content }) }
      const call = { id: content, type: 'function', function: given }
      return { index, message: { role: 'assistant', content: null, tool_calls: [call] } }
    }),
  }),
  'eslint.json': fixesOf('a.txt'),
  'moved.json': fixesOf('old/a.txt'),
  'far.json': fixesOf('/x/a.txt'),
  'unfit.json': fixesOf('gone.txt'),
  'ruff.json': JSON.stringify([
    {
      ...{ filename: 'a.txt', code: 'F1', message: 'm', location: { row: 1, column: 1 } },
      fix: {
        applicability: 'unsafe',
        edits: [{ content: 'rose', location: { row: 1, column: 1 }, end_location: { row: 1, column: 5 } }],
      },
    },
  ]),
  'lsp.json': JSON.stringify([
    { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } }, newText: 'rose' },
  ]),
  'vars.yaml': 'flower: tulip\n',
  'sought.yaml': planOf(step('one', 'a.txt', "'${{ vars.flower }}'", 'yew')),
  'ferns.yaml': 'flower: fern\n',
  'policy.yml': 'version: 1\ndeny: [Edit(a.txt)]\n',
  'repos.txt': '.\n{other}\n',
  'answers.json': '[{"step": 1, "drop": true}]',
  'left/a.txt': 'tulip\nmoss\n',
  'mods/plan.yaml': planOf(ONE),
  'mods/before/a.txt': 'fern\n',
  'mods/after/a.txt': 'lily\n',
}

const VERBS: Partial<Record<Verb, Words>> = {
  check: ['check', 'plan.yaml'],
  'check --find': ['check', '--find', 'plan.yaml'],
  apply: ['apply', 'plan.yaml'],
  undo: ['undo'],
  redo: ['redo'],
  history: ['history'],
  show: ['show'],
  report: ['report', 'r.json'],
  'import of a patch': ['import', 'p.diff'],
  'import of a session': ['import', 'session.jsonl'],
  'import of fixes': ['import', 'eslint.json', '--from', 'eslint', '--repo', '.'],
  repair: ['repair', 'fails.yaml'],
  'plan from-diff': ['plan', 'from-diff', 'HEAD~1', 'HEAD'],
  explain: ['explain', 'HEAD~1..HEAD'],
  'explain of a plan': ['explain', 'plan.yaml'],
  test: ['test', 'mods'],
  fmt: ['fmt', 'ugly.yaml'],
  policy: ['policy', 'test', 'a.txt'],
  'policy --command': ['policy', 'test', '--command', 'npm test'],
  schema: ['schema'],
  init: ['init'],
  verify: ['verify', 'plan.yaml', '--base', 'start', '--head', 'HEAD'],
  compose: ['compose', 'plan.yaml', 'apart.yaml'],
  split: ['split', 'plan.yaml', '--by', 'size:1'],
  overlap: ['overlap', 'plan.yaml', 'apart.yaml'],
  record: ['record'],
}

/** What follows all options. */
const TAILS: Partial<Record<Verb, Words>> = { record: ['--', 'node', '-e', "fs.writeFileSync('a.txt', 'rose')"] }

/** Why no option of a verb is tried here, and where they are. */
const VERBS_ELSEWHERE: readonly (readonly [verbs: RegExp, why: string, where: string])[] = [
  [/^(?:pr|campaign .*)$/, 'it publishes', 'test/inputs/modes.test.ts'],
  [
    /^(?:verify --.*|narrow|try.*|fix.*|blame|plan rename|resume|mcp|lsp)$/,
    'the library is asked',
    'test/inputs/library.test.ts',
  ],
  [/^record (?:--acp|of a hook|hook)$/, 'an agent calls it', 'test/wings/sessions/record'],
  [/^demo$/, 'it has a repository of its own', 'test/faces/cli/cli.test.ts'],
]

/** In each verb that has the option. */
const ANYWHERE: Readonly<Record<string, Scene>> = {
  var: { words: ['--var', 'flower=tulip'] },
  vars: { words: ['--vars', 'vars.yaml'] },
  repo: { words: ['--repo', '{other}'] },
  repos: { words: ['--repos', 'repos.txt'] },
  bare: { words: ['--bare', '../none.git'] },
  policy: { words: ['--policy', 'policy.yml'] },
  without: { words: ['--without', 'two'] },
  report: { words: ['--report', 'made.json'] },
  html: { words: ['--html', 'made.html'] },
  output: { words: ['-o', 'made.yaml'] },
  author: { words: ['--author', 'Ida Fern <ida@garden.invalid>'] },
  committer: { words: ['--committer', 'Ida Fern <ida@garden.invalid>'] },
  trailers: { words: ['--trailer', 'Issue: 7'] },
  only: { words: ['--only', 'b.txt'] },
  'max-files': { words: ['--max-files', '1'] },
  'max-lines': { words: ['--max-lines', '3'] },
  title: { words: ['--title', 'Other'] },
}

/** Of a verb, by the command's own words. */
const replays = (...call: Words): Readonly<Record<string, Scene>> => ({
  strip: { call: [...call, 'p.diff'], words: ['-p', '0'] },
  'path-prefix': { call: [...call, 'moved.diff'], before: ['-p', '1'], words: ['--path-prefix', 'old='] },
  from: { call: [...call, 'p.diff'], words: ['--from', 'codex'] },
  cwd: { call: [...call, 'far.diff'], words: ['--cwd', '/x'] },
  lossy: { call: [...call, 'unfit.diff'] },
  choice: { call: [...call, 'several.json'], words: ['--choice', '2'] },
  'on-error': { call: [...call, 'fails.yaml'], before: ['--json'], words: ['--on-error', 'continue'] },
  reads: { call: [...call, 'strict.yaml'], words: ['--reads', 'auto'] },
  duplicates: { call: [...call, 'twice.yaml'], words: ['--duplicates', 'error'] },
  commits: { before: ['--json'], words: ['--commits', 'squash'] },
  var: { before: ['--json'], words: ['--var', 'flower=tulip'] },
  vars: { before: ['--json'], words: ['--vars', 'vars.yaml'] },
  base: { words: ['--base', 'aside'] },
  'unrelated-base': { before: ['--base', 'aside'] },
})
const verifies = ['--base', 'start', '--head', 'HEAD']

const SCENES: Partial<Record<Verb, Readonly<Record<string, Scene>>>> = {
  check: { ...replays('check'), repair: { words: ['--repair', 'made.json'] } },
  'check --find': {
    ...replays('check', '--find'),
    var: { call: ['check', '--find', 'sought.yaml'], words: ['--var', 'flower=fern'] },
    vars: { call: ['check', '--find', 'sought.yaml'], words: ['--vars', 'ferns.yaml'] },
    find: { call: ['check', 'plan.yaml'], words: ['--find'] },
  },
  apply: {
    ...replays('apply'),
    branch: { words: ['--branch', 'tended'] },
    force: { before: ['--branch', 'aside'] },
    'dry-run': {},
  },
  verify: {
    ...Object.fromEntries(
      Object.entries(replays('verify')).map(([name, { call, words }]) => [
        name,
        { ...(call && { call: [...call, ...verifies] }), ...(words && { words }) },
      ]),
    ),
    base: { call: ['verify', 'plan.yaml', '--head', 'HEAD'], words: ['--base', 'start'] },
    head: { call: ['verify', 'plan.yaml', '--base', 'start'], words: ['--head', 'start'] },
  },
  record: { start: {}, stop: {}, output: { words: ['-o', 'made.yaml'] } },
  undo: { to: { words: ['--to', '1'] }, merge: { between: { 'a.txt': 'rose\nmoss\nreed\n' } } },
  show: {},
  report: {
    since: { words: ['--since', 'r.json'] },
    ...Object.fromEntries(
      ['html', 'markdown', 'sarif', 'rdjson', 'patch', 'agent-trace'].map((name) => [
        name,
        { words: [`--${name}`, 'made'] },
      ]),
    ),
  },
  'import of a patch': {
    ...replays('import'),
    from: { words: ['--from', 'apply-patch'] },
    base: { before: ['--repo', '.'], words: ['--base', 'HEAD~9'] },
    cwd: { call: ['import', 'far.diff'], words: ['--cwd', '/x'] },
    after: { words: ['--after', 'left'] },
    complete: { before: ['--after', 'left'] },
    strict: { before: ['--after', 'left'] },
    lossy: { call: ['import', 'unfit.diff', '--repo', '.'] },
    choice: { call: ['import', 'several.json', '--repo', '.'], words: ['--choice', '2'] },
    'path-prefix': { call: ['import', 'moved.diff', '--repo', '.', '-p', '1'], words: ['--path-prefix', 'old='] },
    strip: { call: ['import', 'p.diff', '--repo', '.'], words: ['-p', '0'] },
  },
  'import of fixes': {
    from: { call: ['import', 'eslint.json', '--repo', '.'], words: ['--from', 'sarif'] },
    at: { words: ['--at', 'HEAD~9'] },
    base: { words: ['--base', 'HEAD~9'] },
    cwd: { call: ['import', 'far.json', '--from', 'eslint', '--repo', '.'], words: ['--cwd', '/x'] },
    'path-prefix': {
      call: ['import', 'moved.json', '--from', 'eslint', '--repo', '.'],
      words: ['--path-prefix', 'old='],
    },
    lossy: { call: ['import', 'unfit.json', '--from', 'eslint', '--repo', '.'] },
    unsafe: { call: ['import', 'ruff.json', '--from', 'ruff', '--repo', '.'] },
    suggestions: {},
    file: { call: ['import', 'lsp.json', '--repo', '.'], words: ['--file', 'a.txt'] },
    edits: {},
    commits: { words: ['--commits', 'squash'] },
  },
  'import of a session': {
    from: { words: ['--from', 'codex'] },
    'path-prefix': { words: ['--path-prefix', '/x=src'] },
    lossy: { call: ['import', 'cut.jsonl'] },
    choice: { call: ['import', 'several.json', '--repo', '.'], words: ['--choice', '2'] },
    cwd: { words: ['--cwd', '/y'] },
    base: { before: ['--repo', '.'], words: ['--base', 'HEAD~9'] },
    after: { words: ['--after', 'left'] },
    complete: { before: ['--after', 'left'] },
    shell: { words: ['--shell', 'run'] },
    agent: { before: ['--latest'], call: ['import'], words: ['--agent', 'codex'] },
    latest: { call: ['import'] },
  },
  compose: { ...replays('compose', 'apart.yaml'), base: { words: ['--base', 'aside'] } },
  split: { ...replays('split', '--by', 'size:1'), by: { call: ['split', 'plan.yaml'], words: ['--by', 'folder'] } },
  overlap: {
    ...replays('overlap', 'apart.yaml'),
    base: { words: ['--base', 'empty'] },
    var: { call: ['overlap', 'plan.yaml', 'rose.yaml'], words: ['--var', 'flower=tulip'] },
    vars: { call: ['overlap', 'plan.yaml', 'rose.yaml'], words: ['--vars', 'vars.yaml'] },
    'exit-code': { call: ['overlap', 'plan.yaml', 'other.yaml'] },
  },
  repair: {
    ...replays('repair'),
    packet: { words: ['--packet', 'r.json'] },
    answers: { words: ['--answers', 'answers.json'] },
    repair: { words: ['--repair', 'made.json'] },
  },
  explain: {
    title: { before: ['-o', 'made.yaml'], words: ['--title', 'Other'] },
    staged: { call: ['explain'] },
    as: { before: ['-o', 'made'], words: ['--as', 'codemod'] },
  },
  'explain of a plan': { ...replays('explain') },
  test: {
    ...replays('test'),
    var: {},
    vars: {},
    update: { before: ['--once'] },
  },
  fmt: { check: {} },
  policy: { tool: { words: ['--tool', 'Write'] }, repo: { words: ['--repo', '../gone'] } },
  'policy --command': {
    repo: { words: ['--repo', '../gone'] },
    command: { call: ['policy', 'test'], words: ['--command', 'npm test'] },
  },
  init: { output: { words: ['-o', 'made.yaml'] } },
}

/** Why an effect is not shown here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  diagnostics: 'it asks a language server: test/wings/diagnostics/diagnose-run.test.ts',
  watch: 'it does not end by itself: test/faces/cli/authoring.test.ts',
  'test: from': 'a source has folders beside it: test/wings/codemods/test-plan.test.ts',
  'test: cwd': 'a source has folders beside it: test/wings/codemods/test-plan.test.ts',
  pick: 'it asks at a terminal: test/faces/cli/pick.test.ts',
  tool: 'it opens a program: test/core/run/show-runs.test.ts',
  'verify: run': 'a step has to run a command: test/faces/cli/follow-remedies.test.ts',
  'overlap: pulls': 'it asks GitHub: test/wings/several',
  'explain: run': 'it runs commands of a policy: test/wings/codemods/explain/explain.programs.test.ts',
  'repair: accept': 'a correction has to be certain: test/core/run/repair-plans.test.ts',
  'import of a patch: verbose': 'few patches hold anything else: test/wings/sessions/patches.test.ts',
}

const program = await programFor([], CONTEXT, () => undefined)
const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
const below = (command: Command): readonly Command[] => command.commands.flatMap((one) => [one, ...below(one)])
const pairs = below(program).flatMap((command) =>
  inputsOf(command).flatMap((row) =>
    row.verbs.filter((verb) => commandOf(verb) === pathOf(command)).map((verb) => [verb, row.name, row] as const),
  ),
)
const cases = pairs.filter(([verb, name]) => VERBS[verb] && !ELSEWHERE[`${verb}: ${name}`] && !ELSEWHERE[name])

describe('each option of a command', () => {
  it('is tried here, or its verb is named with where that is done', () => {
    const named = (verb: string): boolean => VERBS_ELSEWHERE.some(([verbs]) => verbs.test(verb))
    expect(pairs.filter(([verb]) => Boolean(VERBS[verb]) === named(verb)).map(([verb]) => verb)).toEqual([])
    expect(VERBS_ELSEWHERE.filter(([, , where]) => !existsSync(where))).toEqual([])
    const skipped = Object.values(ELSEWHERE).map((why) => why.replace(/.*: /, ''))
    expect(skipped.filter((where) => !existsSync(where))).toEqual([])
  })

  it.each(cases)('changes what `%s` does: --%s', async (verb, name, row) => {
    const {
      call = VERBS[verb] ?? [],
      before = [],
      between,
      words = wordsOf(row),
    } = { ...ANYWHERE[name], ...SCENES[verb]?.[name] }
    const tail = TAILS[verb] ?? []
    const all = [...call, ...before, ...words, ...tail]
    const git = needsGit(all, between) ? real : memory
    const without = await known([...call, ...before, ...tail], between, git)
    const given = await resultOf(all, between, git)
    expect(given).not.toEqual(without)
  })
})

const FIRST = { 'a.txt': 'fern\nmoss\n', 'b.txt': 'ivy\n', 'src/c.txt': 'yew\n' }

type Git = Pick<typeof real, 'repository'>

/** Whether a call asks git for what memory does not answer. */
const needsGit = (words: Words, between: Scene['between'] = {}): boolean =>
  words.some((word) => WITH_GIT.includes(word)) || Object.keys(between).length > 0
const WITH_GIT: readonly string[] = ['record', 'repair', 'aside', '--after', '--staged', '--worktrees']

/** A checkout of two commits, with branches that have nothing to do with them. */
function checkout({ repository }: Git, other: string) {
  const repo = repository(FIRST)
  repo.git('switch', '-q', '--orphan', 'empty')
  repo.git('commit', '-q', '--allow-empty', '-m', 'empty')
  repo.git('switch', '-q', '--orphan', 'aside')
  repo.write(FIRST)
  repo.commit('aside')
  repo.git('switch', '-q', 'main')
  repo.write({ 'd.txt': 'd\n' })
  repo.commit('Second')
  repo.git('branch', 'start')
  repo.write(LOOSE)
  repo.write({ 'repos.txt': LOOSE['repos.txt']?.replace('{other}', other) ?? '' })
  return repo
}

const results = new Map<string, Promise<unknown>>()

/** The result of a call that several options are tried with. */
function known(words: Words, between: Scene['between'], git: Git): Promise<unknown> {
  const key = JSON.stringify([words, between, git === real])
  const result = results.get(key) ?? resultOf(words, between, git)
  results.set(key, result)
  return result
}

async function resultOf(words: Words, between: Scene['between'], git: Git): Promise<unknown> {
  using other = git.repository({ 'x.txt': 'x\n' })
  using repo = checkout(git, other.root)
  const [command = ''] = words
  const run = (...called: Words) =>
    editplan(
      called.map((word) => word.replace('{other}', other.root)),
      { cwd: repo.root },
    )
  if (['report', 'repair'].includes(command)) await run('check', 'plan.yaml', '--report', 'r.json')
  if (['undo', 'redo', 'show', 'history'].includes(command)) await run('apply', 'plan.yaml')
  if (command === 'verify') await run('apply', 'plan.yaml', '--branch', 'tended')
  if (command === 'redo') await run('undo')
  repo.write(between ?? {})
  const { exitCode, ...said } = await run(...words)
  if (git === memory && exitCode !== 0) expect(said.stdout + said.stderr).not.toContain('GIT_FAILED')
  const log = ['apply', 'undo', 'redo'].includes(command) ? commitsOf(repo) : ''
  return steady(JSON.stringify({ exitCode, ...said, log, files: filesIn(repo.root) }), [repo.root, other.root])
}

/** What each ref leads to, as it is kept. */
const commitsOf = ({ git }: real.TestRepository): string =>
  git('for-each-ref', '--format=%(refname)')
    .split('\n')
    .flatMap((ref) =>
      git('rev-list', ref)
        .split('\n')
        .map((commit) => `${ref}: ${git('show', commit)}`),
    )
    .join('\n')

/** Without what differs each time. */
const steady = (text: string, roots: readonly string[]): string =>
  roots
    .reduce((told, root) => told.replaceAll(root, '/'), text)
    .replace(/\b[0-9a-f]{7,64}\b/g, '#')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?|\d+(?:\.\d+)? m?s\b/g, '@')

const filesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^\.git(?:\/|$)/.test(name) && statSync(path.join(root, name)).isFile())
    .map((name) => `${name}: ${readFileSync(path.join(root, name), 'utf8')}`)
    .sort()
