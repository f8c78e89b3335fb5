import type { Handler } from './api.ts'
import { git, moveRefs, Refusal, type Viewer } from './state.ts'

interface TreeEntry {
  path?: string
  mode?: string
  type?: string
  sha?: string | null
  content?: string
}

const url = 'https://api.github.com/object'

/** GitHub's git database over the real bare repository: git itself computes every id. */
export const gitData: Record<string, Handler> = {
  'git/create-blob': async ({ repository, body }) => {
    const bytes = Buffer.from(String(body.content), body.encoding === 'base64' ? 'base64' : 'utf8')
    const sha = await git(repository.folder, ['hash-object', '-w', '--stdin'], bytes)
    return { status: 201, body: { sha, url } }
  },

  'git/create-tree': async ({ repository, body }) => {
    const entries = body.tree as TreeEntry[]
    if (entries.length > 100) throw new Refusal(422, 'the stand-in takes at most 100 entries a tree')
    const tree = await treeOver(repository.folder, body.base_tree as string | undefined, entries)
    const listing = await git(repository.folder, ['ls-tree', tree])
    return {
      status: 201,
      body: { sha: tree, url, truncated: false, tree: listing.split('\n').filter(Boolean).map(entryAnswer) },
    }
  },

  'git/create-commit': async ({ repository, body, viewer }) => {
    const parents = ((body.parents ?? []) as string[]).flatMap((parent) => ['-p', parent])
    const args = ['commit-tree', String(body.tree), ...parents, '-F', '-']
    const made = await git(repository.folder, args, String(body.message), peopleOf(body))
    const signs = isSigned(viewer, body)
    const sha = signs ? await signed(repository.folder, made) : made
    return { status: 201, body: commitAnswer(sha, body, signs ? 'valid' : 'unsigned') }
  },

  'git/get-commit': async ({ repository, path }) => {
    const sha = path.commit_sha ?? ''
    const text = await git(repository.folder, ['cat-file', 'commit', sha])
    const [tree = '', message = ''] = [/^tree (.+)$/m.exec(text)?.[1], text.slice(text.indexOf('\n\n') + 2)]
    const parents = [...text.matchAll(/^parent (.+)$/gm)].map(([, parent]) => parent)
    return { status: 200, body: commitAnswer(sha, { tree, message, parents }, reasonOf(text)) }
  },

  'git/create-ref': async ({ repository, body, moved }) => {
    const ref = String(body.ref)
    const exists = await git(repository.folder, ['rev-parse', '--quiet', '--verify', ref]).catch(() => undefined)
    if (exists) throw new Refusal(422, 'Reference already exists')
    await moveRefs(repository, [{ ref, to: String(body.sha) }])
    await moved()
    return { status: 201, body: refAnswer(ref, String(body.sha)) }
  },

  'git/update-ref': async ({ repository, path, body, moved }) => {
    const ref = `refs/${path.ref}`
    await existing(repository.folder, ref)
    await moveRefs(repository, [{ ref, to: String(body.sha) }])
    await moved()
    return { status: 200, body: refAnswer(ref, String(body.sha)) }
  },

  'git/delete-ref': async ({ repository, path, moved }) => {
    await existing(repository.folder, `refs/${path.ref}`)
    await git(repository.folder, ['update-ref', '-d', `refs/${path.ref}`])
    await moved()
    return { status: 204 }
  },
}

async function existing(folder: string, ref: string): Promise<void> {
  const found = await git(folder, ['rev-parse', '--quiet', '--verify', ref]).catch(() => undefined)
  if (!found) throw new Refusal(422, 'Reference does not exist')
}

/** Who made the commit, where the caller says so. */
function peopleOf({ author, committer }: Record<string, unknown>): Record<string, string> {
  const of = (role: string, who: unknown) => {
    const { name, email, date } = (who ?? {}) as Record<string, string>
    return Object.entries({ NAME: name, EMAIL: email, DATE: date }).flatMap(([part, value]) =>
      value === undefined ? [] : [[`GIT_${role}_${part}`, value]],
    )
  }
  return Object.fromEntries([...of('AUTHOR', author), ...of('COMMITTER', committer ?? author)])
}

/** GitHub signs for apps, and only when it is left to say who made the commit. */
function isSigned(viewer: Viewer, body: Record<string, unknown>): boolean {
  return viewer.signs === true && body.author === undefined && body.committer === undefined
}

/** The commit with a signature, which only the stand-in takes for one. */
async function signed(folder: string, commit: string): Promise<string> {
  const text = await git(folder, ['cat-file', 'commit', commit])
  const end = text.indexOf('\n\n')
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n rig\n -----END PGP SIGNATURE-----'
  const bytes = `${text.slice(0, end)}\n${signature}${text.slice(end)}\n`
  return git(folder, ['hash-object', '-t', 'commit', '-w', '--stdin'], bytes)
}

/** The stand-in takes every signature for valid but one that says that it is forged. */
function reasonOf(text: string): 'valid' | 'invalid' | 'unsigned' {
  if (!text.includes('\ngpgsig')) return 'unsigned'
  return text.split('\n\n', 1)[0]?.includes('forged') ? 'invalid' : 'valid'
}

/** The tree with the entries put over it, made by git in one stream. */
async function treeOver(folder: string, base: string | undefined, entries: readonly TreeEntry[]): Promise<string> {
  const ref = `refs/rig/tree-${process.hrtime.bigint()}`
  const start = base === undefined ? '' : `M 040000 ${base} ""\n`
  const stream: Buffer[] = [Buffer.from(`commit ${ref}\ncommitter rig <rig@rig> 0 +0000\ndata 0\n${start}`)]
  for (const { path = '', mode = '100644', sha, content = '' } of entries) {
    const name = `"${path.replace(/[\\"\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`))}"`
    if (sha === null) stream.push(Buffer.from(`D ${name}\n`))
    else if (sha) stream.push(Buffer.from(`M ${mode} ${sha} ${name}\n`))
    else stream.push(Buffer.from(`M ${mode} inline ${name}\ndata ${Buffer.byteLength(content)}\n${content}\n`))
  }
  await git(folder, ['fast-import', '--quiet', '--force'], Buffer.concat(stream))
  return git(folder, ['rev-parse', `${ref}^{tree}`])
}

function entryAnswer(line: string) {
  const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? []
  return { path, mode, type, sha, url }
}

function commitAnswer(sha: string, body: Record<string, unknown>, reason: 'valid' | 'invalid' | 'unsigned') {
  const who = { name: 'GitHub', email: 'noreply@github.com', date: '2026-01-01T00:00:00Z' }
  return {
    sha,
    node_id: `C_${sha}`,
    url,
    html_url: url,
    author: who,
    committer: who,
    message: body.message,
    tree: { sha: body.tree, url },
    parents: ((body.parents ?? []) as string[]).map((parent) => ({ sha: parent, url, html_url: url })),
    verification:
      reason === 'valid'
        ? { verified: true, reason, signature: 'sig', payload: 'payload', verified_at: '2026-01-01T00:00:00Z' }
        : { verified: false, reason, signature: null, payload: null, verified_at: null },
  }
}

const refAnswer = (ref: string, sha: string) => ({
  ref,
  node_id: `REF_${ref}`,
  url,
  object: { type: 'commit', sha, url },
})
