import { openObjectReader } from '../core/git/cat-file.ts'
import type { Git } from '../core/git/git.ts'
import { prefetchBlobs } from '../core/git/partial-clone.ts'
import { parseTree } from '../core/git/tree.ts'
import type { BodyLinks } from '../core/report/markdown.ts'
import { isObject } from '../core/text/json.ts'
import { composeYaml } from '../core/text/yaml.ts'

const FOLDER = '.github/workflows'

/** How people decide about steps where workflows of a commit listen: by edits of a body too, by comments alone, or not at all. */
export async function decidedAt(git: Git, commit: string): Promise<BodyLinks['decided']> {
  await using reader = openObjectReader(git)
  const tree = await reader.read(`${commit}:${FOLDER}`)
  if (tree?.type !== 'tree') return undefined
  const files = [...parseTree(tree.content, tree.oid.length / 2, (name) => /\.ya?ml$/.test(name))]
  const regular = files.filter(([, { mode }]) => mode.startsWith('100'))
  const paths = regular.map(([name]) => `${FOLDER}/${name}`)
  await prefetchBlobs(git, commit, paths)
  const texts = new Map<string, string>()
  for (const [at, [, { oid }]] of regular.entries()) {
    const blob = await reader.read(oid)
    if (blob) texts.set(paths[at] ?? '', blob.content.toString())
  }
  return decidedBy(texts)
}

/** The same by the texts of workflows, by their paths. One that GitHub could not read listens to nothing. */
export function decidedBy(texts: ReadonlyMap<string, string>): BodyLinks['decided'] {
  const workflows = new Map([...texts].map(([path, text]) => [path, parsed(text)]))
  const reviewing = [...workflows.values()].filter((one) => reviews(one, workflows))
  if (reviewing.some((one) => listens(one, 'pull_request_target', 'edited'))) return 'edits'
  return reviewing.some((one) => listens(one, 'issue_comment', 'created')) ? 'comments' : undefined
}

function parsed(text: string): unknown {
  const composed = composeYaml(text, { nesting: 100, single: true, tags: true })
  const [document] = composed.ok ? composed.documents : []
  if (!document || document.errors.length > 0) return undefined
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    // Its aliases repeat more than that.
    return undefined
  }
}

/** Without `types` GitHub starts a workflow for comments that are created, and for no edit of a pull request. */
function listens(workflow: unknown, event: string, type: string): boolean {
  const on = isObject(workflow) ? workflow.on : undefined
  const isDefault = type === 'created'
  if (!isObject(on)) return isDefault && listOf(on).includes(event)
  if (!Object.hasOwn(on, event)) return false
  const types = isObject(on[event]) ? on[event].types : undefined
  return types === undefined ? isDefault : listOf(types).includes(type)
}

/** Whether a job decides about steps, itself or by a workflow that it calls: one elsewhere is told by its name. */
function reviews(workflow: unknown, all: ReadonlyMap<string, unknown>, called = new Set<string>()): boolean {
  const jobs = isObject(workflow) && isObject(workflow.jobs) ? Object.values(workflow.jobs) : []
  return jobs.some((job) => {
    if (!isObject(job)) return false
    const { uses, steps } = job
    const name = typeof uses === 'string' ? uses : ''
    if (name.startsWith('./')) {
      const isNew = !called.has(name)
      called.add(name)
      return isNew && reviews(all.get(name.slice(2)), all, called)
    }
    return /editplan/i.test(name) || (Array.isArray(steps) && steps.some(isReview))
  })
}

/** What an expression gives is not known, and may be it. */
const isReview = (step: unknown): boolean =>
  isObject(step) &&
  typeof step.uses === 'string' &&
  isObject(step.with) &&
  typeof step.with.mode === 'string' &&
  (step.with.mode === 'review' || (/editplan/i.test(step.uses) && step.with.mode.includes('${{')))

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
