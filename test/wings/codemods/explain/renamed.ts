import { rmSync } from 'node:fs'
import path from 'node:path'
import { explainChange } from '../../../../src/wings/codemods/explain/explain.ts'
import type { Files, TestRepository } from '../../../support/git.ts'

export const REST = 'export const more = [1, 2, 3]\nexport const list = [4, 5, 6]\nexport const other = 2\n'.repeat(4)
export const FILES: Files = {
  'lib/a.ts': `import { getUser } from "./user"\nexport const a = getUser(1)\n${REST}`,
  'lib/deep/b.ts': `export const b = () => getUser(3)\n${REST}`,
  'lib/user.ts': 'export function getUser(id: number) {\n  return id\n}\nexport const getUserName = 1\n',
  'README.md': 'Call getUser.\n',
}

export const explained = (repo: TestRepository) => explainChange({ root: repo.root, from: 'HEAD~1', to: 'HEAD' })

/** A rename, a move of a folder, and one odd line. */
export function changed(repo: TestRepository): void {
  for (const [name, text] of Object.entries(FILES)) {
    const moved = name.replace(/^lib\//, 'src/')
    if (moved !== name) rmSync(path.join(repo.root, name))
    repo.write({ [moved]: String(text).replaceAll(/\bgetUser\b/g, 'fetchUser') })
  }
  repo.write({ 'src/a.ts': `${repo.read('src/a.ts')}export const odd = 1\n` })
  repo.commit('Rename and move')
}
