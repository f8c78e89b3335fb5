import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'
import { imported, left, steps } from './replayed.ts'

const patch = (...lines: string[]) => ['*** Begin Patch', ...lines, '*** End Patch', ''].join('\n')

describe('importing a patch of apply_patch', () => {
  it('takes added files and updates as they are', () => {
    const found = imported(
      patch(
        '*** Add File: a',
        '+one',
        '+',
        '*** Update File: b',
        '@@',
        ' x',
        '-y',
        '+z',
        '',
        '@@',
        '-last',
        '*** End of File',
      ),
    )
    expect(found.format).toBe('apply-patch')
    expect(steps(found.plan)).toEqual([
      'Edit a old_string="" new_string="one\\n\\n"',
      'Read b',
      'Edit b old_string="x\\ny\\n" new_string="x\\nz\\n" match="lines"',
      'Edit b old_string="last\\n" new_string="" match="lines"',
    ])
    expect(found.plan.steps.map(({ at }) => at.line)).toEqual([2, 5, 6, 11])
  })

  it('finds its lines after the line that @@ names, at the end, and with blanks ignored', () => {
    const text = 'def a\n  x\n  y\ndef b\n  x\n  y  \ndef c\n  x\n'
    const update = (...lines: string[]) => imported(patch('*** Update File: f', ...lines), { readFile: () => text })
    expect(steps(update('@@ def b', '   x', '-  y', '+  z').plan)).toEqual(
      ['Read f', 'Edit f old_string="  y  \\n" new_string="  z\\n"'].map((step) =>
        step.replace(
          'old_string="  y  \\n" new_string="  z\\n"',
          'old_string="  x\\n  y  \\n" new_string="  x\\n  z\\n" match="lines"',
        ),
      ),
    )
    expect(steps(update('@@', '-  x', '+  last', '*** End of File').plan).at(-1)).toBe(
      'Edit f old_string="def c\\n  x\\n" new_string="def c\\n  last\\n" match="lines"',
    )
    expect(steps(update('@@ def b', '@@   y', '+  new').plan).at(-1)).toBe(
      'Edit f old_string="  y  \\ndef c\\n" new_string="  y  \\n  new\\ndef c\\n" match="lines"',
    )
    expect(steps(update('@@', '+end').plan).at(-1)).toBe(
      'Edit f old_string="def c\\n  x\\n" new_string="def c\\n  x\\nend\\n" match="lines"',
    )
  })

  it.each([
    ['a line of a new file that has no +', patch('*** Add File: a', '+one', 'two', '*** Delete File: b')],
    ['a line of an update that has no sign', patch('*** Update File: a', '@@', ' x', '-y', 'z', '*** Delete File: b')],
    ['a line below a deletion', patch('*** Delete File: a', 'x', '*** Delete File: b')],
    ['no end', '*** Begin Patch\n*** Delete File: b\n*** Add File: a\n+one\n'],
  ])('names a file with %s, and takes none of its changes', (_, text) => {
    const found = imported(text)
    expect(steps(found.plan)).toEqual(['Read b', 'Delete b'])
    expect(left(found)).toHaveLength(1)
  })

  it('ends with a line break a last line that had none', () => {
    const found = imported(patch('*** Update File: f', '@@', ' a', '-b', '+c'), { readFile: () => 'a\nb' })
    expect(steps(found.plan).at(-1)).toBe('Edit f old_string="a\\nb" new_string="a\\nc\\n" match="lines"')
  })

  it('deletes and moves, and lists lines that are not there', () => {
    const found = imported(
      patch(
        '*** Delete File: d',
        '*** Update File: f',
        '*** Move to: g',
        '@@',
        '-a',
        '+b',
        '@@ nowhere',
        '-a',
        '+b',
        '*** Update File: h',
        '@@',
        '-x',
        '+y',
      ),
      { readFile: (path) => (path === 'f' ? 'a\n' : path === 'g' ? undefined : 'z\n') },
    )
    expect(steps(found.plan)).toEqual([
      'Read d',
      'Delete d',
      'Read f',
      'Edit f old_string="a" new_string="b" match="lines"',
      'Move f new_path="g"',
      'Read h',
    ])
    expect(left(found)).toEqual(['*** Update File 8!', '*** Update File 12!'])
  })

  it('moves over no file that is there', () => {
    const found = imported(patch('*** Update File: f', '*** Move to: g', '@@', '-a', '+b'), {
      readFile: (path) => (path === 'f' ? 'a\n' : 'z\n'),
    })
    expect(steps(found.plan).filter((step) => /\bg\b/.test(step))).toEqual([])
    expect(left(found)).toEqual(['Move 2!'])
  })
})

describe('importing search and replace blocks', () => {
  const block = (name: string, search: string, replace: string) =>
    `${name}\n\`\`\`ts\n<<<<<<< SEARCH\n${search}=======\n${replace}>>>>>>> REPLACE\n\`\`\`\n`

  it('takes blocks with the file named above, in some decoration, or by the block before', () => {
    const source = [
      `I will:\n\n${block('src/a.ts', 'x\n', 'y\n')}`,
      block('**`src/b.ts`**:', 'x\n', ''),
      '<<<<<<< SEARCH\n1\n=======\n2\n>>>>>>> REPLACE\n',
      block('new.ts', '', 'all\n'),
      block('  src/c.ts  ', 'x\n', 'z\n'),
    ]
    const found = imported(source.join(''))
    expect(found.format).toBe('search-replace')
    expect(steps(found.plan)).toEqual([
      'Read src/a.ts',
      'Edit src/a.ts old_string="x" new_string="y" match="lines"',
      'Read src/b.ts',
      'Edit src/b.ts old_string="x\\n" new_string="" match="lines"',
      'Edit src/b.ts old_string="1" new_string="2" match="lines"',
      'Write new.ts content="all\\n"',
      'Read src/c.ts',
      'Edit src/c.ts old_string="x" new_string="z" match="lines"',
    ])
    expect(found.plan.steps[1]?.at.line).toBe(5)
  })

  it('lists a block whose lines are there twice, and adds to the end of a file', () => {
    const found = imported(block('f', 'x\n', 'y\n') + block('f', '', 'end\n'), { readFile: () => 'x\nx\n' })
    expect(steps(found.plan)).toEqual([
      'Read f',
      'Edit f old_string="x\\nx\\n" new_string="x\\nx\\nend\\n" match="lines"',
    ])
    expect(left(found)).toEqual(['<<<<<<< SEARCH 3!'])
  })

  it('lists a block that is not closed, and one that names no file', () => {
    expect(importPlan({ name: 's', text: '<<<<<<< SEARCH\na\n=======\nb\n' })).toMatchObject({
      ok: false,
      notImported: [{ at: { line: 1 } }],
    })
    expect(left(imported(`<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n${block('f', 'a\n', 'b\n')}`))).toEqual([
      '<<<<<<< SEARCH 1!',
    ])
  })
})
