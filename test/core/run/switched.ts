import { applyPlan } from '../../../src/index.ts'
import type { TestRepository } from '../../support/git.ts'
import { edit, planOf, write } from '../../support/runs.ts'

export const FILES = { 'a.txt': 'one\ntwo\nthree\n', 'b.txt': 'b\n', 'src/x.txt': 'x\n' }

const PLAN = planOf([edit('a.txt', 'one', 'ONE'), write('new/n.txt', 'n\n')])

export const head = (repo: TestRepository) => repo.git('rev-parse', '--symbolic-full-name', 'HEAD')

export const status = (repo: TestRepository) => repo.git('status', '--porcelain')

/** The plan is applied on a branch of its own. */
export async function onBranch(repo: TestRepository): Promise<void> {
  await applyPlan(PLAN, { root: repo.root, branch: 'white' })
}
