import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { connectHere } from './faces/mcp/client.ts'
import { repository, type TestRepository } from './support/git.ts'
import { plantOrchard, TOKEN } from './support/orchard.ts'
import { editplan } from './support/program.ts'
import { halfOf, someOf } from './support/whole.ts'

const SCRIPT = `const fs = require('fs')
const [what, from, to] = process.argv.slice(2)
what === 'rename' ? fs.renameSync(from, to) : fs.writeFileSync(from, 'made\\n')
`

const FILES = {
  'a.txt': 'one\ntwo\n',
  'b.txt': 'one\n',
  'c.json': '{ "one": 1 }\n',
  'code.js': 'old(1)\n',
  'gen.cjs': SCRIPT,
  '.github/editplan.yml': policy('deny'),
}

/** The rules about effects. */
function policy(behavior: 'deny' | 'ask' | 'allow'): string {
  const rules = ['Write(**/*.held)', 'Delete(b.txt)', 'Edit(code.js)', 'Set(c.json)']
  return stringify({
    version: 1,
    rules: {
      allow: [...(behavior === 'allow' ? rules : []), 'Run(node gen.cjs *)'],
      ...(behavior !== 'allow' && { [behavior]: rules }),
    },
  })
}

const sha256OfA = createHash('sha256').update(FILES['a.txt']).digest('hex')

/** What may never happen, each by another tool. */
const EFFECTS: Readonly<Record<string, object>> = {
  'an Edit that creates': { tool: 'Edit', file_path: 'new.held', old_string: '', new_string: 'x\n' },
  'a Move to a name': { tool: 'Move', file_path: 'a.txt', new_path: 'deep/new.held' },
  'a Move from a name': { tool: 'Move', file_path: 'b.txt', new_path: 'd.txt' },
  'a rename of a Fix': {
    tool: 'Fix',
    source: 'tool/rule',
    edits: [{ rename: 'a.txt', new_path: 'new.held', sha256: sha256OfA }],
  },
  'a file that a Fix creates': { tool: 'Fix', source: 'tool/rule', edits: [{ create: 'new.held' }] },
  'a rewrite by a pattern': { tool: 'Edit', glob: '*.js', pattern: 'old($A)', new_string: 'fresh($A)' },
  'a change of a document': { tool: 'Set', file_path: 'c.json', path: ['two'], value: 2 },
  'what a command makes': { tool: 'Run', command: 'node gen.cjs make new.held', changes: ['**'] },
  'what a command renames': { tool: 'Run', command: 'node gen.cjs rename b.txt d.txt', changes: ['**'] },
}

const plan = (step: object): string =>
  JSON.stringify({ version: 1, title: 'A plan', options: { reads: 'auto' }, steps: [step] })

/** Commands of the command line that show, try or apply a plan; `plan.json` is one that the policy refuses. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  check: ['check', 'plan.json', '--json'],
  'check of a commit': ['check', 'plan.json', '--json', '--bare', '../bare.git'],
  apply: ['apply', 'plan.json', '--json'],
  'apply to a branch': ['apply', 'plan.json', '--json', '--branch', 'made'],
  'apply of a bare repository': ['apply', 'plan.json', '--json', '--bare', '../bare.git', '--branch', 'made'],
  try: ['try', 'plan.json', '--json', '--best'],
  narrow: ['narrow', 'plan.json', '--json', '--', 'false'],
  compose: ['compose', 'plan.json', 'other.json', '--json'],
  split: ['split', 'plan.json', '--by', 'folder', '--json'],
}

const stateOf = (repo: TestRepository): readonly string[] => [
  repo.git('status', '--porcelain', '-uall'),
  repo.git('for-each-ref', 'refs/heads'),
]

describe('what the policy denies by its effect', () => {
  const rows = Object.keys(COMMANDS).flatMap((command) =>
    Object.keys(EFFECTS).map((effect) => [command, effect] as const),
  )
  it.each(someOf(halfOf(rows), 8))('is denied to %s: %s', async (command, effect) => {
    using repo = repository(FILES)
    const other = { tool: 'Write', file_path: 'other.txt', content: 'x\n' }
    repo.write({ 'plan.json': plan(EFFECTS[effect] ?? {}), 'other.json': plan(other) })
    repo.git('clone', '-q', '--bare', '.', '../bare.git')
    const before = stateOf(repo)
    const { stdout, stderr, exitCode } = await editplan(COMMANDS[command] ?? [], { cwd: repo.root })
    expect({ exitCode, said: `${stdout}${stderr}` }).toMatchObject({ said: expect.stringContaining('PATH_DENIED') })
    expect(exitCode).not.toBe(0)
    expect(stateOf(repo)).toEqual(before)
  })

  it('is denied to calls of an agent, and to a patch and a fix that are imported', async () => {
    using repo = repository(FILES)
    const before = stateOf(repo)
    await using client = await connectHere(repo.root)
    expect(await client.outcome('Edit', { file_path: 'new.held', old_string: '', new_string: 'x\n' })).toBe(
      'PATH_DENIED',
    )
    expect(await client.outcome('Write', { file_path: 'new.held', content: 'x\n' })).toBe('PATH_DENIED')
    const patches = {
      'made.patch':
        'diff --git a/new.held b/new.held\nnew file mode 100644\n--- /dev/null\n+++ b/new.held\n@@ -0,0 +1 @@\n+x\n',
      'renamed.patch': 'diff --git a/a.txt b/new.held\nsimilarity index 100%\nrename from a.txt\nrename to new.held\n',
      'gone.patch':
        'diff --git a/b.txt b/b.txt\ndeleted file mode 100644\n--- a/b.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n',
      'lsp.json': JSON.stringify({ documentChanges: [{ kind: 'rename', oldUri: 'a.txt', newUri: 'new.held' }] }),
    }
    for (const [name, text] of Object.entries(patches)) {
      const done = await editplan(['apply', '-'], { cwd: repo.root, input: text })
      expect({ name, said: done.stderr + done.stdout }).toMatchObject({ said: expect.stringContaining('PATH_DENIED') })
    }
    expect(stateOf(repo)).toEqual(before)
  })

  it.each(someOf(Object.entries(EFFECTS), 5))(
    'is published by no campaign, nor what it asks about: %s',
    { timeout: 180_000 },
    async (_, step) => {
      await using orchard = await plantOrchard({
        'acme/denies': FILES,
        'acme/asks': { ...FILES, '.github/editplan.yml': policy('ask') },
        'acme/allows': { ...FILES, '.github/editplan.yml': policy('allow') },
      })
      using folder = repository({ 'plan.json': plan(step), 'campaign.yaml': CAMPAIGN })
      const { serverUrl, apiUrl } = orchard.github
      const env = {
        GITHUB_TOKEN: TOKEN,
        GITHUB_SERVER_URL: serverUrl,
        GITHUB_API_URL: apiUrl,
        RUNNER_TEMP: folder.root,
      }
      const { stdout } = await editplan(['campaign', 'run', 'campaign.yaml', '--json'], { cwd: folder.root, env })
      const { results }: { results: CampaignResult[] } = JSON.parse(stdout)
      const told = results.map(({ repository, outcome, problems }) => [repository, outcome, problems?.[0]?.name])
      // Nobody is there to approve a command, whatever its effect.
      const isCommand = 'command' in step
      expect(told.toSorted()).toEqual([
        ['acme/allows', ...(isCommand ? ['failed', 'POLICY_ASK'] : ['opened', undefined])],
        ['acme/asks', 'failed', 'POLICY_ASK'],
        ['acme/denies', 'failed', isCommand ? 'POLICY_ASK' : 'PATH_DENIED'],
      ])
      const pulls = [...orchard.github.repositories].map(([name, one]) => [name, one.pulls.length])
      expect(Object.fromEntries(pulls)).toEqual({ 'acme/denies': 0, 'acme/asks': 0, 'acme/allows': isCommand ? 0 : 1 })
    },
  )
})

interface CampaignResult {
  readonly repository: string
  readonly outcome: string
  readonly problems?: readonly { readonly name: string }[]
}

const CAMPAIGN = `version: 1
title: One step
plans: [plan.json]
repositories: { list: [acme/denies, acme/asks, acme/allows] }
pace: { writes_per_minute: 60000 }
`
