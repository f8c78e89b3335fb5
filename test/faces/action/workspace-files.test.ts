import { linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type NamedFilePlace, readPlanText, readPolicy, readWords } from '../../../src/faces/action/workspace-files.ts'
import { temporaryFolder } from '../../support/folder.ts'

const POLICY = 'version: 1\nrules: { deny: ["Edit(m\u00fcller/**)"] }\n'

describe('the policy that an input names', () => {
  const read = async (bytes: Buffer) => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'policy.yml'), bytes)
    return await readPolicy('policy.yml', { folders: [folder.path], gitFiles: [], gitFolders: [] })
  }

  it('is its text', async () => {
    expect(await read(Buffer.from(POLICY))).toEqual({ name: 'policy.yml', text: POLICY })
  })

  it.each(['latin1', 'utf16le'] as const)(
    'is refused in %s, in which its rules would be about other paths',
    async (encoding) => {
      await expect(read(Buffer.from(`\ufeff${POLICY}`, encoding))).rejects.toMatchObject({ name: 'POLICY_INVALID' })
    },
  )
})

describe('a file that an input names', () => {
  interface Scene {
    readonly workspace: string
    readonly temp: string
  }

  const link = (target: string, file: string): string => {
    symlinkSync(target, file)
    return file
  }
  const second = (of: string, file: string): string => {
    linkSync(of, file)
    return file
  }
  const folders = (...paths: readonly string[]): void => {
    for (const path of paths) mkdirSync(path, { recursive: true })
  }

  const REFUSED: Readonly<Record<string, (scene: Scene) => string>> = {
    'the configuration of git': () => '.git/config',
    'the configuration in other case'({ workspace }) {
      folders(join(workspace, 'x/.GIT'))
      second(join(workspace, '.git/config'), join(workspace, 'x/.GIT/config'))
      return 'x/.GIT/config'
    },
    'a link to it': ({ workspace }) => link('.git/config', join(workspace, 'words')),
    'a file behind a link': ({ workspace }) => `${link('.git', join(workspace, 'folder'))}/config`,
    'a link to the credentials': ({ workspace, temp }) => link(join(temp, 'credentials'), join(workspace, 'words')),
    'a link to a link': ({ workspace, temp }) =>
      link(link(join(temp, 'credentials'), join(workspace, 'first')), join(workspace, 'second')),
    'the credentials themselves': ({ temp }) => join(temp, 'credentials'),
    'a second name of the credentials': ({ workspace, temp }) =>
      second(join(temp, 'credentials'), join(workspace, 'words')),
    'a second name of the configuration': ({ workspace }) =>
      second(join(workspace, '.git/config'), join(workspace, 'words')),
    'the configuration of another repository'({ workspace }) {
      folders(join(workspace, 'other/objects'), join(workspace, 'other/refs'))
      for (const name of ['HEAD', 'config']) writeFileSync(join(workspace, 'other', name), 'secret\n')
      return 'other/config'
    },
    'the configuration of a worktree'({ workspace }) {
      folders(join(workspace, 'other'))
      for (const name of ['HEAD', 'commondir', 'config.worktree'])
        writeFileSync(join(workspace, 'other', name), 'secret\n')
      return 'other/config.worktree'
    },
    'a folder': () => 'beds',
    'a device by a link': ({ workspace }) => link('/dev/zero', join(workspace, 'words')),
    'a link out of the temporary folder': ({ workspace, temp }) =>
      link(join(workspace, '.git/config'), join(temp, 'words')),
  }

  /** What is read of a file of the workspace, and of one beside it; or the names of the refusals. */
  async function readIn(nameIn: (scene: Scene) => string) {
    using folder = temporaryFolder()
    const scene = { workspace: join(folder.path, 'checkout'), temp: join(folder.path, 'temp') }
    const { workspace, temp } = scene
    folders(join(workspace, '.git/objects'), join(workspace, '.git/refs'), join(workspace, 'beds'), temp)
    for (const file of [join(workspace, '.git/HEAD'), join(workspace, '.git/config'), join(temp, 'credentials')])
      writeFileSync(file, 'secret\n')
    const place: NamedFilePlace = {
      folders: [workspace, temp],
      gitFiles: [join(workspace, '.git/config'), join(temp, 'credentials')],
      gitFolders: [join(workspace, '.git')],
    }
    const name = nameIn(scene)
    const orName = (reading: Promise<unknown>) => reading.catch((error: Error) => error.name)
    const plan = await readPlanText(name, place)
    return [
      'problems' in plan ? plan.problems.map((problem) => problem.name).join() : plan,
      await orName(readWords(name, place)),
      await orName(readPolicy(name, place)),
    ]
  }

  it.each(Object.entries(REFUSED))('is not read as plan, as words or as policy where it is %s', async (_, nameIn) => {
    expect(await readIn(nameIn)).toEqual(['PLAN_NOT_FOUND', 'PLAN_NOT_FOUND', 'POLICY_INVALID'])
  })

  it('may be a regular file of the workspace, or of the temporary folder', async () => {
    for (const folder of ['workspace', 'temp'] as const) {
      const name = 'words.md'
      const read = await readIn((scene) => {
        writeFileSync(join(scene[folder], name), 'Read this first.\n')
        return join(scene[folder], name)
      })
      expect(read).toEqual([
        { name: expect.stringContaining(name), text: 'Read this first.\n' },
        'Read this first.\n',
        { name, text: 'Read this first.\n' },
      ])
    }
  })

  it('may lie outside both where it is the policy alone', async () => {
    const read = await readIn(({ workspace }) => {
      const file = join(workspace, '..', 'policy.yml')
      writeFileSync(file, POLICY)
      return file
    })
    expect(read).toEqual(['PLAN_NOT_FOUND', 'PLAN_NOT_FOUND', { name: 'policy.yml', text: POLICY }])
  })
})
