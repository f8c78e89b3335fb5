import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { unreadReason } from '../../../src/core/workspace/similar.ts'
import { scratchHome } from '../../support/scratch.ts'

const ON = '[core]\n\tsparseCheckout = true\n'

it.each<[files: Readonly<Record<string, string>>, named: string, hint: RegExp | undefined]>([
  [{ '.git/config': ON }, 'plans/plan.yaml', /sparse-checkout/],
  [{ '.git/config': '[core]\n', '.git/config.worktree': ON }, 'plans/plan.yaml', /sparse-checkout/],
  [{ '.git/config': '', '.git/config.worktree': ON.replace('true', 'false') }, 'plans/plan.yaml', undefined],
  [{ '.git/config': ON, 'plans/plan.yml': '' }, 'plans/plan.yaml', /plan\.yml/],
  [{ '.git/config': ON, 'inner/.git/config': '' }, 'inner/plans/plan.yaml', undefined],
])('a missing file is looked for among what a sparse checkout leaves out: %j, %s', (files, named, hint) => {
  const root = mkdtempSync(join(scratchHome(), 'similar-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const path = join(root, named)
  const told = unreadReason(Object.assign(new Error('missing'), { code: 'ENOENT', path }), path)
  expect(told.hint ?? '').toMatch(hint ?? /^$/)
})
