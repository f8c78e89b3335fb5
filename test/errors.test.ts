import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allTools } from '../src/core/tools/list.ts'
import { EditplanError, ERRORS, type ErrorName } from '../src/errors.ts'
import { items } from './support/items.ts'

/** Tests whose rows follow remedies, beside those whose names say so. */
const FOLLOWING = items`
core/run/submodules.test.ts   core/run/switch-back.programs.test.ts   core/workspace/lock.test.ts
faces/action/action.test.ts   faces/action/combine.test.ts   faces/action/overlap.test.ts
publish/already-published.test.ts   publish/verify-pull.test.ts   wings/campaign/campaign-file.test.ts
wings/campaign/survey.test.ts   wings/diagnostics/diagnose-run.test.ts
wings/provenance/commands/verify-attestation.test.ts`

/** Why no test follows the remedy as it is written. */
const UNFOLLOWED: Partial<Record<ErrorName, string>> = {
  LEDGER_INVALID: 'the version of editplan that wrote the ledger is a later one, which does not exist yet',
  PACKAGE_MISSING: 'what npm installs is the matter of scripts/pack-test.mjs',
  READ_FAILED: 'a system that refuses to read is imitated; nobody can give it the permission',
  UNACCOUNTED_CHANGE: 'only a fault of the engine gives it',
  UNAVAILABLE_HERE:
    'a build without a wing, or an old Node; the server for a rename is named in wings/diagnostics/rename.test.ts',
  WRITE_FAILED: 'core/run/faults.test.ts imitates the refusals of a system, and proves that nothing was changed',
}

it('each error has a test that follows its remedy as it is written, or a reason why none does', () => {
  const named = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /remedies\.test\.ts$/.test(name),
  )
  const texts = [...named, ...FOLLOWING].map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  const followed = new Set(texts.join().match(/\b[A-Z_]{5,}\b/g))
  expect(
    Object.keys(ERRORS)
      .filter((name) => !followed.has(name))
      .sort(),
  ).toEqual(Object.keys(UNFOLLOWED).sort())
})

it('the advice about an unknown tool names each tool that there is', () => {
  const named = new Set(ERRORS.UNKNOWN_TOOL.advice.match(/\w+/g))
  expect(allTools().filter(({ name }) => !named.has(name))).toEqual([])
})

it('an error is an instance of its own class, and of the class of all', () => {
  class Barred extends EditplanError {}
  const [plain, barred] = [EditplanError, Barred].map((Made) => new Made({ name: 'USAGE', message: 'No.' }))
  expect([plain instanceof EditplanError, barred instanceof EditplanError, barred instanceof Barred]).toEqual([
    true,
    true,
    true,
  ])
  for (const other of [plain, new Error('No.'), {}, undefined, null, 'USAGE'])
    expect(other instanceof Barred).toBe(false)
  for (const other of [new Error('No.'), {}, undefined, null, 'USAGE'])
    expect(other instanceof EditplanError).toBe(false)
})
