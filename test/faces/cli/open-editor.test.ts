import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openEditor } from '../../../src/faces/cli/pick.ts'
import { temporaryFolder } from '../../support/git.ts'

/** An editor that does what a script says with the file that its last argument names, and the file. */
function deskOf(folder: string, script: string): { readonly editor: string; readonly file: string } {
  const [program, file] = [path.join(folder, 'editor.mjs'), path.join(folder, 'step-1.txt')]
  writeFileSync(program, `import { appendFileSync } from 'node:fs'\nconst file = process.argv.at(-1)\n${script}\n`)
  writeFileSync(file, 'one\n')
  return { editor: `${process.execPath} ${program} --wait`, file }
}

it('an editor changes the file that it is opened with', async () => {
  using folder = temporaryFolder()
  const { editor, file } = deskOf(folder.path, "appendFileSync(file, 'two\\n')")
  await openEditor(file, { editor })
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n')
})

it('an editor that fails, or is not there, is refused as USAGE', async () => {
  using folder = temporaryFolder()
  const { editor, file } = deskOf(folder.path, 'process.exit(3)')
  await expect(openEditor(file, { editor })).rejects.toMatchObject({ name: 'USAGE' })
  await expect(openEditor(file, { editor: 'no-such-editor-here' })).rejects.toMatchObject({ name: 'USAGE' })
})
