// @module-tag slow

import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parsePlan } from '../../src/core/plan/parse.ts'
import { buildReport } from '../../src/core/report/build-report.ts'
import { inputsOf } from '../../src/faces/cli/options.ts'
import { programFor } from '../../src/faces/cli/program.ts'
import { commandOf, type Verb } from '../../src/inputs/input.ts'
import { CONTEXT } from '../support/context.ts'
import { wordsOf } from '../support/inputs.ts'
import { repository } from '../support/memory-repository.ts'
import { editplan } from '../support/program.ts'
import '../support/wings.ts'

/** What commands ask the library for that run programs, servers or agents; what its options do is told beside it. */
const { asked, answers, ask, plain } = await vi.hoisted(() => import('../support/asked.ts'))
vi.mock('../../src/core/run/apply.ts', ask('applyPlan', 'checkPlan'))
vi.mock('../../src/core/run/undo.ts', ask('resumeRun'))
vi.mock('../../src/publish/verify-pull.ts', ask('verifyPull'))
vi.mock('../../src/faces/mcp/server.ts', ask('createMcpServer'))
vi.mock('../../src/wings/several/narrow-plans.ts', ask('narrowPlan'))
vi.mock('../../src/wings/several/try-plans.ts', ask('tryPlans', 'listWorktrees', 'removeWorktrees'))
vi.mock('../../src/wings/fixes/fix-plan.ts', ask('planFixes'))
vi.mock('../../src/wings/fixes/judge-fixes.ts', ask('judgeFixes'))
vi.mock('../../src/wings/fixes/tool-wrote.ts', ask('restoreWritten', 'takeWritten'))
vi.mock('../../src/wings/provenance/blame/blame.ts', ask('blameFile'))
vi.mock('../../src/wings/provenance/verify-attestation.ts', ask('verifyAttestation'))
vi.mock('../../src/wings/editor/lsp/connection.ts', ask('serveClient'))
vi.mock('../../src/wings/diagnostics/rename.ts', ask('planRename'))

type Words = readonly string[]

/** A call in place of the verb's own, and the option's own words. */
interface Scene {
  readonly call?: Words
  readonly words?: Words
}

const planOf = (steps: string): string =>
  `version: 1\ntitle: Tend\nvars: { colour: red }\noptions: { reads: auto }\nsteps:\n${steps}`
const TEXT = planOf("  - { tool: Edit, file_path: a.txt, old_string: fern, new_string: '${{ vars.colour }}' }\n")
const diff = (name: string, from = 'fern'): string => `--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-${from}\n+rose\n`
const ANSWER = (name: string): string => `\`\`\`diff\n${diff('a.txt').replace('rose', name)}\`\`\`\n`
const FILES = {
  'a.txt': 'fern\n',
  'b.txt': 'ivy\n',
  'plan.yaml': TEXT,
  'p.diff': diff('a.txt'),
  'moved.diff': diff('old/a.txt'),
  'far.diff': diff('a.txt').replaceAll(/[ab]\/a.txt/g, '/x/a.txt'),
  'unfit.diff': `${diff('a.txt')}${diff('b.txt', 'lily')}`,
  'answers.md': `${ANSWER('rose')}\n${ANSWER('tulip')}`,
  'vars.yaml': 'colour: tulip\n',
  'policy.yml': 'version: 1\n',
  'out.txt': '[]\n',
  'bundle.json': '{}\n',
  'root.jsonl': '{}\n',
  'manifest.json': '{}\n',
}

const parsed = parsePlan({ name: 'plan.yaml', text: TEXT })
const plan = parsed.ok ? parsed.plan : undefined
const report = buildReport({ plan: { title: 'Tend', digest: '', files: [] }, steps: [] })
Object.assign(answers, {
  ...{ applyPlan: report, checkPlan: report },
  createMcpServer: { serve: async () => undefined },
  serveClient: 0,
  resumeRun: { outcome: 'nothing', kept: [], originals: [] },
  tryPlans: { candidates: [] },
  listWorktrees: [],
  removeWorktrees: [],
  narrowPlan: (_: unknown, { onRun }: { onRun(run: object): void }) => {
    onRun({ number: 1, kept: 1, ok: true })
    const found = { result: 'narrowed', runs: 1, budget: 9, kept: 1, complete: true, flaky: false }
    return { report: { ...found, culprits: [], dependants: [], notes: [] }, plan }
  },
  planFixes: { plan, left: [], notes: [] },
  takeWritten: { plan, left: [], notes: [] },
  restoreWritten: { paths: [], kept: '' },
  judgeFixes: { plan, left: [], passes: true, notes: [] },
  planRename: { plan, notes: [] },
  blameFile: { lines: [], origins: [] },
  verifyPull: {
    ...{ outcome: 'proved', number: 3, branch: 'x', head: 'a' },
    ...{ foreign: [], results: [], notes: [] },
  },
  verifyAttestation: {
    ...{ signer: { workflow: 'w' }, subjects: [] },
    run: { pull_request: { repository: 'acme/app', number: 3 }, totals: {}, base: { commit: 'a' }, engine: '1' },
  },
})

const ATTESTED = ['verify', '--attestation', 'bundle.json']
const VERBS: Partial<Record<Verb, Words>> = {
  'verify --pr': ['verify', '--pr', '3'],
  'verify --attestation': [...ATTESTED, '--trusted-root', 'root.jsonl'],
  narrow: ['narrow', 'plan.yaml'],
  try: ['try', 'plan.yaml'],
  'try --clean': ['try', '--clean'],
  fix: ['fix'],
  'fix of recorded outputs': ['fix', 'out.txt'],
  'fix --restore': ['fix', '--restore'],
  'fix --take-written': ['fix', '--take-written'],
  blame: ['blame', 'a.txt'],
  'plan rename': ['plan', 'rename', 'a.txt:1', 'fern', 'moss'],
  resume: ['resume'],
  mcp: ['mcp'],
  lsp: ['lsp'],
}

/** What follows all options. */
const TAILS: Partial<Record<Verb, Words>> = { fix: ['--', 'lint'] }

const ANYWHERE: Readonly<Record<string, Scene>> = {
  policy: { words: ['--policy', 'policy.yml'] },
  vars: { words: ['--vars', 'vars.yaml'] },
  var: { words: ['--var', 'colour=tulip'] },
  output: { words: ['-o', 'made.yaml'] },
  report: { words: ['--report', 'made.json'] },
  html: { words: ['--html', 'made.html'] },
}

const sources = (verb: 'narrow' | 'try'): Readonly<Record<string, Scene>> => ({
  from: { call: [verb, 'p.diff'], words: ['--from', 'codex'] },
  cwd: { call: [verb, 'far.diff'], words: ['--cwd', '/x'] },
  choice: { call: [verb, 'answers.md'], words: ['--choice', '2'] },
  strip: { call: [verb, 'p.diff'], words: ['-p', '0'] },
  'path-prefix': { call: [verb, 'moved.diff', '-p', '1'], words: ['--path-prefix', 'old='] },
  lossy: { call: [verb, 'unfit.diff'] },
})
const fixes: Readonly<Record<string, Scene>> = {
  from: { words: ['--from', 'eslint'] },
  'path-prefix': { words: ['--path-prefix', 'old='] },
}

const SCENES: Partial<Record<Verb, Readonly<Record<string, Scene>>>> = {
  narrow: sources('narrow'),
  try: sources('try'),
  'try --clean': { clean: { call: ['try'] } },
  fix: fixes,
  'fix of recorded outputs': fixes,
  'fix --restore': { restore: { call: ['fix'] } },
  'fix --take-written': { 'take-written': { call: ['fix'] } },
  'verify --pr': { pr: { call: ['verify'] } },
  'verify --attestation': {
    attestation: { call: ['verify', '--trusted-root', 'root.jsonl'], words: ['--attestation', 'bundle.json'] },
    'trusted-root': { call: ATTESTED, words: ['--trusted-root', 'root.jsonl'] },
    manifest: { words: ['--manifest', 'manifest.json'] },
    workflow: { words: ['--workflow', '.github/workflows/tend.yml'] },
    repository: { words: ['--repository', 'acme/app'] },
  },
}

/** Options without an effect, which are accepted: why. */
const IDLE: Readonly<Record<string, string>> = {
  'lsp: stdio': 'editors pass it, and there is no other way',
}

const program = await programFor([], CONTEXT, () => undefined)
const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
const below = (command: Command): readonly Command[] => command.commands.flatMap((one) => [one, ...below(one)])
const cases = below(program).flatMap((command) =>
  inputsOf(command).flatMap((row) =>
    row.verbs
      .filter((verb) => VERBS[verb] && commandOf(verb) === pathOf(command) && !IDLE[`${verb}: ${row.name}`])
      .map((verb) => [verb, row.name, row] as const),
  ),
)

let repo: ReturnType<typeof repository>
beforeAll(() => {
  repo = repository(FILES)
})
afterAll(() => repo[Symbol.dispose]())

/** What a command says, writes into the checkout, and asks the library for. Somebody watches, where one may say to be quiet. */
async function told(words: Words) {
  asked.length = 0
  const terminal = { input: new PassThrough(), output: new PassThrough() }
  const finished = await editplan(words, { cwd: repo.root, ...(words[0] === 'narrow' && { terminal }) })
  expect(finished.stderr).not.toContain('GIT_FAILED')
  const made = readdirSync(repo.root).filter((file) => file.startsWith('made'))
  for (const file of made) rmSync(path.join(repo.root, file))
  return { ...finished, made, library: plain(asked, repo.root) }
}

describe('each option of a command whose work the library does', () => {
  it.each(cases)('reaches it, or changes what is told: `%s`, --%s', async (verb, name, row) => {
    const { call = VERBS[verb] ?? [], words = wordsOf(row) } = { ...ANYWHERE[name], ...SCENES[verb]?.[name] }
    const tail = TAILS[verb] ?? []
    const without = await told([...call, ...tail])
    expect(await told([...call, ...words, ...tail])).not.toEqual(without)
  })

  it('is tried for each of these verbs', () => {
    expect(Object.keys(VERBS).filter((verb) => !cases.some(([tried]) => tried === verb))).toEqual([])
  })
})
