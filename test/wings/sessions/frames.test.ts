import { describe, expect, it } from 'vitest'
import { handIn } from './memory-files.ts'

const FILES = { 'a.md': 'one\n```\ntwo\n', 'a.py': 'x = 1\ny = 2\n' }
const AFTER = { ...FILES, 'a.py': 'x = 2\ny = 2\n' }
const DIFF = '--- a/a.py\n+++ b/a.py\n@@ -1,2 +1,2 @@\n-x = 1\n+x = 2\n y = 2'
const BLOCK = 'a.py\n```<<<<<<< SEARCH\nx = 1\n=======\nx = 2\n>>>>>>> REPLACE```'
const PATCH = '```*** Begin Patch\n*** Update File: a.py\n@@\n-x = 1\n+x = 2\n*** End Patch```'
const SECOND = '```--- a/b.py\n+++ b/b.py\n@@ -1 +1 @@\n-b\n+c```'

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
