import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePlan } from '../../../src/core/plan/parse.ts'
import { printPlan } from '../../../src/core/plan/print.ts'
import type { Plan } from '../../../src/core/plan/schema.ts'
import { planFromDiff } from '../../../src/core/run/from-diff.ts'
import { readPlans } from '../../../src/core/run/read-plans.ts'
import { repairPlan } from '../../../src/core/run/repair.ts'
import { EditplanError } from '../../../src/errors.ts'
import { readPlanText } from '../../../src/faces/action/workspace-files.ts'
import { openWorkbench } from '../../../src/faces/mcp/workbench.ts'
import '../../../src/wings.ts'
import { importWholePlan } from '../../../src/wings/sessions/whole-import.ts'
import { repository, type TestRepository } from '../../support/memory-repository.ts'
import { editplan } from '../../support/program.ts'
import { edit, planOf } from '../../support/runs.ts'
import { someOf } from '../../support/whole.ts'
import { type Files, handIn, replayedOn } from './memory-files.ts'

const LONG = Array.from({ length: 30 }, (_, at) => `line ${at + 1}\n`).join('')
const FILES: Files = { 'a.txt': 'one\ntwo\ntwo\n', 'long.js': LONG, 'crlf.txt': 'one\r\ntwo\r\n' }
const ELIDED = 'line 1\n// ... existing code ...\nline 30\n'

interface Call {
  readonly tool: 'Edit' | 'Write'
  readonly input: Readonly<Record<string, unknown>>
}

const edits = (file_path: string, old_string: string, new_string: string, more = {}): Call => ({
  tool: 'Edit',
  input: { file_path, old_string, new_string, ...more },
})
const writes = (file_path: string, content: string, more = {}): Call => ({
  tool: 'Write',
  input: { file_path, content, ...more },
})

/** What is asked, and the files that it changes; null where it is refused. */
const CALLS: Readonly<Record<string, readonly [Call, Files | null]>> = {
  'an edit': [edits('a.txt', 'one', 'ONE'), { 'a.txt': 'ONE\ntwo\ntwo\n' }],
  'an edit of a text that is there twice': [edits('a.txt', 'two', 'TWO'), null],
  'an edit of each of them': [edits('a.txt', 'two', 'TWO', { replace_all: true }), { 'a.txt': 'one\nTWO\nTWO\n' }],
  'an edit of other line ends': [edits('crlf.txt', 'one\ntwo', 'ONE\nTWO'), { 'crlf.txt': 'ONE\r\nTWO\r\n' }],
  'an edit of what is not there': [edits('a.txt', 'three', '3'), null],
  'an edit that changes nothing': [edits('a.txt', 'one', 'one'), null],
  'a new file': [writes('new.txt', 'new\n'), { 'new.txt': 'new\n' }],
  'the rest as an ellipsis': [writes('long.js', ELIDED), null],
  'an edit whose lines have numbers': [edits('a.txt', '     1\tone', '     1\tONE'), { 'a.txt': 'ONE\ntwo\ntwo\n' }],
  'an edit with blanks at its end': [edits('a.txt', 'one  \ntwo', 'ONE\ntwo'), { 'a.txt': 'ONE\ntwo\ntwo\n' }],
  'an edit of another depth': [edits('a.txt', '  one', '  ONE'), null],
  'an edit of a file that is not there': [edits('gone.txt', 'one', 'ONE'), null],
  'an edit of an empty text in a file that is there': [edits('a.txt', '', 'ONE'), null],
  'a file in the place of another': [writes('a.txt', 'new\n'), { 'a.txt': 'new\n' }],
  'a file of git': [writes('.git/hooks/pre-commit', 'new\n'), null],
  'a file outside': [writes('../new.txt', 'new\n'), null],
}

const WRONG = edit('a.txt', 'not there', 'either')

/** What becomes of a call at each door, as the files that it changes. */
const DOORS: Readonly<Record<string, (call: Call) => Promise<Files | null>>> = {
  async import({ tool: name, input }) {
    const handled = await handIn(JSON.stringify([{ type: 'tool_use', id: 'c', name, input }]), FILES)
    return 'files' in handled ? changedIn(handled.files) : null
  },
  async 'the MCP server'({ tool, input }) {
    using repo = repository(FILES)
    const bench = await openWorkbench({ root: repo.root, readBudget: 100_000 })
    const how = { structured: true } as never
    for (const file_path of Object.keys(FILES)) await bench.call('Read', { file_path }, how)
    const { isError = false } = await bench.call(tool, input, how)
    await bench.close()
    if (isError) return null
    const path = String(input.file_path)
    return { [path]: `${repo.read(path)}` }
  },
  async 'an answer to repair'(answer) {
    using repo = repository(FILES)
    const { plan, packet } = await repairPlan(planOf([WRONG], { options: { reads: 'auto' } }), {
      root: repo.root,
      answers: [{ step: 1, ...answer }] as never,
    })
    return packet.refused.length > 0 ? null : filesOf(plan)
  },
  async record({ input }) {
    const [, files] = Object.values(CALLS).find(([call]) => call.input === input)!
    if (files === null) return null
    using repo = repository(FILES)
    repo.write(files)
    const { plan, leftOut } = await lastCommit(repo)
    expect([leftOut, plan?.left_out]).toEqual([[], undefined])
    return plan ? filesOf(plan) : null
  },
}

/** The plan of what a checkout holds. */
const lastCommit = (repo: TestRepository) => {
  repo.commit()
  return planFromDiff({ root: repo.root, from: 'HEAD~1', to: 'HEAD' })
}

const changedIn = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([path, text]) => FILES[path] !== text))

const filesOf = async (plan: Plan): Promise<Files | null> => {
  const handled = await replayedOn(plan, FILES)
  return 'files' in handled ? changedIn(handled.files) : null
}

/** Repair looks for these texts in the history, which git in memory does not have: `repair.test.ts`. */
const SOUGHT = new Set([
  'an edit of a text that is there twice',
  'an edit of what is not there',
  'an edit of another depth',
])

describe.each(Object.entries(CALLS))('%s', (title, [call, files]) => {
  it.each(Object.entries(DOORS).filter(([door]) => door !== 'an answer to repair' || !SOUGHT.has(title)))(
    'has one outcome, at %s too',
    async (_, door) => {
      expect(await door(call)).toEqual(files)
    },
  )
})

const ONE = 'a.txt\n<<<<<<< SEARCH\none\n=======\nONE\n>>>>>>> REPLACE\n'
const fence = (info: string, body: string) => `\`\`\`${info}\n${body}\`\`\`\n`

/** What stands below a block, and whether it is no change of its own. */
const WORDS: Readonly<Record<string, readonly [text: string, isRead?: true]>> = {
  'nothing of a change': ['Then run the tests.', true],
  'what the block does': ['Replace `one` with `ONE` in a.txt.', true],
  'what another file is to have': ['Replace `line 1` with `line 0` in long.js.'],
  'what its own file is to have': ['Replace `two` with `three` in a.txt.'],
  'a rename': ['Also rename long.js to short.js.'],
  'its own file that goes': ['Remove the file `a.txt`.'],
  'a command': ['$ git mv long.js short.js'],
  'a command in a code block': [fence('sh', "sed -i 's/1/2/' long.js\n")],
  'a text for a command': ["cat > new.txt <<'EOF'\nnew\nEOF"],
  'a citation of lines that are not there': [fence('1:1:long.js', 'line 0\n')],
  'a placeholder': ['{{ edit_1 }}'],
  'the whole of a file': [`Replace the contents of \`long.js\` with:\n\n${fence('', 'line 0\n')}`],
  'a head without a change': ['diff -u a/long.js b/long.js'],
  'a list of files': ['D  long.js'],
  'a row of a table': ['| File | Old | New |\n|---|---|---|\n| `long.js` | `line 1` | `line 0` |'],
  'a row about its own file': ['| File | Old | New |\n|---|---|---|\n| `a.txt` | `two` | `three` |'],
  'what a release did': ['- Removed `one` from long.js in 2.0\n- Removed `line 1` from long.js (#12)', true],
  'what was done': ['- Removed `line 1` from long.js.'],
  'a file that it changes, with a mark': ['R a.txt', true],
  'another file, with a mark': ['R long.js'],
  'a file that it changes, renamed': ['R  a.txt -> b.txt'],
  'a copy to another place': [fence('sh', 'cp long.js /tmp\n'), true],
  'a copy to another place and more': ['$ cp long.js /tmp; cp long.js b.js'],
  'a copy to what may be the checkout': ['$ cp long.js ../shop/b.js'],
  'a copy to a folder of a container': ['$ cp long.js /usr/src/app/b.js'],
  'a move to another place': ['$ mv long.js /tmp/long.js'],
  'a call in words': ['Calling {"name": "write_file", "arguments": {"path": "a.txt", "content": "new"}}'],
}

const atCommand =
  (...args: readonly string[]) =>
  async (input: string): Promise<readonly string[]> => {
    using repo = repository(FILES)
    const { exitCode, stderr } = await editplan(args, { cwd: repo.root, input })
    expect(repo.read('a.txt').toString()).toBe(
      exitCode === 0 && args[0] === 'apply' ? 'ONE\ntwo\ntwo\n' : 'one\ntwo\ntwo\n',
    )
    return exitCode === 0 ? [] : [/[A-Z]+(?:_[A-Z]+)+/.exec(stderr)?.[0] ?? stderr]
  }

/** The names of the errors that refuse an answer at each door that takes a text. */
const TEXT_DOORS: Readonly<Record<string, (text: string) => Promise<readonly string[]>>> = {
  async 'import without a checkout'(text) {
    const made = importWholePlan({ name: 'answer.md', text })
    return made.ok ? [] : made.problems.slice(0, 1).map(({ name }) => name)
  },
  import: atCommand('import', '-', '--repo', '.'),
  check: atCommand('check', '-'),
  apply: atCommand('apply', '-'),
  repair: atCommand('repair', '-'),
  async 'the input `plan` of the Action'(text) {
    using repo = repository({ ...FILES, 'answer.md': text })
    const place = { folders: [repo.root], gitFiles: [], gitFolders: [] }
    const reading = { root: repo.root, read: (name: string) => readPlanText(name, place), tell: () => undefined }
    try {
      await readPlans(['answer.md'], reading)
      return []
    } catch (error) {
      return error instanceof EditplanError ? error.problems.slice(0, 1).map(({ name }) => name) : [String(error)]
    }
  },
}

describe.each(someOf(Object.entries(WORDS), 3))('an answer with a block and %s', (_, [words, isRead = false]) => {
  it.each(Object.entries(TEXT_DOORS))('is taken as a whole or refused as a whole, at %s too', async (_, door) => {
    expect(await door(`${ONE}\n${words}\n`)).toEqual(isRead ? [] : ['PROPOSAL_INCOMPLETE'])
  })
})

describe('a plan of what happened', () => {
  it('names what it lacks, and each reader of it knows', async () => {
    using repo = repository(FILES)
    repo.write({ 'a.txt': 'ONE\n' })
    for (const name of ['link', 'odd\tname']) symlinkSync('a.txt', join(repo.root, name))
    const { plan, leftOut } = await lastCommit(repo)
    const read = parsePlan({ name: 'p.yaml', text: printPlan(plan!, 'yaml') })
    expect([leftOut.length, read.ok && read.plan.left_out?.length]).toEqual([2, 2])
    expect(read.ok && read.plan.digest).toBe(plan?.digest)
  })

  it('says an ellipsis that was written in words, as a step that may', async () => {
    using repo = repository(FILES)
    repo.write({ 'long.js': ELIDED })
    const { plan } = await lastCommit(repo)
    expect(plan?.steps.map(({ tool, input }) => [tool, 'allow_elision' in input && input.allow_elision])).toEqual([
      ['Edit', true],
    ])
  })
})

describe('an answer to repair', () => {
  it.each([
    [[{ step: 1, drop: true }, edits('a.txt', 'one', 'ONE')]],
    [[edits('a.txt', 'one', 'ONE'), edits('a.txt', 'one', 'TWO')]],
  ])('is one for each step: %j are refused', async (answers) => {
    using repo = repository(FILES)
    const given = { root: repo.root, answers: answers.map((answer) => ({ step: 1, ...answer })) as never }
    await expect(repairPlan(planOf([WRONG]), given)).rejects.toMatchObject({ problems: [{ name: 'USAGE' }] })
  })
})
