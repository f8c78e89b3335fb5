import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enforceRules, type Rule } from './rules.ts'
import { endPull, force, tipOf, type World } from './world.ts'

/** What a message names to be done. */
interface Remedy {
  readonly name: string
  /** The words that name it. */
  readonly on: RegExp
  /** Does it, as written; gives the inputs of the next run. */
  follow(world: World, said: string): Promise<Readonly<Record<string, string>>>
}

const inputs = (given: Readonly<Record<string, string>>) => async () => given

const lifting = (rule: Rule) => async (world: World) => {
  world.rules.delete(rule)
  await enforceRules(world)
  return {}
}

/** The remedies that messages name, in the order in which a message that names several is followed. */
const REMEDIES: readonly Remedy[] = [
  {
    name: 'move the branch off the commits',
    on: /`git rebase --onto/,
    async follow(world, said) {
      await moveOff(world, said)
      return { 'foreign-commits': 'keep' }
    },
  },
  { name: 'keep', on: /set `foreign-commits: keep`/, follow: inputs({ 'foreign-commits': 'keep' }) },
  {
    name: 'replace and keep',
    on: /set `replace: true` with `foreign-commits: keep`/,
    follow: inputs({ replace: 'true', 'foreign-commits': 'keep' }),
  },
  { name: 'replace', on: /`replace: true`/, follow: inputs({ replace: 'true' }) },
  {
    name: 'sign commits by the API',
    on: /Set `sign-commits: api`/,
    async follow(world) {
      world.inputs['sign-commits'] = 'api'
      return {}
    },
  },
  {
    name: 'publish without signatures',
    on: /[Pp]ublish (?:the run on the base itself, or )?without `sign-commits/,
    async follow(world) {
      delete world.inputs['sign-commits']
      return {}
    },
  },
  {
    name: 'revert the commits',
    on: /`git revert --no-edit /,
    async follow(world, said) {
      const [, named = ''] = /`git revert --no-edit ([^`]*)`/.exec(said) ?? []
      // What conflicts is left as it was: the message names another way.
      if (!(await revert(world, named.split(' ')))) return {}
      world.works = world.works.filter(({ commit }) => !named.includes(commit.slice(0, 12)))
      return {}
    },
  },
  {
    name: 'close and delete',
    on: /close the pull request, which keeps its commits, delete the branch, and run again/i,
    async follow(world) {
      await force(world, world.branch, undefined)
      endPull(world)
      return {}
    },
  },
  {
    name: 'choose another branch, or delete this one',
    on: /Choose another `branch`, or delete this one/,
    async follow(world) {
      world.next += 1
      if (world.next % 2 === 0) world.branch = `editplan/another-${world.next}`
      else await force(world, world.branch, undefined)
      world.inputs.branch = world.branch
      endPull(world)
      return {}
    },
  },
  {
    name: 'choose another branch',
    on: /is protected, and no run made it.*Choose another `branch`/,
    async follow(world) {
      world.next += 1
      world.branch = `editplan/another-${world.next}`
      world.inputs.branch = world.branch
      endPull(world)
      return {}
    },
  },
  { name: 'let the token bypass the rule', on: /let the token’s owner bypass the rule/, follow: lifting('branch') },
  { name: 'let the token write ledgers', on: /Let the token write refs below/, follow: lifting('ledgers') },
  {
    name: 'give the token the permission',
    on: /Give the job `permissions: pull-requests: write`|Switch on "Allow GitHub Actions to create/,
    follow: lifting('pull requests'),
  },
]

/** The first remedy that a message names and that was not tried yet; of one that names none, undefined. */
export const remedyFor = (said: string, tried: readonly string[]): Remedy | undefined =>
  REMEDIES.find(({ on, name }) => on.test(said) && !tried.includes(name))

/** Whether each of them could be reverted. */
async function revert(world: World, commits: readonly string[]): Promise<boolean> {
  const { remote } = world.garden
  const made: string[] = []
  for (const commit of commits) {
    const tip = made.at(-1) ?? (await tipOf(world, world.branch)) ?? ''
    const before = await remote('commit-tree', `${commit}^^{tree}`, '-p', commit, '-m', 'x')
    const ours = await remote('commit-tree', `${tip}^{tree}`, '-p', commit, '-m', 'x')
    const tree = await remote('merge-tree', '--write-tree', ours, before).catch(() => undefined)
    if (tree === undefined) return false
    made.push(await remote('commit-tree', tree, '-p', tip, '-m', 'Revert'))
  }
  for (const one of made) world.commits.add(one)
  await force(world, world.branch, made.at(-1))
  return true
}

/** In a clone of their own, as people do; their commits have other names then. */
async function moveOff(world: World, said: string): Promise<void> {
  const { remote, repository } = world.garden
  const [, command = ''] = /`git (rebase [^`]*)`/.exec(said) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'editplan-year-'))
  const mine = (...args: readonly string[]) => remote('-C', folder, ...args)
  try {
    await remote('clone', '--quiet', `file://${repository.folder}`, folder)
    await mine('checkout', '--quiet', world.branch)
    const before = await mine('log', '--reverse', '--format=%H %aN', `${world.base}..HEAD`)
    const who = ['-c', 'user.name=Moss', '-c', 'user.email=moss@example.com']
    // What conflicts is left as it was: the message names another way.
    if ((await mine(...who, ...command.split(' ')).catch(() => undefined)) === undefined) return
    const tip = await mine('rev-parse', 'HEAD')
    // Rules of the server let people do it, with keys of their own.
    await remote('fetch', '--quiet', folder, tip)
    await force(world, world.branch, tip)
    world.isForgotten = true
    world.isRewritten = false
    const after = (await mine('log', '--reverse', '--format=%H', `${world.base}..HEAD`)).split('\n').filter(Boolean)
    for (const line of before.split('\n')) world.commits.delete(line.slice(0, 40))
    for (const one of after) world.commits.add(one)
    const offset = after.length - world.works.length
    world.works = world.works.map((work, at) => ({ ...work, commit: after[offset + at] ?? tip }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
