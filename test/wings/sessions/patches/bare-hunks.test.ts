import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLoss } from '../../../../src/core/plan/settle.ts'
import { hunksOf } from '../../../../src/core/text/hunks.ts'
import { lineChanges } from '../../../../src/core/text/line-changes.ts'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'
import { type Files, replayed } from '../replayed.ts'

const FILES: Files = {
  'src/x.py': 'import os\n\nretry = 3\nmaxretry = 10\n\n\ndef load():\n    pass\n',
  'src/y.py': 'a\na\n',
}

/** The files that a text gives, or reasons why it gives none. */
const given = async (text: string, files = FILES): Promise<Files | readonly string[]> => {
  const found = importPlan(
    { name: 'answer.md', text },
    {
      readFile: (name) => files[name],
      kindOf: (name) =>
        files[name] === undefined
          ? Object.keys(files).some((file) => file.startsWith(`${name}/`))
            ? 'folder'
            : undefined
          : 'file',
    },
  )
  const lost = found.notImported.filter(isLoss)
  if (lost.length > 0 || !found.ok) return lost.map(({ reason }) => reason)
  return replayed(found.plan, files)
}

const fenced = (diff: string) => `I change the count.\n\n\`\`\`diff\n${diff}\`\`\`\n\n- It is larger now.\n`
const diffOf = (body: string, path = 'src/x.py') => fenced(`--- ${path}\n+++ ${path}\n${body}`)
const changed = (from: string, to: string): Files => ({ ...FILES, 'src/x.py': FILES['src/x.py']!.replace(from, to) })

describe('hunks whose heads have no numbers, as chats write them', () => {
  it.each<[string, string, Files]>([
    ['dots', '@@ ... @@\n-retry = 3\n+retry = 4\n', changed('\nretry = 3', '\nretry = 4')],
    ['nothing', '@@\n import os\n \n-retry = 3\n+retry = 4\n', changed('\nretry = 3', '\nretry = 4')],
    ['words', '@@ def load(): @@\n def load():\n-    pass\n+    return 1\n', changed('pass', 'return 1')],
    ['words without an end', '@@ def load():\n-    pass\n+    return 1\n', changed('pass', 'return 1')],
    ['a heading', '@@ @@ def load\n def load():\n-    pass\n+    return 1\n', changed('pass', 'return 1')],
    [
      'a blank line without its sign',
      '@@ … @@\n import os\n\n-retry = 3\n+retry = 4\n',
      changed('\nretry = 3', '\nretry = 4'),
    ],
    [
      'two of them',
      '@@ ... @@\n-maxretry = 10\n+maxretry = 20\n\n@@ ... @@\n-retry = 3\n+retry = 4\n',
      changed('retry = 3\nmaxretry = 10', 'retry = 4\nmaxretry = 20'),
    ],
    [
      'one beside one with numbers',
      '@@ -3,1 +3,1 @@\n-retry = 3\n+retry = 4\n@@ ... @@\n-    pass\n+    return 1\n',
      { ...FILES, 'src/x.py': FILES['src/x.py']!.replace('\nretry = 3', '\nretry = 4').replace('pass', 'return 1') },
    ],
  ])('are put where their lines are once: %s', async (_, body, after) => {
    expect(await given(diffOf(body))).toEqual(after)
  })

  it('are taken from an answer with CRLF line ends, blank lines before its fence among them', async () => {
    const text = diffOf('@@ ... @@\n-retry = 3\n+retry = 4\n\n').replaceAll('\n', '\r\n')
    expect(await given(text)).toEqual(changed('\nretry = 3', '\nretry = 4'))
  })

  it('make a file in a folder that is there', async () => {
    expect(await given(fenced('--- /dev/null\n+++ src/new.py\n@@ ... @@\n+print(1)\n'))).toEqual({
      ...FILES,
      'src/new.py': 'print(1)\n',
    })
  })

  it.each<[string, string]>([
    ['lines that are there twice', diffOf('@@ ... @@\n-a\n+b\n', 'src/y.py')],
    ['lines within a line', diffOf('@@ ... @@\n-retry = 1\n+retry = 4\n')],
    ['another depth', diffOf('@@ ... @@\n-pass\n+return 1\n')],
    [
      'lines of which some lost their sign',
      diffOf('@@ ... @@\n-retry = 3\n+retry = 4\nmaxretry = 10\n\n-    pass\n+    return 1\n'),
    ],
    ['nothing', diffOf('@@ ... @@\n')],
    ['a second hunk that does not fit', diffOf('@@ ... @@\n-retry = 3\n+retry = 4\n@@ ... @@\n-gone\n+here\n')],
    [
      'one below words that part it from its file',
      fenced(
        '--- src/x.py\n+++ src/x.py\n@@ ... @@\n-retry = 3\n+retry = 4\n```\n\nAnd:\n\n```diff\n@@ ... @@\n-    pass\n+    return 1\n',
      ),
    ],
    ['a file that exists', fenced('--- /dev/null\n+++ src/x.py\n@@ ... @@\n+print(1)\n')],
  ])('are refused as a whole: %s', async (_, text) => {
    expect(await given(text)).toEqual([expect.any(String)])
  })

  it('give what the same diff gives with numbers, or are refused', async () => {
    const line = fc.constantFrom('a', 'b', 'c', '  a', '', '- a')
    const text = fc.array(line, { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(text, text, async (before, after) => {
        const [old, fresh] = [before, after].map((lines) => lines.map((one) => `${one}\n`)) as [string[], string[]]
        const { structuredPatch } = hunksOf(old, lineChanges(old, fresh), { oldStart: 1, newStart: 1 })
        fc.pre(structuredPatch.length > 0)
        const body = structuredPatch
          .map(({ lines }) => `@@ ... @@\n${lines.map((one) => `${one}\n`).join('')}`)
          .join('')
        const files = { 'src/x.py': old.join('') }
        const made = await given(diffOf(body), files)
        if (!Array.isArray(made)) expect(made).toEqual({ 'src/x.py': fresh.join('') })
      }),
    )
  })
})

describe('a hunk without a head', () => {
  const BODY = '-retry = 3\n+retry = 4\n'

  it('is refused, and taken with the head that is named', async () => {
    const [reason = ''] = (await given(diffOf(BODY))) as readonly string[]
    const [, line = ''] = /Line (\d+)/.exec(reason) ?? []
    const lines = diffOf(BODY).split('\n')
    expect(lines[Number(line) - 1]).toBe('-retry = 3')
    expect(await given(lines.toSpliced(Number(line) - 1, 0, '@@').join('\n'))).toEqual(
      changed('\nretry = 3', '\nretry = 4'),
    )
  })

  it('and without its file is refused, and taken with the lines that are named', async () => {
    const refused = importPlan({ name: 'answer.md', text: fenced(BODY) })
    const [problem] = refused.ok ? [] : refused.problems
    const heads = [...(problem?.message ?? '').matchAll(/`([-+@][^`]*)`/g)].map(([, head = '']) => head)
    const named = heads.map((head) => `${head.replace('PATH', 'src/x.py')}\n`).join('')
    expect(await given(fenced(`${named}${BODY}`))).toEqual(changed('\nretry = 3', '\nretry = 4'))
  })
})

describe('a hunk that has not as many lines as its head says', () => {
  const BODY = ' import os\n \n-retry = 3\n+retry = 4\n maxretry = 10\n'

  it('ends with its code block', async () => {
    expect(await given(diffOf(`@@ -1,9 +1,9 @@\n${BODY}`))).toHaveLength(1)
  })

  it('is given no other head where a line has no sign', async () => {
    const body = BODY.replace(' maxretry', 'maxretry')
    expect(await given(diffOf(`@@ -1,4 +1,4 @@\n${body}`))).toEqual([expect.not.stringContaining('`@@')])
    expect(await given(diffOf(`@@ ... @@\n${body}`))).toEqual([expect.any(String)])
  })

  it.each(['@@ -1,9 +1,2 @@', '@@ -1 +1 @@', '@@ -1,4 +1,5 @@'])(
    'is refused, and taken with the head that is named: %s',
    async (head) => {
      const [reason = ''] = (await given(diffOf(`${head}\n${BODY}`))) as readonly string[]
      const [, named = ''] = /`(@@ [^`]+ @@)`/.exec(reason) ?? []
      expect(await given(diffOf(`${named}\n${BODY}`))).toEqual(changed('\nretry = 3', '\nretry = 4'))
    },
  )
})
