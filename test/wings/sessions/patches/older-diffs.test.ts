import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classOf, isLoss } from '../../../../src/core/plan/settle.ts'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'
import { temporaryFolder, testEnvironment } from '../../../support/git.ts'
import { programOnPath } from '../../../support/program-on-path.ts'
import { type Files, replayed } from '../replayed.ts'

const FILES: Files = { 'src/x.c': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n', 'src/y.c': 'a\n' }

/** The files that a patch gives, or what is not in its plan. */
const given = async (text: string, files = FILES) => {
  const found = importPlan(
    { name: 'fix.patch', text },
    { readFile: (name) => files[name], kindOf: (name) => (files[name] === undefined ? undefined : 'file') },
  )
  const lost = found.notImported.filter(isLoss)
  if (lost.length > 0 || !found.ok) return lost.map((passage) => `${classOf(passage)} ${passage.at.line}`)
  return replayed(found.plan, files)
}

const CONTEXT = `diff -c old/src/x.c new/src/x.c
*** old/src/x.c\tMon Mar  4 10:00:00 2024
--- new/src/x.c\tMon Mar  4 10:01:00 2024
***************
*** 1,5 ****
  one
! two
  three
- four
  five
--- 1,4 ----
  one
! TWO
  three
  five
***************
*** 6,7 ****
--- 5,8 ----
  six
+ six and a half
  seven
+ eight
`

const NORMAL = `diff -r old/src/x.c new/src/x.c
2c2
< two
---
> TWO
4d3
< four
6a6
> six and a half
7a8
> eight
`

const AFTER = { ...FILES, 'src/x.c': 'one\nTWO\nthree\nfive\nsix\nsix and a half\nseven\neight\n' }

describe('older forms of diffs', () => {
  it.each([
    ['a context diff', CONTEXT],
    ['a normal diff', NORMAL],
    ['a normal diff below a name', NORMAL.replace(/^.*\n/, 'Index: src/x.c\n===================\n')],
    ['a context diff beside a unified one', `${CONTEXT}--- old/src/y.c\n+++ new/src/y.c\n@@ -1 +1 @@\n-a\n+b\n`],
  ])('give the same files as a unified one: %s', async (title, text) => {
    const files = await given(text)
    expect(files).toEqual(title.includes('beside') ? { ...AFTER, 'src/y.c': 'b\n' } : AFTER)
  })

  it.each([
    ['a context diff that is cut', CONTEXT.split('\n').slice(0, -3).join('\n'), 2],
    ['a context diff whose sides differ in what stays', CONTEXT.replace('  three\n  five', '  THREE\n  five'), 2],
    ['a normal diff that is cut', NORMAL.split('\n').slice(0, 4).join('\n'), 2],
    ['a normal diff with a line too many', NORMAL.replace('> TWO\n', '> TWO\n> 2\n'), 2],
    ['a normal diff without a name', NORMAL.replace(/^.*\n/, ''), 1],
    ['lines that are not there', CONTEXT.replaceAll('! two', '! zwei'), 4],
  ])('are refused by their line: %s', async (_, text, line) => {
    expect(await given(text)).toContain(`${text.startsWith('2c2') ? 'not read' : 'left out'} ${line}`)
  })

  it('are never an empty change, wherever they are cut', async () => {
    for (const text of [CONTEXT, NORMAL]) {
      const lines = text.split('\n')
      for (let end = 3; end < lines.length - 1; end += 1) {
        const cut = await given(lines.slice(0, end).join('\n'))
        if (Array.isArray(cut)) expect(cut.length + Number(end < 5)).toBeGreaterThan(0)
        else expect(cut).not.toEqual(FILES)
      }
    }
  })

  const forms = programOnPath('patch') && programOnPath('diff') ? (['-c', '-C1', '--normal'] as const) : []
  it.each(forms)('are taken as patch takes them, or refused: diff %s', async (form) => {
    const line = fc.constantFrom('a\n', 'b\n', 'c\n', '\n', '\tx\n', '- y\n', '< z\n')
    const lines = fc.array(line, { minLength: 1, maxLength: 20 })
    const end = fc.constantFrom('', 'last')
    const change = fc.record({ at: fc.nat(20), gone: fc.nat(3), come: fc.array(line, { maxLength: 3 }) })
    const property = fc.asyncProperty(
      fc.record({ before: lines, changes: fc.array(change, { minLength: 1, maxLength: 3 }) }),
      fc.record({ above: fc.array(line, { maxLength: 3 }), ends: fc.tuple(end, end) }),
      async ({ before, changes }, { above, ends: [one, other] }) => {
        const after = [...before]
        for (const { at, gone, come } of changes) after.splice(at, gone, ...come)
        using folder = temporaryFolder()
        const write = (name: string, text: string): void => {
          mkdirSync(path.join(folder.path, path.dirname(name)), { recursive: true })
          writeFileSync(path.join(folder.path, name), text)
        }
        write('old/f.txt', before.join('') + one)
        write('new/f.txt', after.join('') + other)
        const here = above.join('') + before.join('') + one
        write('here/f.txt', here)
        const env = { ...testEnvironment(), LC_ALL: 'C' }
        const made = spawnSync('diff', ['-r', form, 'old', 'new'], { cwd: folder.path, env })
        fc.pre(made.status === 1)
        const patch = made.stdout.toString()
        const own = await given(patch, { 'f.txt': here })
        if (Array.isArray(own)) return
        write('here/fix.patch', patch)
        const args = ['-p1', '--force', '--fuzz=0', '--input=fix.patch', 'f.txt']
        const theirs = spawnSync('patch', args, { cwd: path.join(folder.path, 'here'), env })
        if (theirs.status === 0) expect(own['f.txt']).toBe(readFileSync(path.join(folder.path, 'here/f.txt'), 'utf8'))
      },
    )
    await fc.assert(property, { numRuns: process.env.TESTS === 'whole' ? 300 : 12 })
  })
})
