import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { pickAtTerminal } from '../../../src/faces/cli/commands/apply.ts'
import type { Context, Terminal } from '../../../src/faces/cli/context.ts'
import { openEditor } from '../../../src/faces/cli/pick.ts'
import { repository, temporaryFolder } from '../../support/git.ts'
import { editplan } from '../../support/program.ts'
import { edit, planOf, planText, write } from '../../support/runs.ts'
import { typeKeys } from '../../support/type-keys.ts'

const terminalOf = (): Terminal => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  output.resume()
  return {
    input: Object.assign(input, { isTTY: true, setRawMode: () => input }),
    output: Object.assign(output, { isTTY: true, columns: 80, rows: 24 }),
  }
}

/** The plan that somebody takes with these keys, and what was shown. */
async function pick(keys: readonly string[], steps = STEPS) {
  using repo = repository({ 'a.txt': 'one\n', 'long.txt': LONG })
  const terminal = terminalOf()
  let shown = ''
  const context: Context = {
    ...{ cwd: repo.root, readStdin: async () => Buffer.alloc(0), stdout: () => undefined, env: {}, live: true },
    stderr: (text) => {
      shown += text
    },
    style: { width: 80, colour: false },
    errorStyle: { width: 80, colour: false },
    ...{ signal: new AbortController().signal, terminal },
  }
  const edited: string[] = []
  const picking = pickAtTerminal(
    planOf(steps),
    { root: repo.root },
    {
      context,
      edit: async (text) => {
        edited.push(text)
        return 'edited\n'
      },
    },
  )
  await typeKeys(terminal, keys, picking)
  const plan = await picking
  return { steps: plan?.steps.map(({ input }) => input), shown, edited }
}

const LONG = Array.from({ length: 30 }, (_, at) => `line ${at + 1}\n`).join('')
const STEPS = [
  edit('a.txt', 'one', '1\u202e', { why: 'a digit' }),
  write('new.txt', 'new\n'),
  write('more.txt', 'more\n'),
]

it('takes and leaves steps by a key each, and shows what they do with nothing in it that works', {
  tags: 'quick',
}, async () => {
  const { steps, shown } = await pick(['y', 'n', 'y'])
  expect(steps).toMatchObject([{ file_path: 'a.txt' }, { file_path: 'more.txt' }])
  for (const text of ['step 1', 'a digit', 'a.txt', '<U+202E>', 'new.txt']) expect(shown).toContain(text)
  expect(shown).not.toContain('\u202e')
})

it('takes all that follow, or none of them', async () => {
  expect((await pick(['n', 'a'])).steps).toMatchObject([{ file_path: 'new.txt' }, { file_path: 'more.txt' }])
  expect((await pick(['y', 'd'])).steps).toMatchObject([{ file_path: 'a.txt' }])
})

it('takes the text that comes out of the editor', async () => {
  const { steps, edited } = await pick(['n', 'e', 'y', 'd'])
  expect([edited, steps]).toMatchObject([['new\n'], [{ file_path: 'new.txt', content: 'edited\n' }]])
})

it('takes places one by one', async () => {
  const twice = [write('long.txt', LONG.replace('line 2\n', '').replace('line 28\n', 'row\n'))]
  const { steps } = await pick(['s', 'n', 'y'], twice)
  expect(steps).toMatchObject([{ file_path: 'long.txt', new_string: expect.stringContaining('row') }])
})

it('asks about the steps that the run has, and applies what was taken of those', async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  repo.write({ 'plan.json': planText([write('1.txt', '1\n'), write('2.txt', '2\n'), write('3.txt', '3\n')]) })
  const terminal = terminalOf()
  const running = editplan(['apply', 'plan.json', '--pick', '--without', '2'], { cwd: repo.root, terminal })
  await typeKeys(terminal, ['n', 'y'], running)
  const { exitCode, stderr } = await running
  expect(exitCode).toBe(0)
  expect(stderr).not.toContain('2.txt')
  expect(repo.git('status', '--porcelain')).toBe('?? 3.txt\n?? plan.json')
})

it('is refused as USAGE without a terminal', async () => {
  using repo = repository({ 'a.txt': 'one\n' })
  repo.write({ 'plan.json': planText([edit('a.txt', 'one', '1')]) })
  const refused = await editplan(['apply', 'plan.json', '--pick'], { cwd: repo.root })
  expect([refused.exitCode, repo.read('a.txt').toString()]).toEqual([2, 'one\n'])
})

/** An editor that does what a script says with the file that its last argument names, and the file. */
function deskOf(folder: string, script: string): { readonly editor: string; readonly file: string } {
  const [program, file] = [path.join(folder, 'editor.mjs'), path.join(folder, 'step-1.txt')]
  writeFileSync(program, `import { appendFileSync } from 'node:fs'\nconst file = process.argv.at(-1)\n${script}\n`)
  writeFileSync(file, 'one\n')
  return { editor: `${process.execPath} ${program} --wait`, file }
}

it('an editor changes the file that it is opened with', async () => {
  using folder = temporaryFolder()
  const { editor, file } = deskOf(folder.path, "appendFileSync(file, 'two\\n')")
  await openEditor(file, { editor })
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
})

it('an editor that fails, or is not there, is refused as USAGE', async () => {
  using folder = temporaryFolder()
  const { editor, file } = deskOf(folder.path, 'process.exit(3)')
  await expect(openEditor(file, { editor })).rejects.toMatchObject({ name: 'USAGE' })
  await expect(openEditor(file, { editor: 'no-such-editor-here' })).rejects.toMatchObject({ name: 'USAGE' })
})
