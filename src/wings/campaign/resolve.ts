import { compileGlobs } from '../../core/text/globs.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import type { ApiCall } from '../../publish/github-api.ts'
import { type Campaign, isRepositoryName } from './campaign-file.ts'
import type { Connections } from './connections.ts'
import { FOUND_AT_MOST, PAGE, type SearchPage, searchCode, searchRepositories } from './github-queries.ts'

/** The repositories that a campaign names, before anything is asked of them. */
export interface RepositoryNames {
  /** `owner/name`, each once, those of the lists first. */
  readonly names: readonly string[]
  /** What may be missing, each with its remedy. */
  readonly problems: readonly Problem[]
}

export interface ResolveRequest {
  readonly campaign: Campaign
  /** The text of `repositories.file`, and what messages call it. */
  readonly file?: { readonly name: string; readonly text: string } | undefined
  readonly connections: Connections
}

/**
 * Finds the repositories: lists, the file, searches, topics, without what is excluded. Throws CAMPAIGN_INVALID for lines of the file that
 * name none, GITHUB_FAILED.
 */
export async function resolveRepositories({ campaign, file, connections }: ResolveRequest): Promise<RepositoryNames> {
  const { list, search, topics, owners, exclude } = campaign.repositories
  const listed = [...list, ...(file ? readNames(file) : [])]
  const searches = [
    ...(search === undefined ? [] : [searchOf(search)]),
    ...topicSearches(topics, [...owners, ...listed.map(ownerOf), ...ownersIn(search)]),
  ]
  const names = [...listed]
  const problems: Problem[] = []
  for (const one of searches) {
    const found = await runSearch(one, connections)
    names.push(...found.names)
    problems.push(...found.problems)
  }
  return { names: withoutExcluded(uniqueNames(names), exclude), problems }
}

/** Throws USAGE for a repository that the campaign excludes, or, where nothing is searched for, does not name. */
export function refuseStranger(name: string, { campaign, file }: Omit<ResolveRequest, 'connections'>): void {
  const { list, search, topics, exclude } = campaign.repositories
  const isExcluded = withoutExcluded([name], exclude).length === 0
  const listed = [...list, ...(file ? readNames(file) : [])].map((one) => one.toLowerCase())
  const isNamed = search !== undefined || topics.length > 0 || listed.includes(name.toLowerCase())
  if (isRepositoryName(name) && isNamed && !isExcluded) return
  const why = isExcluded ? 'excludes it' : 'does not name it'
  const message = `${JSON.stringify(name)} is not a repository of the campaign, which ${why}. \`editplan campaign plan\` lists those of the next run.`
  throw new EditplanError({ name: 'USAGE', message })
}

const ownerOf = (name: string): string => name.split('/')[0] ?? ''

/** GitHub takes no account of case in names. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), name)
  return [...first.values()]
}

function withoutExcluded(names: readonly string[], exclude: readonly string[]): readonly string[] {
  const globs = compileGlobs(exclude.map((pattern) => `/${pattern.toLowerCase()}`))
  return typeof globs === 'string'
    ? names
    : names.filter((name) => !globs.some((glob) => glob.matches(name.toLowerCase())))
}

/** One name on each line; `#` begins a remark. */
function readNames({ name: file, text }: NonNullable<ResolveRequest['file']>): readonly string[] {
  const names: string[] = []
  const problems: Problem[] = []
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const name = line.replace(/(?:^|\s)#.*$/, '').trim()
    if (isRepositoryName(name)) names.push(name)
    else if (name !== '') {
      const message = `${JSON.stringify(name)} is not owner/name. Write one repository on each line.`
      problems.push({ name: 'CAMPAIGN_INVALID', message, at: { file, line: at + 1, column: line.indexOf(name) + 1 } })
    }
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return names
}

interface Search {
  readonly kind: 'code' | 'repositories'
  readonly query: string
}

type SearchKey = NonNullable<Campaign['repositories']['search']>

/** Only a search of code knows these. */
const OF_CODE = /(?:^|\s)-?(?:filename|path|extension|in|size):/

function searchOf(search: SearchKey): Search {
  if (typeof search === 'string') return { kind: OF_CODE.test(search) ? 'code' : 'repositories', query: search }
  return 'code' in search ? { kind: 'code', query: search.code } : { kind: 'repositories', query: search.repositories }
}

const ownersIn = (search: SearchKey | undefined): readonly string[] =>
  search === undefined ? [] : ownersOf(searchOf(search).query)

/** Owners that a search names. */
const ownersOf = (query: string): readonly string[] =>
  [...query.matchAll(/(?:^|\s)(?:org|user|repo):([^\s/]+)/g)].map(([, owner = '']) => owner)

const topicSearches = (topics: readonly string[], owners: readonly string[]): readonly Search[] =>
  uniqueNames(owners).flatMap((owner) =>
    topics.map((topic) => ({ kind: 'repositories' as const, query: `topic:${topic} user:${owner} fork:true` })),
  )

async function runSearch({ kind, query }: Search, connections: Connections): Promise<RepositoryNames> {
  const reached = await connections.reach(ownersOf(query)[0] ?? '')
  if (!('github' in reached)) return { names: [], problems: [reached] }
  const names: string[] = []
  let page: SearchPage | undefined
  for (let number = 1; number <= FOUND_AT_MOST / PAGE; number += 1) {
    page = await reached.github.send(pageCall({ kind, query }, number))
    names.push(...page.items)
    if (page.items.length < PAGE || number * PAGE >= page.total_count) break
  }
  return { names, problems: page ? shortcomings(query, page) : [] }
}

const pageCall = ({ kind, query }: Search, page: number): ApiCall<SearchPage> =>
  kind === 'code' ? searchCode(query, page) : searchRepositories(query, page)

function shortcomings(
  query: string,
  { total_count: total, incomplete_results: isIncomplete }: SearchPage,
): readonly Problem[] {
  const what = `The search ${JSON.stringify(query)}`
  const cut = `${what} finds ${total} results, and GitHub gives the first ${FOUND_AT_MOST}. Narrow it, or name the repositories in a file.`
  const slow = `${what} took GitHub too long, so that results may be missing. Narrow it, or run again.`
  return [
    ...(total > FOUND_AT_MOST ? [{ name: 'SEARCH_INCOMPLETE' as const, message: cut }] : []),
    ...(isIncomplete ? [{ name: 'SEARCH_INCOMPLETE' as const, message: slow }] : []),
  ]
}
