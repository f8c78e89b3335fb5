import { rename } from '../../support/github/rename.ts'
import { group, NEW, OLD, place, placesIn, swap, type Work } from './model.ts'
import type { Rule } from './rules.ts'
import {
  commitToBase,
  commitToBranch,
  digSoil,
  dropLedger,
  endPull,
  filesAt,
  follow,
  force,
  hasLedger,
  merge,
  openPulls,
  renameBase,
  tipOf,
  type World,
} from './world.ts'

/** What happens in a week before the job runs. @param pick a whole number below the bound; @returns whether there was an occasion for it */
export type Happening = (world: World, pick: (bound: number) => number) => Promise<boolean>

const some = <Item>(items: readonly Item[], pick: (bound: number) => number): Item | undefined =>
  items[pick(items.length)]

const onBase =
  (change: (files: Map<string, string>, world: World, pick: (bound: number) => number) => boolean): Happening =>
  async (world, pick) => {
    const files = new Map(world.files)
    if (!change(files, world, pick)) return false
    await commitToBase(world, files)
    return true
  }

const onBranch =
  (kind: Work['kind'], choose: (text: string, world: World) => readonly number[]): Happening =>
  async (world, pick) => {
    if (openPulls(world).length === 0) return false
    const files = new Map(await filesAt(world, world.branch))
    const id = some(choose([...files.values()].join(''), world), pick)
    if (id === undefined) return false
    const [from, to] = {
      note: ['', undefined] as const,
      soil: [`soil ${id}`, `soil ${id}, raked`] as const,
      refine: [place(id, NEW), place(id, 'newer')] as const,
      revert: [place(id, NEW), place(id, OLD)] as const,
    }[kind]
    if (kind === 'note') files.set(`notes/${id}.txt`, `note ${id}\n`)
    else for (const path of files.keys()) swap(files, path, [from, to])
    world.works = [...world.works, { kind, id, commit: await commitToBranch(world, files) }]
    return true
  }

const numbersOf = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, id]) => Number(id))

const merging =
  (how: 'merge' | 'squash' | 'rebase', deletes: boolean): Happening =>
  async (world) => {
    const [pull] = openPulls(world)
    // What a person undid on a branch that stays is undone there, and says nothing of the base.
    const isUndone = world.works.some(({ kind }) => kind === 'refine' || kind === 'revert')
    if (!pull || pull.base.ref !== world.base || (isUndone && !deletes)) return false
    if (!(await merge(world, pull, how))) return false
    if (deletes) await force(world, world.branch, undefined)
    return true
  }

export const HAPPENINGS = {
  'a place comes': onBase((files, world, pick) => {
    const path = some([...files.keys()], pick) ?? ''
    const lines = (files.get(path) ?? '').split('\n').slice(0, -1)
    const groups = Math.floor((lines.length - 3) / 4)
    lines.splice(3 + 4 * pick(groups + 1), 0, ...group(world.next))
    world.next += 1
    files.set(path, `${lines.join('\n')}\n`)
    return !path.startsWith('notes/')
  }),
  'a place goes': onBase((files, _, pick) => {
    const gone = some(placesIn(files, OLD), pick)
    if (gone) swap(files, gone.path, [place(gone.id, OLD), `bare ${gone.id}`])
    return gone !== undefined
  }),
  'a place is done by hand': onBase((files, _, pick) => {
    const one = some(placesIn(files, OLD), pick)
    if (one) swap(files, one.path, [place(one.id, OLD), place(one.id, NEW)])
    return one !== undefined
  }),
  'the base moves': onBase((files, world) => {
    world.next += 1
    files.set(`notes/base-${world.next}.txt`, `${world.next}\n`)
    return true
  }),
  'a submodule moves': async (world) => {
    const url = `${world.garden.github.serverUrl}/octo-org/soil.git`
    await world.garden.commitElsewhere(world.base, {
      '.gitmodules': `[submodule "soil"]\n\tpath = lib/soil\n\turl = ${url}\n`,
      'lib/soil': { mode: '160000', content: await digSoil(world) },
    })
    await follow(world)
    return true
  },
  'a bed is renamed': onBase((files, world, pick) => {
    const path =
      some(
        [...files.keys()].filter((name) => name.startsWith('beds/')),
        pick,
      ) ?? ''
    files.set(`beds/${world.next}.txt`, files.get(path) ?? '')
    files.delete(path)
    world.next += 1
    return true
  }),
  'a person adds a note': onBranch('note', (_, world) => {
    world.next += 1
    return [world.next]
  }),
  'a person rakes': onBranch('soil', (text) => numbersOf(text, /^soil (\d+1)$/gm)),
  'a person refines a step': onBranch('refine', (text, world) =>
    numbersOf(text, /^plant (\d+): new$/gm).filter((id) => world.steps.some((step) => step.id === id)),
  ),
  'a person takes a step back': onBranch('revert', (text, world) =>
    numbersOf(text, /^plant (\d+): new$/gm).filter((id) => world.steps.some((step) => step.id === id)),
  ),
  'a person brings the branch up to date': async (world) => {
    const { remote } = world.garden
    const tip = await tipOf(world, world.branch)
    if (tip === undefined || openPulls(world).length === 0) return false
    const tree = await remote('merge-tree', '--write-tree', tip, world.base).catch(() => undefined)
    if (tree === undefined) return false
    const base = await remote('rev-parse', world.base)
    await force(world, world.branch, await remote('commit-tree', tree, '-p', tip, '-p', base, '-m', 'Update branch'))
    return true
  },
  'it is merged': merging('merge', true),
  'it is squashed': merging('squash', true),
  'it is rebased': merging('rebase', true),
  'it is merged, and the branch stays': merging('merge', false),
  'it is squashed, and the branch stays': merging('squash', false),
  'it is closed': async (world) => {
    const [pull] = openPulls(world)
    if (pull) pull.state = 'closed'
    if (pull) endDecisions(world)
    return pull !== undefined
  },
  'it is closed, and the branch deleted': async (world) => {
    const [pull] = openPulls(world)
    if (!pull) return false
    await force(world, world.branch, undefined)
    endPull(world)
    return true
  },
  'it is moved to another base': async (world) => {
    const [pull] = openPulls(world)
    if (!pull || pull.body === '') return false
    await force(world, 'next', await tipOf(world, world.base))
    pull.base.ref = 'next'
    return true
  },
  'the branch is renamed': async (world) => {
    const tip = await tipOf(world, world.branch)
    if (tip === undefined) return false
    world.next += 1
    await force(world, `renamed-${world.next}`, tip)
    await force(world, world.branch, undefined)
    endPull(world)
    return true
  },
  'the base is renamed': async (world) => {
    world.next += 1
    await renameBase(world, `trunk-${world.next}`)
    return true
  },
  'the repository is renamed': async (world) => {
    const { github, repository } = world.garden
    world.next += 1
    await rename(github, repository, `octo-org/garden-${world.next}`)
    return true
  },
  'the workflow is made anew': async (world) => {
    world.run = { ...world.run, number: 0 }
    return true
  },
  'the ledger is deleted': async (world) => {
    if (openPulls(world)[0]?.body === '' || (await dropLedger(world).catch(() => undefined)) === undefined) return false
    // With it goes what reviewers decided, as the run says that writes another.
    world.leftOut.clear()
    return true
  },
  'the ledger is refused for a week': ruled('ledgers'),
  'the manifest is refused for a week': ruled('manifests'),
  'the branch is protected for a week': ruled('branch'),
  'the branch has rules for a week': ruled('guard'),
  'nothing may be deleted for a week': ruled('deletions'),
  'no pull request may be opened for a week': ruled('pull requests'),
  'the base is protected': ruled('base'),
  'signatures are required': ruled('signatures'),
  'signatures are required no more': async ({ rules }) => rules.delete('signatures'),
  'a check is required': async ({ garden: { repository } }) => {
    repository.ruledChecks = ['test']
    return true
  },
  'somebody writes into the body': async (world) => {
    const [pull] = openPulls(world)
    if (!pull) return false
    world.next += 1
    world.words = `Dear reviewers of week ${world.next}`
    pull.body = `${world.words}\n\n${pull.body}`
    return true
  },
  'somebody empties the body': async (world) => {
    const [pull] = openPulls(world)
    // Then nothing would tell whose it is.
    if (!pull || !(await hasLedger(world))) return false
    world.words = ''
    pull.body = ''
    return true
  },
  'it is moved to another base, and merged there': async (world) => {
    const [pull] = openPulls(world)
    if (!pull) return false
    const { remote } = world.garden
    await force(
      world,
      'next',
      await remote('commit-tree', `${pull.head.sha}^{tree}`, '-p', pull.head.sha, '-m', 'Merge'),
    )
    Object.assign(pull, { state: 'closed', merged: true, base: { ...pull.base, ref: 'next' } })
    await force(world, world.branch, undefined)
    endPull(world)
    return true
  },
  'the base is rewritten': async (world) => {
    const { remote } = world.garden
    const parent = await remote('rev-parse', `${world.base}^`)
    const tree = await remote('rev-parse', `${world.base}^{tree}`)
    await force(world, world.base, await remote('commit-tree', tree, '-p', parent, '-m', 'Rewritten'))
    await follow(world)
    world.isRewritten = openPulls(world).length > 0
    return true
  },
} satisfies Record<string, Happening>

function ruled(rule: Rule): Happening {
  return async ({ rules }) => {
    const isNew = !rules.has(rule)
    rules.add(rule)
    return isNew
  }
}

/** Rules that hold for a week only. */
export const PASSING: readonly Rule[] = ['ledgers', 'manifests', 'branch', 'guard', 'deletions', 'pull requests']

function endDecisions(world: World): void {
  world.leftOut.clear()
  world.words = ''
  world.steps = []
}

export type HappeningName = keyof typeof HAPPENINGS
