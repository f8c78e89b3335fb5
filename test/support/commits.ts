import { git } from './github/state.ts'

/** What one commit does to the tree: text, bytes, a mode and text (of a submodule its commit), or null to remove the path. */
export type Change = Readonly<
  Record<string, string | Buffer | null | { readonly mode: string; readonly content: string }>
>

/** Who commits; both author and committer. */
export interface Who {
  readonly name?: string
  readonly email?: string
  /** Where it is not the committer's; seconds since 1970 and zone. */
  readonly authorDate?: string
}

export interface Commit {
  readonly change: Change
  readonly message: string
  readonly who: Who
}

export interface Made {
  readonly commit: string
  readonly tree: string
}

let imports = 0

/** Makes commits beside every branch, on the parent; answers the parent and each of them. */
export async function importCommits(
  folder: string,
  parent: string | undefined,
  commits: readonly Commit[],
): Promise<readonly Made[]> {
  imports += 1
  const ref = `refs/rig/${process.pid}-${imports}`
  const stream: Buffer[] = []
  const line = (text: string) => stream.push(Buffer.from(`${text}\n`))
  const data = (content: string | Buffer) => {
    const bytes = Buffer.from(content)
    line(`data ${bytes.length}`)
    stream.push(bytes, Buffer.from('\n'))
  }
  if (parent) line(`reset ${ref}\nfrom ${parent}\n`)
  for (const { change, message, who } of commits) {
    const { name = 'Seed', email = 'seed@garden.invalid', authorDate = DATE } = who
    line(`commit ${ref}\nauthor ${name} <${email}> ${authorDate}\ncommitter ${name} <${email}> ${DATE}`)
    data(message)
    for (const [path, value] of Object.entries(change)) {
      const { mode, content } =
        value !== null && typeof value === 'object' && 'mode' in value ? value : { mode: '100644', content: value }
      if (content === null) line(`D ${quoted(path)}`)
      else if (mode === SUBMODULE) line(`M ${mode} ${content} ${quoted(path)}`)
      else {
        line(`M ${mode} inline ${quoted(path)}`)
        data(content)
      }
    }
  }
  await git(folder, ['fast-import', '--quiet', '--force'], Buffer.concat(stream))
  const log = await git(folder, [
    'log',
    '--reverse',
    '--topo-order',
    '--format=%H %T',
    ref,
    ...(parent ? ['--not', `${parent}^@`] : []),
  ])
  return log.split('\n').map((pair) => {
    const [commit = '', tree = ''] = pair.split(' ')
    return { commit, tree }
  })
}

const SUBMODULE = '160000'

const DATE = '1767225600 +0000'

const quoted = (path: string): string =>
  `"${path.replace(/[\\"\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`))}"`
