import { describe, expect, it } from 'vitest'
import { renderBody } from '../../../src/core/report/markdown.ts'
import { readContents } from '../../../src/core/run/net-files.ts'
import { applyPlan, checkPlan } from '../../../src/index.ts'
import { pageModel } from '../../../src/wings/page/model/model.ts'
import { repository } from '../../support/git.ts'
import { edit, planOf, write } from '../../support/runs.ts'

const wide = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('the files of a report', () => {
  it('have lines in UTF-16 too, as the steps, the body and the page say them', { tags: 'quick' }, async () => {
    using repo = repository({ 'rose.txt': wide('rose\nred\n'), 'dot.png': Buffer.from([0, 1, 2]) })
    const report = await applyPlan(planOf([edit('rose.txt', 'red', 'white')]), repo)
    expect(report.files).toMatchObject([
      { path: 'rose.txt', binary: false, encoding: 'UTF-16LE', insertions: 1, deletions: 1, steps: [1] },
    ])
    const body = renderBody(report)
    expect(body).toContain('\n-red\n+white\n')
    expect(body).not.toContain('binary')
    const { model, patches } = pageModel(report)
    expect(patches[model.files[0]?.part.patch ?? -1]?.[0]?.lines).toContain('+white')
    expect(model.looks).toEqual([])
    const texts: (string | undefined)[] = []
    await readContents(report, repo.root, ({ text }) => void texts.push(text))
    expect(texts).toEqual(['\ufeffrose\nred\n'])
  })

  it('have the net change of several steps, and none of a file that is no text', { tags: 'quick' }, async () => {
    using repo = repository({ 'rose.txt': wide('rose\nred\nold\n') })
    const steps = [
      edit('rose.txt', 'red', 'pink'),
      edit('rose.txt', 'pink', 'white'),
      { tool: 'Write', file_path: 'a.bin', content_base64: 'AAECAwQ=' } as const,
    ]
    const report = await checkPlan(planOf(steps), repo)
    expect(report.files).toMatchObject([
      { path: 'a.bin', binary: true },
      { path: 'rose.txt', binary: false, insertions: 1, deletions: 1, steps: [1, 2] },
    ])
    const lines = report.files[1]?.structuredPatch?.flatMap((hunk) => hunk.lines)
    expect(lines).toEqual([' \ufeffrose', '-red', '+white', ' old'])
  })

  it.each([
    ['edited', edit('rose.txt', 'red', 'white'), [1, 1]],
    ['deleted', { tool: 'Delete', file_path: 'rose.txt' }, [0, 2]],
  ] as const)('count the lines that git stores behind a filter, of a file that is %s', async (_, step, counts) => {
    const config = { 'filter.plain.clean': 'sed /^#/d' }
    using repo = repository({ '.gitattributes': '*.txt filter=plain\n' }, { config })
    repo.write({ 'rose.txt': 'rose\n# local\nred\n' })
    repo.commit('rose')
    const report = await checkPlan(planOf([step]), repo)
    for (const { insertions, deletions } of [report.steps[0]!, report.files[0]!])
      expect([insertions, deletions]).toEqual(counts)
  })

  it.each([
    ['a NUL byte', 'NUL bytes', 'code()\n//\0\nend\n', ''],
    ['an attribute -diff', 'attributes', 'code()\nend\n', '*.js -diff\n'],
    ['an attribute binary', 'attributes', 'code()\nend\n', '*.js binary\n'],
  ] as const)(
    'show a text that %s hides from git, with the lines that git counts of text, and say why',
    async (_, why, after, attributes) => {
      using repo = repository({ 'build.js': 'one\nend\n', 'gone.js': 'x\0\n', '.gitattributes': attributes })
      const steps = [
        write('build.js', after),
        { tool: 'Delete', file_path: 'gone.js' } as const,
        write('new[1].js', after),
      ]
      const report = await applyPlan(planOf(steps), repo)
      for (const file of report.files) {
        const diff = repo.git(
          'diff',
          '--text',
          report.base!.commit,
          report.head!.commit,
          '--',
          `:(literal)${file.path}`,
        )
        const lines = diff.split('\n').slice(diff.split('\n').findIndex((line) => line.startsWith('@@')))
        const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length
        expect([file.path, file.binary, file.insertions, file.deletions]).toEqual([
          file.path,
          false,
          count('+'),
          count('-'),
        ])
        const [{ oldStart, newStart } = {}] = file.structuredPatch ?? []
        if (why === 'NUL bytes' && file.path !== 'build.js') expect([oldStart, newStart]).toEqual([1, 1])
        expect(file.unshown).toBe(file.path === 'gone.js' ? 'NUL bytes' : why)
      }
      expect(report.totals.insertions).toBe(report.files.reduce((sum, { insertions }) => sum + insertions, 0))
      expect(report.read_first?.map(({ kind, files }) => [kind, files])).toEqual([
        ['deleted', 1],
        ['hidden', 2],
      ])
      const body = renderBody(report)
      expect(body).toContain('\n+code()\n')
      expect(body).not.toContain('binary')
      if (why === 'NUL bytes') expect(body).toContain('+//<U+0000>')
    },
  )

  it('hide nothing of a file that moves with all of its bytes', async () => {
    using repo = repository({ 'a.bin': 'code()\n//\0\nend\n' })
    const { files } = await checkPlan(planOf([{ tool: 'Move', file_path: 'a.bin', new_path: 'b.bin' }]), repo)
    expect(files.map(({ path, binary, unshown }) => [path, binary, unshown])).toEqual([['b.bin', true, undefined]])
  })

  it('do not take the byte order mark for a hidden character, and tell hidden ones', { tags: 'quick' }, async () => {
    using repo = repository({ 'rose.txt': wide('rose\nred\n') })
    const looksOf = async (text: string) =>
      pageModel(await checkPlan(planOf([edit('rose.txt', 'rose', text)]), repo)).model.looks.map(({ kind }) => kind)
    expect(await looksOf('iris')).toEqual([])
    expect(await looksOf('ro\u200bse')).toEqual(['hidden'])
  })
})
