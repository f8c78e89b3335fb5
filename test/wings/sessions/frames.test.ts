import { describe, expect, it } from 'vitest'
import { handIn } from './memory-files.ts'

const FILES = { 'a.md': 'one\n```\ntwo\n', 'a.py': 'x = 1\ny = 2\n' }
const AFTER = { ...FILES, 'a.py': 'x = 2\ny = 2\n' }
const DIFF = '--- a/a.py\n+++ b/a.py\n@@ -1,2 +1,2 @@\n-x = 1\n+x = 2\n y = 2'
const BLOCK = 'a.py\n```<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE```'
const block = (name: string, old: string, fresh: string): string =>
  `${name}\n<<<<<<< SEARCH\n${old}=======\n${fresh}>>>>>>> REPLACE\n`
const PATCH = '```*** Begin Patch\n*** Update File: a.py\n@@\n-x = 1\n+x = 2\n*** End Patch```'
const SECOND = '```--- a/b.py\n+++ b/b.py\n@@ -1 +1 @@\n-b\n+c```'

const DRAFT = DIFF.replace('+x = 2', '+x = 9')
const OTHER = DRAFT.replaceAll('a.py', 'a.md').replace('-x = 1\n+x = 9\n y = 2', '-one\n+two\n ```')

describe('A change in what a model thought', () => {
  it.each([
    ['the same place', `<think>\nSo?\n${DRAFT}\n</think>\n\n${DIFF}\n`],
    ['another file', `<thinking>\n${OTHER}\n</thinking>\n${DIFF}\n`],
    ['a block', `\n<think>${BLOCK}\n</think>\n${DIFF}\n`],
    ['as aider shows it', `---\n► **THINKING**\n${OTHER}\n---\n► **ANSWER**\n${DIFF}\n`],
    ['no change', `${DIFF}\n\n<thinking>\nDone?\n</thinking>\n`],
  ])('is no part of the proposal: %s', async (_, text) => {
    expect(await handIn(text, FILES)).toEqual({ files: AFTER })
  })

  it.each([
    ['further down', `So:\n\n<think>\n${OTHER}\n</think>\n\n${DIFF}\n`],
    ['without its beginning', `${OTHER}\n</think>\n\n${DIFF}\n`],
    ['without its end', `<think>\n${DIFF}\n`],
    ['which is all', `<think>\n${DIFF}\n</think>\n`],
  ])('refuses it where that is not certain: %s', async (_, text) => {
    expect(await handIn(text, FILES)).toHaveProperty('refused')
  })

  it('is text where a file has the tags', async () => {
    const text = block('p.md', '<think>\nx\n</think>\n', '<think>\ny\n</think>\n')
    expect(await handIn(text, { 'p.md': '<think>\nx\n</think>\n' })).toEqual({
      files: { 'p.md': '<think>\ny\n</think>\n' },
    })
  })
})

describe('A change on the lines of its fences', () => {
  it.each([
    ['a diff', `\`\`\`${DIFF}\`\`\``],
    ['a diff with an end of its own', `\`\`\`${DIFF}\n\`\`\`\nThanks!\n`],
    ['a diff of git', `\`\`\`diff --git a/a.py b/a.py\n${DIFF}\`\`\``],
    ['a diff behind words', `Ada: here it is \`\`\`${DIFF}\`\`\`\nThanks!\n`],
    ['a diff of another system', `\`\`\`${DIFF}\`\`\``.replaceAll('\n', '\r\n')],
    ['a block', BLOCK],
    ['a patch', PATCH],
  ])('is read: %s', async (_, text) => {
    expect(await handIn(text, FILES)).toEqual({ files: AFTER })
  })

  it('is read with another one', async () => {
    const made = await handIn(`\`\`\`${DIFF}\`\`\`\nand\n${SECOND}`, { ...FILES, 'b.py': 'b\n' })
    expect(made).toEqual({ files: { ...AFTER, 'b.py': 'c\n' } })
  })

  it.each([
    ['the change has fences of its own', '```--- a/a.md\n+++ b/a.md\n@@ -2,2 +2,3 @@\n ```\n+```\n two```'],
    ['another code block is about', `\`\`\`${DIFF}\`\`\`\n\`\`\`sh\nrm a.md\n\`\`\`\n`],
    ['nothing ends it', `\`\`\`${DIFF.slice(0, -3)}`],
  ])('is refused where %s', async (_, text) => {
    expect(await handIn(text, FILES)).toHaveProperty('refused')
  })
})
