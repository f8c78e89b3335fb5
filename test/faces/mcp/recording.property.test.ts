import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openWorkbench } from '../../../src/faces/mcp/workbench.ts'
import { applyPlan, parsePlan } from '../../../src/index.ts'
import { treeOf } from '../../core/workspace/tree-of.ts'
import { repository } from '../../support/memory-repository.ts'
import { share } from '../../support/whole.ts'
import { outcomeOf } from './client.ts'

const FILES = {
  'a.txt': 'one\ntwo\nthree\n',
  'crlf.txt': 'one\r\ntwo\r\n',
  'mark.txt': '\ufeffone',
  'folder/x.txt': 'one\none\n',
  'folder/deep/y.json': '{\n  "a": 1,\n  "b": [1, 2]\n}\n',
  'z.yaml': 'a: 1 # kept\nb:\n  - one\n',
  't.ts': "import { a } from './a'\n\nexport const x = a\n",
  'run.sh': '#!/bin/sh\none\n',
}

const name = fc.constantFrom(...Object.keys(FILES), 'new.txt', 'new/deep/f.txt', 'folder', 'a.txt/x', 'A.txt')
const word = fc.constantFrom('one', 'two', 'ONE', 'one\n', 'two\r\n', '', 'é', '$&')
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(''))
const key = fc.constantFrom('a', 'b', 'c').map((one) => [one])
const call = (tool: string, input: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(input).map((given) => ({ tool, input: given }))
const calls = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: call('Read', { file_path: name }) },
    {
      weight: 4,
      arbitrary: call('Edit', { file_path: name, old_string: word, new_string: text, replace_all: fc.boolean() }),
    },
    { weight: 2, arbitrary: call('Write', { file_path: name, content: text }) },
    { weight: 2, arbitrary: call('Move', { file_path: name, new_path: name }) },
    call('Delete', { file_path: name }),
    call('Set', {
      file_path: fc.constantFrom('folder/deep/y.json', 'z.yaml'),
      path: key,
      value: fc.constantFrom(1, 'x', [1]),
    }),
    call('Unset', { file_path: fc.constantFrom('folder/deep/y.json', 'z.yaml'), path: key }),
    call('Import', { file_path: fc.constant('t.ts'), from: fc.constantFrom('./a', './b'), names: key }),
    call('plan_undo', {}),
    call('another server', {}),
  ),
  { minLength: 10, maxLength: 40 },
)

function checkout() {
  const made = repository(FILES)
  made.chmod('run.sh', 0o755)
  made.commit('executable')
  return made
}

const filesOf = (root: string) =>
  Object.fromEntries(
    Object.entries(treeOf(root)).filter(([file, content]) => !file.startsWith('plan.') && content !== 'folder'),
  )

it('a recording replays to the files that its calls left, and undo after undo gives the first ones', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  const seen = { done: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(calls, fc.constantFrom('plan.yaml', 'plan.json', 'plan.jsonl'), async (asked, planName) => {
      using repo = checkout()
      const first = filesOf(repo.root)
      const record = path.join(repo.root, planName)
      let server = await openWorkbench({ root: repo.root, record })
      const restart = async () => {
        await server.close()
        server = await openWorkbench({ root: repo.root, record })
        expect(server.setAside).toBe(undefined)
      }
      for (const { tool, input } of asked) {
        if (tool === 'another server') await restart()
        else {
          const before = filesOf(repo.root)
          const { isError = false } = await server.call(tool, input, {})
          seen[isError ? 'refused' : 'done']++
          if (isError) expect(filesOf(repo.root)).toEqual(before)
        }
      }
      await server.close()
      using clone = checkout()
      if (existsSync(record)) {
        const parsed = parsePlan({ name: planName, text: readFileSync(record, 'utf8') })
        if (!parsed.ok) throw new Error('the recorded plan is wrong')
        await applyPlan(parsed.plan, { root: clone.root })
      }
      expect(filesOf(clone.root)).toEqual(filesOf(repo.root))
      server = await openWorkbench({ root: repo.root, record })
      while (!(await server.call('plan_undo', {}, {})).isError) seen.done++
      await server.close()
      expect(filesOf(repo.root)).toEqual(first)
    }),
    { numRuns: 60 },
  )
  expect(seen.done).toBeGreaterThan(share(100))
  expect(seen.refused).toBeGreaterThan(share(100))
})

it('a dry run refuses the same calls, records the same steps, and changes no file', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (asked) => {
      using changed = repository(FILES)
      using proposed = repository(FILES)
      const first = filesOf(proposed.root)
      const [wet, dry] = [path.join(changed.root, 'plan.json'), path.join(proposed.root, 'plan.json')]
      const open = () =>
        Promise.all([
          openWorkbench({ root: changed.root, record: wet }),
          openWorkbench({ root: proposed.root, record: dry, dryRun: true }),
        ])
      let servers = await open()
      const close = async () => {
        for (const server of servers) await server.close()
      }
      for (const { tool, input } of asked) {
        if (tool === 'another server') {
          await close()
          servers = await open()
          expect(servers.map(({ setAside }) => setAside)).toEqual([undefined, undefined])
        } else {
          const [done, shown] = [await servers[0].call(tool, input, {}), await servers[1].call(tool, input, {})]
          expect({ tool, input, is: outcomeOf(done) }).toEqual({ tool, input, is: outcomeOf(shown) })
        }
      }
      await close()
      expect(stepsIn(dry)).toEqual(stepsIn(wet))
      expect(filesOf(proposed.root)).toEqual(first)
    }),
    { numRuns: 60 },
  )
})

const stepsIn = (plan: string): unknown => existsSync(plan) && JSON.parse(readFileSync(plan, 'utf8')).steps
