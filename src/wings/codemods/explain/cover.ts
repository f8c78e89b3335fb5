import { turnsOfWork } from '../../../core/engine/turns.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import { isLockFile } from '../../../core/report/sources.ts'
import { edit } from '../../../core/tools/edit.ts'
import { toolOf } from '../../../core/tools/list.ts'
import { type Candidate, createSupply } from './candidates.ts'
import { type GlobChoice, lengthOf, namingGlobs } from './globs.ts'
import { type ChangedText, distance, type Hunk, type Remainder, remainderOf, sum } from './hunks.ts'
import { applied, FRAME, keyOf, MANY_LINES, type Rule, type RuleSplice } from './rule.ts'
import type { Effort } from './trial.ts'
import { conversionRules, documentRules } from './whole-files.ts'

/** What rules are tried on. */
export interface Ground {
  readonly files: readonly ChangedText[]
  /** Places that a rule about text or syntax has at least, unless it explains ten lines. */
  readonly leastPlaces: number
  /** Files that are not among these, and that the rule would change or might. */
  unchanged(rule: Rule): Promise<readonly RuleException[]>
  /** Replays a step on what those before it left. Undefined, and nothing done, where it is refused. */
  attempt(step: StepInput): Promise<Attempt | undefined>
  /** Forgets all steps but moves and deletions. */
  restart(): Promise<void>
}

export interface Attempt {
  /** Texts of the files that it changed. */
  readonly texts: ReadonlyMap<string, string>
  readonly matches: number
}

/** A step that explains a part of several files, or of several places. */
export interface RuleStep {
  readonly step: StepInput
  readonly files: readonly { readonly path: string; readonly lines: number }[]
  /** Places, or files, as `expect_matches` counts them. */
  readonly matches: number
  /** In a few words; by default what its tool says. */
  readonly title?: string
  /** Where the change has something else, or nothing. */
  readonly exceptions?: readonly RuleException[]
}

/** A file with places that a rule is about and that the change leaves, or changes otherwise. */
export interface RuleException {
  readonly path: string
  /** How many; absent where nobody looked. */
  readonly places?: number
  /** The step changes them, and another one after it. */
  readonly isInside?: true
}

type State = { readonly path: string; text: string; readonly goal: string; rest: Remainder }

/** The way in which a rule was taken into the plan. */
interface TakenRule {
  readonly rule: Rule
  readonly choice: GlobChoice
  readonly paths: readonly string[]
  readonly exceptions: readonly RuleException[]
}

/**
 * Covers changes by rules: the one that explains the most lines for each character of its step first, until none is worth its step. Then
 * each is left out once, and those that nothing misses stay out.
 */
export async function coverByRules(ground: Ground, effort: Effort): Promise<readonly RuleStep[]> {
  const search = await createSearch(ground, effort)
  const taken: TakenRule[] = []
  const steps: RuleStep[] = []
  for (let next = await search.best(); next; next = await search.best()) {
    const step = await search.take(next)
    if (!step) continue
    taken.push(next)
    steps.push(step)
  }
  const rules = await lean(taken, ground.files, effort)
  const isAsTaken = steps.every(({ files }, at) => files.length === taken[at]?.paths.length)
  if (isAsTaken && rules.length === taken.length) return steps
  const kept = (await replayed(rules, ground)) ?? (await replayed(taken, ground))
  if (!kept) await ground.restart()
  return kept ?? []
}

interface Verdict {
  /** Files that the rule brings nearer to their goal. */
  readonly paths: readonly string[]
  /** Changed files that it would lead astray. */
  readonly astray: readonly string[]
  readonly lines: number
  readonly places: number
  /** Places in `paths` that the change leaves, or changes otherwise. */
  readonly odd: readonly RuleException[]
}

interface FileVerdict {
  readonly text: string
  /** Undefined where the rule leaves the file alone. */
  readonly good: boolean | undefined
  readonly lines: number
  readonly places: number
  readonly odd: number
}

/** A rule with what it does to the files as they are. */
type JudgedRule = { readonly key: string; readonly rule: Rule; readonly verdict: Verdict; readonly score: number }

async function createSearch(ground: Ground, effort: Effort) {
  const turn = turnsOfWork()
  const verdicts = new Map<string, Map<string, FileVerdict>>()
  let verdictCount = 0
  const elsewhere = new Map<string, readonly RuleException[]>()
  const rules = new Map<string, readonly Rule[]>()
  // Where the search has to stop here, no rule is taken: files that are not looked at are led nowhere.
  const states: State[] = ground.files.flatMap((file) =>
    effort.spend((file.text.length + file.goal.length) * 4)
      ? [{ ...file, rest: remainderOf(file.text, file.goal) }]
      : [],
  )
  const byPath = new Map(states.map((state) => [state.path, state]))
  const banned = new Set<string>()
  const supply = createSupply((characters) => effort.spend(characters))
  for (const { rest } of states) {
    await turn()
    supply.replace([], rest.hunks)
  }
  const conversions = states.some(({ rest }) => rest.hunks.some(changesBlanks)) ? conversionRules() : []
  const whole = [...documentRules(ground.files), ...conversions].map((rule) => ({
    key: keyOf(rule),
    lines: Number.MAX_SAFE_INTEGER,
    size: 0,
    rules: () => [rule],
  }))
  const judgeFile = async (state: State, key: string, rule: Rule): Promise<FileVerdict> => {
    const own = verdicts.get(key) ?? new Map<string, FileVerdict>()
    const last = own.get(state.path)
    if (last?.text === state.text) return last
    const verdict = { text: state.text, ...judged(state, rule, effort) }
    verdictCount += 1
    if (verdictCount % MOST_VERDICTS === 0) verdicts.clear()
    verdicts.set(key, own.set(state.path, verdict))
    return verdict
  }
  const judge = async (key: string, rule: Rule): Promise<Verdict> => {
    const { needle, endings } = rule
    const [paths, astray, odd]: [string[], string[], RuleException[]] = [[], [], []]
    let [lines, places] = [0, 0]
    for (const state of states) {
      if (!effort.spend(1)) return NOWHERE
      const isAbout = endings?.some((one) => state.path.endsWith(one)) ?? true
      if (!isAbout || !state.text.includes(needle)) continue
      await turn()
      const verdict = await judgeFile(state, key, rule)
      if (verdict.good === undefined) continue
      ;(verdict.good ? paths : astray).push(state.path)
      lines += verdict.lines
      places += verdict.places
      if (verdict.odd > 0) odd.push({ path: state.path, places: verdict.odd, isInside: true })
    }
    return { paths, astray, lines, places, odd }
  }
  const judgedRules = async ({ key, rules: make }: Candidate): Promise<readonly JudgedRule[]> => {
    const made = rules.get(key) ?? make()
    rules.set(key, made)
    const worth: JudgedRule[] = []
    for (const rule of made) {
      const own = keyOf(rule)
      if (banned.has(own)) continue
      const verdict = await judge(own, rule)
      if (verdict.paths.length > 0 && isWorth(rule, verdict, ground.leastPlaces))
        worth.push({ key: own, rule, verdict, score: verdict.lines / (rule.size + LEAST_GLOB) })
    }
    return worth
  }
  /** With the globs that its step needs. */
  const weigh = async ({ key, rule, verdict: { paths, astray, lines, odd } }: JudgedRule) => {
    const others = elsewhere.get(key) ?? (await ground.unchanged(rule))
    elsewhere.set(key, others)
    await turn()
    const choice = namingGlobs(paths, [...astray, ...others.map(({ path }) => path)])
    const left = astray.map((path) => ({ path, places: rule.places(byPath.get(path)?.text ?? '', path).length }))
    const isNamed = rule.tool === edit.name && rule.needle !== ''
    const exceptions = isNamed ? [...odd, ...left, ...others].filter(({ places }) => places !== 0) : []
    return { key, rule, paths, choice, exceptions, score: lines / (rule.size + globSize(choice, paths)) }
  }
  return {
    async best(): Promise<(TakenRule & { readonly key: string }) | undefined> {
      if (!states.some(({ rest }) => rest.hunks.length > 0) || !effort.spend(0)) return undefined
      const ranked = [...whole, ...supply.candidates()]
        .map((candidate) => ({ candidate, most: candidate.lines / (FRAME + candidate.size + LEAST_GLOB) }))
        .sort((one, other) => other.most - one.most || order(one.candidate.key, other.candidate.key))
      const good = new Map<string, JudgedRule>()
      const left = sum(states, ({ rest }) => rest.lines)
      const weighed = new Map<string, Awaited<ReturnType<typeof weigh>>>()
      const weighedOnce = async (one: JudgedRule) => {
        const known = weighed.get(one.key) ?? (await weigh(one))
        weighed.set(one.key, known)
        return known
      }
      let bar = 0
      for (const [at, { candidate, most }] of ranked.entries()) {
        if (most < bar || at >= MOST_JUDGED || !effort.spend(0)) break
        for (const one of await judgedRules(candidate)) good.set(one.key, one)
        const best = byScore([...good.values()])
        // No other candidate can be worth more than this one is with its globs.
        const whole = best.find(({ verdict }) => verdict.lines >= left && verdict.astray.length === 0)
        bar = Math.max(best[WEIGHED - 1]?.score ?? 0, whole ? (await weighedOnce(whole)).score : 0)
      }
      const finalists = []
      for (const one of byScore([...good.values()]).slice(0, WEIGHED)) finalists.push(await weighedOnce(one))
      return byScore(finalists)[0]
    },
    /** Replays the step; one that is refused, or does something else, is never asked for again. */
    async take({ key, ...taken }: TakenRule & { readonly key: string }): Promise<RuleStep | undefined> {
      banned.add(key)
      const done = await ground.attempt(stepOf(taken))
      if (!done) return undefined
      const files: { readonly path: string; readonly lines: number }[] = []
      for (const [path, text] of done.texts) {
        await turn()
        const state = byPath.get(path)
        const lines = state?.rest.lines ?? 0
        if (state) {
          const rest = remainderOf(text, state.goal)
          supply.replace(state.rest.hunks, rest.hunks)
          Object.assign(state, { text, rest })
        }
        files.push({ path, lines: Math.max(0, lines - (state?.rest.lines ?? 0)) })
      }
      return { step: stepOf(taken, done.matches), files, matches: done.matches, exceptions: taken.exceptions }
    },
  }
}

/** Conversions change nothing but blanks. */
const changesBlanks = ({ old, fresh }: Hunk): boolean => old.replace(/\S+/g, '') !== fresh.replace(/\S+/g, '')

const NOWHERE: Verdict = { paths: [], astray: [], lines: 0, places: 0, odd: [] }

const byScore = <Item extends { readonly score: number; readonly key: string }>(items: Item[]): Item[] =>
  items.sort((one, other) => other.score - one.score || order(one.key, other.key))

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Characters of the shortest globs. */
const LEAST_GLOB = 10
const MOST_JUDGED = 300
/** What is kept of rules and files. */
const MOST_VERDICTS = 500_000
/** Rules whose globs are looked for, the best of which is taken. */
const WEIGHED = 6

const globSize = ({ glob, exclude }: GlobChoice, paths: readonly string[]): number =>
  paths.length === 1 ? (paths[0]?.length ?? 0) : lengthOf({ glob, ...(exclude && { exclude }) })

/** A rule that leads elsewhere in more places than this part is no rule of the file. */
const RIGHT = 0.95

function judged({ text, path, rest }: State, rule: Rule, effort: Effort): Omit<FileVerdict, 'text'> {
  effort.spend(text.length)
  const places = rule.places(text, path)
  if (places.length === 0) return { good: undefined, lines: 0, places: 0, odd: 0 }
  let [moved, gain, whole, odd] = [0, 0, 0, 0]
  for (const { start, end, own, hunks } of regionsOf(places, rest.hunks)) {
    const old = text.slice(start, end)
    const [made, wanted] = [appliedAt(start, old, own), appliedAt(start, old, hunks)]
    effort.spend((old.length + wanted.length) * 4)
    const [hunk, ...others] = hunks
    const isHunk = hunk?.start === start && hunk.end === end && others.length === 0
    const [cost, left] = [isHunk ? hunk.cost : distance(old, wanted), distance(made, wanted)]
    moved += made === wanted ? cost : distance(old, made)
    gain += cost - left
    if (left === 0) whole += cost
    if (left >= cost) odd += own.length
  }
  if (gain <= 0 || gain < RIGHT * moved) return { good: false, lines: 0, places: 0, odd: 0 }
  const lines = (rest.lines * (gain * PARTIAL + whole * (1 - PARTIAL))) / rest.cost
  return { good: true, lines, places: places.length, odd }
}

/** What a rule counts that leaves a hunk half done, beside one that does all of it. */
const PARTIAL = 0.3

/** Applies places of a text to the part of it that begins at `from`. */
const appliedAt = (from: number, part: string, places: readonly RuleSplice[]): string =>
  applied(
    part,
    places.map(({ start, end, fresh }) => ({ start: start - from, end: end - from, fresh })),
  )

/** A stretch of a text that places of a rule share with hunks. */
type Region = { readonly start: number; end: number; readonly own: RuleSplice[]; readonly hunks: Hunk[] }

/** The stretches in which the rule has places. */
function regionsOf(places: readonly RuleSplice[], hunks: readonly Hunk[]): readonly Region[] {
  const regions: Region[] = []
  const mixed = [
    ...places.map((place) => ({ place, addTo: ({ own }: Region) => own.push(place) })),
    ...hunks.map((hunk) => ({ place: hunk, addTo: (region: Region) => region.hunks.push(hunk) })),
  ]
  for (const { place, addTo } of mixed.sort((one, other) => one.place.start - other.place.start)) {
    const last = regions.at(-1)
    const region = last && place.start <= last.end ? last : { start: place.start, end: place.end, own: [], hunks: [] }
    if (region !== last) regions.push(region)
    region.end = Math.max(region.end, place.end)
    addTo(region)
  }
  return regions.filter(({ own }) => own.length > 0)
}

/**
 * Whether a rule says less than the edits that it may take the place of, and is one idea of several places. A long block of a lock file is no
 * idea: its packages tell more.
 */
const isWorth = ({ tool, size, input }: Rule, { lines, paths, places }: Verdict, leastPlaces: number): boolean =>
  lines >= 1.5 &&
  (paths.length > 1 || lines >= 3) &&
  lines * 60 > size &&
  (tool !== edit.name || places >= leastPlaces || (lines - linesSaid(input) >= MANY_LINES && !paths.every(isLockFile)))

/** Lines that a step has to be read for: none of what goes, which its first words tell; both sides of what becomes something else. */
const linesSaid = ({ old_string, regex, new_string: fresh = '' }: Rule['input']): number =>
  fresh === '' ? 0 : [old_string ?? regex, fresh].join('\n').split(/\n|\\n/).length

function stepOf({ rule, choice, paths }: TakenRule, expected?: number): StepInput {
  const [only] = paths
  const { glob, exclude } = choice
  const { only_if, ...input } = rule.input
  const where =
    paths.length === 1
      ? { file_path: only }
      : { glob, ...(exclude?.length && { exclude }), ...(only_if !== undefined && { only_if }) }
  const counts = paths.length > 1 || toolOf(rule.tool).counts === 'places'
  return {
    tool: rule.tool,
    input: { ...where, ...input, ...(counts && { expect_matches: expected ?? { min: 1 } }) },
  }
}

/** The steps, each replayed, with its count. */
async function replayed(taken: readonly TakenRule[], ground: Ground): Promise<readonly RuleStep[] | undefined> {
  await ground.restart()
  const goals = new Map(ground.files.map(({ path, goal }) => [path, goal]))
  const texts = new Map(ground.files.map(({ path, text }) => [path, text]))
  const steps: RuleStep[] = []
  for (const one of taken) {
    const done = await ground.attempt(stepOf(one))
    if (!done || done.texts.size !== one.paths.length) return undefined
    const files = [...done.texts].map(([path, text]) => {
      const goal = goals.get(path) ?? ''
      const [before, after] = [remainderOf(texts.get(path) ?? '', goal), remainderOf(text, goal)]
      texts.set(path, text)
      return { path, lines: Math.max(0, before.lines - after.lines) }
    })
    steps.push({ step: stepOf(one, done.matches), files, matches: done.matches, exceptions: one.exceptions })
  }
  return steps
}

/** Leaves out each rule in turn, the last first, where the plan gets no longer to read by it. */
async function lean(
  taken: readonly TakenRule[],
  files: readonly ChangedText[],
  effort: Effort,
): Promise<readonly TakenRule[]> {
  const known = new Map(files.map((file) => [file, new Map<string, number>()]))
  const restOf = (file: ChangedText, text: string): number => {
    if (text === file.goal) return 0
    const cost = known.get(file)?.get(text)
    if (cost !== undefined) return cost
    effort.spend(text.length * 4)
    const found = OPENED + remainderOf(text, file.goal).lines
    known.get(file)?.set(text, found)
    return found
  }
  const costOf = async (some: readonly TakenRule[]): Promise<number> => {
    const texts = new Map(files.map(({ path, text }) => [path, text]))
    for (const { rule, paths } of some)
      for (const path of paths) {
        const text = texts.get(path) ?? ''
        const places = rule.places(text, path)
        if (places.length === 0) return Number.POSITIVE_INFINITY
        texts.set(path, applied(text, places))
      }
    return some.length * STEP + sum(files, (file) => restOf(file, texts.get(file.path) ?? file.text))
  }
  let kept = [...taken]
  let cost = await costOf(kept)
  for (let size = -1; size !== kept.length; ) {
    size = kept.length
    for (const one of kept.toReversed()) {
      if (!effort.spend(0)) break
      const without = kept.filter((rule) => rule !== one)
      const other = await costOf(without)
      if (other > cost) continue
      kept = without
      cost = other
    }
  }
  return kept
}

/** Lines that are as much to read as one more step. */
const STEP = 10
/** Lines that are as much to read as one more file. */
const OPENED = 6
