import { openObjectReader } from './cat-file.ts'
import type { GitCommand } from './command.ts'
import type { Configuration } from './commands/config.ts'
import type { Git } from './git.ts'
import { lookUpPaths } from './tree.ts'

/**
 * In a partial clone, fetches the paths' blobs in one request instead of one each when they are read, and makes no request where all
 * are present. In a full clone this does nothing.
 */
export async function prefetchBlobs(git: Git, treeish: string, paths: Iterable<string>): Promise<void> {
  const remote = promisorRemote(await git.config())
  if (!remote) return
  await using reader = openObjectReader(git)
  const { entries, named } = await lookUpPaths(reader, treeish, { paths, names: ['.gitattributes'] })
  const blobs = [...entries.values(), ...named.values()].filter(({ mode }) => mode.startsWith('100'))
  if (blobs.length > 0) await git.run(fetchObjects(remote, [...new Set(blobs.map(({ oid }) => oid))]))
}

/** Whether a remote may hold blobs that are missing here. */
export const isPartialClone = async (git: Git): Promise<boolean> => promisorRemote(await git.config()) !== undefined

/** Fetches objects by id; git makes no request where all are present. */
const fetchObjects = (remote: string, oids: readonly string[]): GitCommand<void> => ({
  args: [
    ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', '--quiet', '--no-tags', '--no-write-fetch-head'],
    ...[
      '--no-auto-maintenance',
      '--recurse-submodules=no',
      '--filter=blob:none',
      '--stdin',
      '--end-of-options',
      remote,
    ],
  ],
  input: oids.map((oid) => `${oid}\n`).join(''),
  parse: () => undefined,
})

function promisorRemote(config: Configuration): string | undefined {
  const named = config.get('extensions.partialclone')
  if (named) return named
  const key = [...config.keys()].find((one) => /^remote\..*\.promisor$/.test(one) && config.get(one) === 'true')
  return key?.slice('remote.'.length, -'.promisor'.length)
}
