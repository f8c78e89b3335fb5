import { answersOf } from './answers.ts'
import type { Answer, GlobalHandler, World } from './api.ts'
import { exampleOf } from './description.ts'
import { git, Refusal, type Repository } from './state.ts'

/** GitHub gives the first 1,000 results, on pages of at most 100. */
const GIVEN = 1000

/** As much of GitHub's searches as qualifiers tell: who owns a repository, its topics, names and paths of files, words in them. */
export const search: Record<string, GlobalHandler> = {
  'search/repos': async ({ query }, world) => {
    const { values, words } = readQuery(query)
    const found = owned(world, values).filter(
      ({ name, topics }) =>
        (values.get('topic') ?? []).every((topic) => topics.has(topic)) && words.every((word) => name.includes(word)),
    )
    return page(query, found, (one) => answersOf(world.repositories, world.serverUrl).repository(one), 'repo')
  },

  'search/code': async ({ query }, world) => {
    const { values, words } = readQuery(query)
    const files: { readonly path: string; readonly repository: Repository }[] = []
    for (const repository of owned(world, values)) {
      for (const path of await pathsIn(repository, words)) if (isNamed(path, values)) files.push({ path, repository })
    }
    const [example] = exampleOf('code-search-result-item-paginated').items as [Record<string, object>]
    return page(
      query,
      files,
      ({ path, repository }) => ({
        ...example,
        name: path.split('/').at(-1),
        path,
        repository: { ...example.repository, full_name: repository.name, name: repository.name.split('/')[1] },
      }),
      'code',
    )
  },
}

interface Asked {
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly words: readonly string[]
}

function readQuery(query: URLSearchParams): Asked {
  const values = new Map<string, string[]>()
  const words: string[] = []
  for (const part of (query.get('q') ?? '').split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^([a-z]+):(.+)$/.exec(part) ?? []
    if (name && value) values.set(name, [...(values.get(name) ?? []), value])
    else words.push(part)
  }
  return { values, words }
}

function owned({ repositories }: World, values: Asked['values']): readonly Repository[] {
  const owners = [...(values.get('org') ?? []), ...(values.get('user') ?? [])]
  const names = values.get('repo') ?? []
  return [...repositories.values()].filter(
    ({ name }) =>
      owners.includes(name.split('/')[0] ?? '') || names.includes(name) || owners.length + names.length === 0,
  )
}

async function pathsIn({ folder, defaultBranch }: Repository, words: readonly string[]): Promise<readonly string[]> {
  const listed =
    words.length === 0
      ? git(folder, ['ls-tree', '-r', '--name-only', defaultBranch])
      : git(folder, ['grep', '--name-only', '--fixed-strings', ...words.flatMap((word) => ['-e', word]), defaultBranch])
  const text = await listed.catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(new RegExp(`^${defaultBranch}:`), ''))
}

const LANGUAGES: Readonly<Record<string, RegExp>> = { yaml: /\.ya?ml$/, typescript: /\.ts$/ }

const isNamed = (path: string, values: Asked['values']): boolean =>
  (values.get('filename') ?? []).every((name) => path.split('/').at(-1) === name || path.includes(name)) &&
  (values.get('path') ?? []).every((folder) => path.startsWith(folder)) &&
  (values.get('extension') ?? []).every((end) => path.endsWith(`.${end}`)) &&
  (values.get('language') ?? []).every((language) => LANGUAGES[language]?.test(path) ?? false)

function page<Found>(
  query: URLSearchParams,
  found: readonly Found[],
  itemOf: (one: Found) => object,
  kind: 'code' | 'repo',
): Answer {
  const size = Number(query.get('per_page') ?? 30)
  const from = (Number(query.get('page') ?? 1) - 1) * size
  if (from >= GIVEN) throw new Refusal(422, 'Only the first 1000 search results are available')
  const example = exampleOf(`${kind}-search-result-item-paginated`)
  const items = found.slice(from, Math.min(from + size, GIVEN)).map(itemOf)
  const [one] = example.items as [object]
  return {
    status: 200,
    body: {
      total_count: found.length,
      incomplete_results: false,
      items: kind === 'repo' ? items.map((item) => ({ ...one, ...item })) : items,
    },
  }
}
