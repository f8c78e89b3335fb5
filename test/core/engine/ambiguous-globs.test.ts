import { describe, expect, it } from 'vitest'
import { ambiguousGlob } from '../../../src/core/engine/ambiguous-globs.ts'
import { proveReplay } from '../../support/replay.ts'

const FILES = { 'app/[id]/page.tsx': 'x\n', 'app/i/page.tsx': 'x\n', 'app/about/page.tsx': 'x\n' }

const edited = async (step: object, files: Readonly<Record<string, string>> = FILES) => {
  const edit = { tool: 'Edit', old_string: 'x', new_string: 'y', ...step }
  const plan = JSON.stringify({ version: 1, title: 't', options: { reads: 'auto' }, steps: [edit] })
  const { results } = await proveReplay({ plan, files })
  return (
    results[0]?.error?.name ??
    (results[0]?.status === 'skipped' ? 'skipped' : results[0]?.changes.map(({ path }) => path))
  )
}

describe('brackets of a glob', () => {
  it('are refused where they spell the name of a file, with the glob that names it', async () => {
    expect(await edited({ glob: 'app/[id]/page.tsx' })).toBe('INVALID_INPUT')
    const { 'app/i/page.tsx': _, ...without } = FILES
    expect(await edited({ glob: 'app/[id]/**' }, without)).toBe('INVALID_INPUT')
    const problem = ambiguousGlob({ glob: 'app/[id]/page.tsx' }, Object.keys(FILES))
    expect(problem?.message).toContain(JSON.stringify('app/\\[id\\]/page.tsx'))
    expect(await edited({ glob: 'app/\\[id\\]/page.tsx' })).toEqual(['app/[id]/page.tsx'])
  })

  it('are a set where no file has the name', async () => {
    expect(await edited({ glob: 'app/[ia]*/page.tsx' })).toEqual(['app/about/page.tsx', 'app/i/page.tsx'])
  })

  it('of `exclude` leave out the folder of that name', async () => {
    const { 'app/i/page.tsx': _, ...without } = FILES
    expect(await edited({ glob: 'app/**', exclude: 'app/[id]/**' }, without)).toEqual(['app/about/page.tsx'])
  })

  it('of `exclude` are refused where they leave out two things', async () => {
    expect(await edited({ glob: 'app/**', exclude: 'app/[id]/**' })).toBe('INVALID_INPUT')
    expect(await edited({ glob: 'app/a*/**', exclude: 'app/[id]/**' })).toEqual(['app/about/page.tsx'])
  })

  it('of a condition are refused as those of a step', async () => {
    const when = { glob: 'app/[id]/page.tsx', exists: true }
    expect(await edited({ file_path: 'app/about/page.tsx', when })).toBe('INVALID_INPUT')
  })
})

describe('a ** that is not alone', () => {
  const files = { 'conf/b.env': 'x\n', 'conf/eu/b.env': 'x\n', 'conf/eu/c.txt': 'x\n' }
  it.each<[object, unknown]>([
    [{ glob: 'conf/**.env' }, 'INVALID_INPUT'],
    [{ glob: 'conf/**', exclude: 'conf/**.env' }, ['conf/eu/c.txt']],
    [{ glob: 'conf/**/*.env' }, ['conf/b.env', 'conf/eu/b.env']],
    [{ glob: '**.env' }, ['conf/b.env', 'conf/eu/b.env']],
    [{ glob: 'conf/e**.env', exclude: 'x/**' }, 'INVALID_INPUT'],
  ])('is refused where it can name files of other folders: %j', async (step, expected) => {
    expect(await edited(step, files)).toEqual(expected)
  })
})

describe('the files that `exclude` leaves out', () => {
  it.each(['./app/i/**', 'app//i/**', 'app/i/', 'app/i/page.tsx/'])('are those that %s means', async (exclude) => {
    expect(await edited({ glob: 'app/**', exclude })).toEqual(['app/[id]/page.tsx', 'app/about/page.tsx'])
  })

  it.each(['app\\i\\**', '../app/i/**', ' app/i/**'])('are not known where no path matches: %s', async (exclude) => {
    expect(await edited({ glob: 'app/**', exclude })).toBe('INVALID_INPUT')
  })

  it('and the groups of a glob, follow the form of paths', async () => {
    const plan = JSON.stringify({
      version: 1,
      title: 't',
      options: { reads: 'auto' },
      steps: [
        { tool: 'Move', glob: './app//(?<page>*)/page.tsx', exclude: 'app/\\[id\\]/', new_path: 'pages/$<page>.tsx' },
      ],
    })
    const { results } = await proveReplay({ plan, files: FILES })
    const made = results[0]?.changes.flatMap(({ path, after }) => (after ? [path] : []))
    expect(made).toEqual(['pages/about.tsx', 'pages/i.tsx'])
  })
})
