import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { editText } from '../../src/run/edit-text.ts'
import { temporaryFolder } from '../support/git.ts'

/** An editor that does what a script says with the file's name in its first argument after its own. */
function editorOf(folder: string, script: string): string {
  const file = path.join(folder, 'editor.mjs')
  writeFileSync(
    file,
    `import { readFileSync, writeFileSync } from 'node:fs'\nconst file = process.argv.at(-1)\n${script}\n`,
  )
  return `${process.execPath} ${file} --wait`
}

it('a text comes back as the editor leaves it', async () => {
  using folder = temporaryFolder()
  const editor = editorOf(folder.path, "writeFileSync(file, readFileSync(file, 'utf8').toUpperCase() + 'é\\n')")
  expect(await editText('one\r\n', { name: 'step-1.txt', editor })).toBe('ONE\r\né\n')
})

it('an editor that fails, or is not there, is refused as USAGE', async () => {
  using folder = temporaryFolder()
  const editor = editorOf(folder.path, 'process.exit(3)')
  await expect(editText('one', { name: 'a', editor })).rejects.toMatchObject({ name: 'USAGE' })
  await expect(editText('one', { name: 'a', editor: 'no-such-editor-here' })).rejects.toMatchObject({ name: 'USAGE' })
})
