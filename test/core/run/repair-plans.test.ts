import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../src/core/plan/schema.ts'
import type { RefusedStep, RepairAnswer } from '../../../src/core/report/repair-packet.ts'
import { applyPlan } from '../../../src/core/run/apply.ts'
import { mergeTexts, reindent } from '../../../src/core/run/corrections.ts'
import { repairPlan } from '../../../src/core/run/repair.ts'
import { repository, type TestRepository } from '../../support/git.ts'
import { edit, planOf } from '../../support/runs.ts'
import { WHOLE } from '../../support/whole.ts'

/** A file of functions that are alike, as real ones are. */
const NAMES = ['total', 'label', 'price', 'stock', 'order', 'refund', 'ship', 'store']
const bodyOf = (name: string, at: number) => [
  `export function ${name}(item, options) {`,
  `  const found = lookUp('${name}', item.id)`,
  `  if (found === undefined) {`,
  `    throw new Error('no ${name} of ' + item.id)`,
  '  }',
  `  return found.value * ${at + 1}`,
  '}',
  '',
]
const FILE = NAMES.flatMap(bodyOf).join('\n')

/** An edit that is meant, in the words of the first file, and what it makes of a file that was changed elsewhere. */
interface Meant {
  readonly old: string
  readonly fresh: string
}

const meant = fc.record({ name: fc.nat(NAMES.length - 1), kind: fc.nat(2) }).map(({ name, kind }): Meant => {
  const lines = bodyOf(NAMES[name] ?? '', name)
  const [head = '', found = '', test = '', error = '', , value = ''] = lines
  if (kind === 0) return { old: `${head}\n${found}`, fresh: `${head}\n  check(item)\n${found}` }
  if (kind === 1) return { old: `${test}\n${error}`, fresh: `${test.replace('undefined', 'null')}\n${error}` }
  return { old: value, fresh: value.replace('found.value', 'found.amount') }
})

type Breaking = 'drifted' | 'misquoted' | 're-indented' | 'renamed'

const broken = fc.record({
  meant,
  how: fc.constantFrom<Breaking>('drifted', 'misquoted', 're-indented', 'renamed'),
  way: fc.nat(3),
})

interface Broken {
  /** The file as it is now, and its name. */
  readonly file: string
  readonly name: string
  readonly old: string
  readonly fresh: string
  readonly wanted: string
}

/** What happened since the plan was made, or what the plan got wrong. */
const breakIt = ({ meant: { old, fresh }, how, way }: { meant: Meant; how: Breaking; way: number }): Broken => {
  const wanted = FILE.replace(old, fresh)
  const same = { file: FILE, name: 'shop.js', old, fresh, wanted }
  switch (how) {
    case 'drifted': {
      // Other words of the very lines that the plan quotes.
      const drift = (text: string) =>
        text
          .replaceAll('(item, options)', '(item, options, now)')
          .replaceAll("'no ", way % 2 ? "'There is no " : "'missing: ")
          .replaceAll('return found.', 'return rate * found.')
      return { ...same, file: drift(FILE), wanted: drift(wanted) }
    }
    case 'misquoted': {
      const spoil = (text: string) =>
        [
          text.replaceAll(', ', ','),
          text.replaceAll(' === ', '==='),
          text.replaceAll("'", '"'),
          text.replaceAll(' = ', '  =  ').replaceAll(' * ', '*'),
        ][way] ?? text
      return { ...same, old: spoil(old), fresh: spoil(fresh) }
    }
    case 're-indented': {
      const indent = (text: string) => text.replaceAll(/^( {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))
      return { ...same, file: indent(FILE), wanted: indent(wanted) }
    }
    case 'renamed':
      return { ...same, name: way % 2 ? 'lib/store.js' : 'market.js' }
  }
}

/** An agent that has nothing but the packet: it puts its change on the nearest place. */
function answerTo({ step, input, corrected, nearest, candidates = [] }: RefusedStep): RepairAnswer | undefined {
  if (corrected) return { step, input: corrected }
  const [place] = nearest
  const [old, fresh] = [String(input.old_string), String(input.new_string)]
  if (!place) return candidates[0] ? { step, input: { ...input, file_path: candidates[0] } } : undefined
  const merged = mergeTexts(old, fresh, place.text) ?? reindent(old, fresh, place.text)
  return merged === undefined ? undefined : { step, input: { ...input, old_string: place.text, new_string: merged } }
}

/** Commits what happened since the plan was made. */
function changeSince(repo: TestRepository, name: string, file: string): void {
  if (name !== 'shop.js') repo.git('rm', '-q', 'shop.js')
  repo.write({ [name]: file })
  if (repo.git('status', '--porcelain') !== '') repo.commit('since')
}

const RUNS = Number(process.env.REPAIR_RUNS ?? 12)

describe('plans that no longer fit', () => {
  it('are repaired where that is certain, by the packet where it is not, and never wrongly', {
    timeout: RUNS * 10_000,
  }, async () => {
    const count = { plans: 0, fitting: 0, accepted: 0, answered: 0, wrong: 0 }
    const resultOf = async (root: string, name: string, plan: Plan) => {
      using copy = repository({ [name]: '' })
      copy.git('fetch', '-q', root, 'HEAD')
      copy.git('reset', '-q', '--hard', 'FETCH_HEAD')
      const { totals } = await applyPlan(plan, { root: copy.root })
      return totals.failed === 0 ? copy.read(name).toString() : undefined
    }
    await fc.assert(
      fc.asyncProperty(broken, async (given) => {
        const { file, name, old, fresh, wanted } = breakIt(given)
        using repo = repository({ 'shop.js': FILE })
        changeSince(repo, name, file)
        const plan = planOf([edit('shop.js', old, fresh)])
        count.plans += 1
        const accepted = await repairPlan(plan, { root: repo.root, accept: true })
        const isWrong = async (made: Plan) => {
          const result = await resultOf(repo.root, name, made)
          if (result === wanted) return false
          count.wrong += 1
          expect({ given, result }).toEqual({ given, result: wanted })
          return true
        }
        if (accepted.packet.refused.length === 0) {
          await isWrong(accepted.plan)
          if (accepted.corrected.length > 0) count.accepted += 1
          else count.fitting += 1
        }
        const { packet } = await repairPlan(plan, { root: repo.root })
        const answers = packet.refused.flatMap((refused) => answerTo(refused) ?? [])
        const answered = await repairPlan(plan, { root: repo.root, answers })
        if (answered.packet.refused.length === 0 && !(await isWrong(answered.plan))) count.answered += 1
      }),
      { numRuns: RUNS, ...(process.env.REPAIR_SEED && { seed: Number(process.env.REPAIR_SEED) }) },
    )
    if (process.env.REPAIR_RUNS) console.log(JSON.stringify(count))
    expect(count.wrong).toBe(0)
    expect(count.accepted + count.fitting).toBeGreaterThan(WHOLE ? count.plans * 0.5 : 0)
  })
})
