import { describe, expect, it } from 'vitest'
import { someOf, WHOLE } from '../../../support/whole.ts'
import { generatedRuns } from './generated-lines.ts'
import { FILES, LINES, MORE_TASKS, OPEN, TASKS } from './lines.ts'
import { answered, eachRanIn, ran, ranIn } from './ran.ts'
import { FORMS, PROJECT, SCRIPTS } from './scripts.ts'

describe('a shell line of a session', () => {
  const eachRan = eachRanIn(FILES, LINES)

  it.each(LINES)('gives what bash gives: %s', async (line) => {
    const { wanted, made, listed } = await eachRan(line)
    expect(listed).toEqual([])
    expect(made).toEqual(wanted)
  })
})

describe('a shell line that is not all known', () => {
  const eachRan = eachRanIn(FILES, OPEN)

  it.each(OPEN)('is listed, or gives what bash gives: %s', async (line) => {
    const { wanted, made, listed } = await eachRan(line)
    if (listed.length === 0) expect(made).toEqual(wanted)
  })
})

describe('a task of several commands', () => {
  const lines = [...TASKS, ...someOf(MORE_TASKS, 8)]
  const eachRan = eachRanIn(FILES, lines)

  it.each(lines)('gives what bash gives, or is listed: %s', async (line) => {
    const { wanted, made, listed } = await eachRan(line)
    if (process.env.SHELL_TELLS && listed.length > 0) console.log('LISTED', line)
    if (listed.length === 0) expect(made).toEqual(wanted)
  })
})

describe('a script of many lines', () => {
  const scripts = [...someOf(SCRIPTS, 8), ...someOf(FORMS, 4)]
  const eachRan = eachRanIn(PROJECT, scripts)

  it.each(scripts)('gives what bash gives, or is listed: %s', async (script) => {
    const { wanted, made, listed } = await eachRan(script)
    if (process.env.SHELL_TELLS && listed.length > 0) console.log('LISTED', script)
    if (listed.length === 0) expect(made).toEqual(wanted)
  })
})

describe('a file that a command names and may have changed', () => {
  it('is changed by no line after it, until it is shown', { tags: 'quick' }, async () => {
    const { made } = await ranIn(PROJECT, "python3 -c \"open('README.md','w').write('x')\"", 'echo y >> README.md')
    expect(made['README.md']).toEqual([PROJECT['README.md'], false])
  })

  it('is what it is shown to be, and changed from there', async () => {
    const { wanted, made } = await ranIn(
      PROJECT,
      "python3 -c \"open('README.md','w').write('x\\ny\\n')\"; echo z >> README.md",
      'cat README.md',
      "sed -i 's/x/1/' README.md",
    )
    expect(made).toEqual(wanted)
  })
})

describe('what lines show', () => {
  it('is taken for what the files are', async () => {
    const { wanted, made } = await ran(
      "python3 -c \"open('a.txt','w').write('x\\ny\\n')\"",
      'cat a.txt',
      "sed -i 's/x/z/' a.txt",
    )
    expect(made).toEqual(wanted)
  })

  it('is taken from a diff', async () => {
    const { wanted, made } = await ran(
      "python3 -c \"open('a.txt','w').write('one\\nx\\nthree\\ntwo\\nfive\\n')\"",
      'git diff',
      "sed -i 's/x/z/' a.txt",
    )
    expect(made).toEqual(wanted)
  })
})

describe('a generated line in a generated checkout', () => {
  const runs = generatedRuns(1, WHOLE ? 4 : 1, WHOLE ? 60 : 25).flatMap(({ files, lines }) => {
    const eachRan = eachRanIn(files, lines)
    return lines.map((line) => ({ line, eachRan }))
  })

  it.each(runs)('gives what bash gives, or is listed: $line', async ({ line, eachRan }) => {
    const { wanted, made, listed } = await eachRan(line)
    if (listed.length === 0) expect(made).toEqual(wanted)
  })
})

describe("sed -i '' that succeeded", () => {
  it("is BSD's: its script is carried", async () => {
    const { made, listed } = await answered("sed -i '' 's/two/2/' a.txt")
    expect(listed).toEqual([])
    expect(made['a.txt']).toEqual(['one\n2\nthree\n2\nfive\n', false])
  })

  it.each(["sed -i '' 's/two/a\\tb/' a.txt", "sed -i '' 's/last/x/' open.txt"])(
    'is listed where the two programs differ: %s',
    async (line) => {
      const { listed } = await answered(line)
      expect(listed).toHaveLength(1)
    },
  )
})
