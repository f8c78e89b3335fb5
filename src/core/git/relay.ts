import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from './commands/config.ts'
import { lfsStore } from './lfs-store.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A git directory that shows a repository's objects and refs, and has none of its settings, hooks and remotes; gone with its scope. */
export interface Relay extends Disposable {
  readonly path: string
  /** Makes git use it, and read the system's settings and those of the environment alone. */
  readonly env: Readonly<Record<string, string>>
}

/** The repository, and where a partial clone's missing objects are fetched from. */
export interface RelayRequest {
  readonly gitDir: string
  readonly commonDir: string
  readonly objectFormat: string
  readonly config: Configuration
  readonly url: string
}

/** What git may see of the repository. The others could start programs, or send the call elsewhere. */
const SHOWN = ['objects', 'refs', 'packed-refs', 'reftable', 'shallow']

export function openRelay(request: RelayRequest): Relay {
  const { commonDir, config } = request
  const folder = scratchFolder(request)
  const path = join(folder.path, 'relay')
  mkdirSync(path)
  // A link to a file that is not there yet lets git make it where it belongs.
  for (const name of SHOWN)
    if (name === 'shallow' || existsSync(join(commonDir, name))) symlinkSync(join(commonDir, name), join(path, name))
  symlinkSync(lfsStore(commonDir, config), join(path, 'lfs'))
  writeFileSync(join(path, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(join(path, 'config'), settings(request))
  return {
    path,
    env: {
      GIT_DIR: path,
      GIT_CONFIG_GLOBAL: '/dev/null',
      HOME: path,
      XDG_CONFIG_HOME: path,
      // Empty: nobody is asked, neither by the environment's program nor by one that the system's settings name.
      GIT_ASKPASS: '',
    },
    [Symbol.dispose]() {
      // Git removes the file once the history is whole: it took the link for it.
      const isWhole = !lstatSync(join(path, 'shallow'), { throwIfNoEntry: false })
      if (isWhole) rmSync(join(commonDir, 'shallow'), { force: true })
      folder[Symbol.dispose]()
    },
  }
}

function settings({ objectFormat, config, url }: RelayRequest): string {
  const format = { objectFormat, refStorage: config.get('extensions.refstorage') }
  const isPartial = [...config].some(([key, value]) => key === 'extensions.partialclone' || isPromisor(key, value))
  const extensions = { ...format, partialClone: isPartial ? 'origin' : undefined }
  return [
    '[core]\n\trepositoryFormatVersion = 1\n\tbare = true\n[extensions]\n',
    ...Object.entries(extensions).flatMap(([key, value]) => (value ? [`\t${key} = ${quoted(value)}\n`] : [])),
    isPartial ? `[remote "origin"]\n\turl = ${quoted(url)}\n\tpromisor = true\n\tpartialCloneFilter = blob:none\n` : '',
    `[lfs]\n\turl = ${quoted(`${url}/info/lfs`)}\n\tlocksVerify = false\n`,
  ].join('')
}

const isPromisor = (key: string, value: string): boolean => /^remote\..*\.promisor$/.test(key) && value === 'true'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
