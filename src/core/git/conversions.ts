import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Conversion, conversionOf, convertsAutomatically, UNCONVERTED } from './attributes.ts'
import type { GitCommand } from './command.ts'
import { checkAttributes, type PathAttributes } from './commands/check-paths.ts'
import type { Configuration } from './commands/config.ts'
import { attributesMention } from './commands/grep.ts'
import { WITHOUT_TOKENS } from './environment.ts'
import type { Git } from './git.ts'
import { type ScratchFolder, scratchFolder } from './scratch-folder.ts'

/** The `.gitattributes` files of a state. */
interface AttributeFiles {
  /** Bytes of a file by its path; undefined if absent. */
  read(path: string): Uint8Array | undefined
  /** Those above many paths will be read. */
  foresee?(paths: readonly string[]): Promise<void>
}

/**
 * How paths are converted in one state of a repository's `.gitattributes` files, be they on a disk, in a commit, or changed by a plan.
 * With them count the repository's own `info/attributes` and its configuration, and nothing else.
 */
export interface Conversions extends Disposable {
  /** Looks many paths up at once. Any other path is looked up on demand. */
  look(paths: Iterable<string>): Promise<void>
  of(path: string): Conversion
  /** The command, changed so that git treats these files, and those looked up before, as here. */
  within<Result>(command: GitCommand<Result>, paths?: Iterable<string>): GitCommand<Result>
  /** The folder in which git finds the attribute files when a command is run so. */
  workTree(): string
  /** The state with other `.gitattributes` files; undefined where one was removed. */
  with(files: ReadonlyMap<string, Uint8Array | undefined>): Conversions
}

export const openConversions = async (git: Git, files: AttributeFiles): Promise<Conversions> =>
  new AttributeState(git, await git.config(), files)

/** What `work` makes of conversions, which end with whatever it throws. */
export async function orEnded<Result>(conversions: Disposable, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    conversions[Symbol.dispose]()
    throw error
  }
}

/** True if the attributes of any tracked file may set more than line ends; of a commit, or of the work tree. */
export const mayRewrite = async (git: Git, treeish: string | undefined): Promise<boolean> =>
  hasInfo(git) || git.run(attributesMention(REWRITING, treeish))

const REWRITING = ['filter', 'ident', 'working-tree-encoding']

const hasInfo = ({ commonDir }: Git): boolean => existsSync(join(commonDir, 'info', 'attributes'))

/** Git finds the files in a work tree of their own, which holds nothing else, and no index. */
class AttributeState implements Conversions {
  readonly #git: Git
  readonly #config: Configuration
  readonly #files: AttributeFiles
  readonly #known = new Map<string, Conversion>()
  readonly #asked = new Set<string>()
  #place: ScratchFolder | undefined
  #hasRules: boolean

  constructor(git: Git, config: Configuration, files: AttributeFiles) {
    this.#git = git
    this.#config = config
    this.#files = files
    this.#hasRules = convertsAutomatically(config) || hasInfo(git)
  }

  async look(paths: Iterable<string>): Promise<void> {
    const asked = [...paths]
    await this.#files.foresee?.(asked.filter((path) => !this.#known.has(path)))
    const unknown = this.#unknown(asked)
    if (unknown.length > 0) this.#learn(await this.#git.run(this.within(checkAttributes(unknown))))
  }

  of(path: string): Conversion {
    const [unknown] = this.#unknown([path])
    if (unknown !== undefined) this.#learn(this.#git.runNow(this.within(checkAttributes([unknown]))))
    return this.#known.get(path) ?? UNCONVERTED
  }

  within<Result>(command: GitCommand<Result>, paths: Iterable<string> = []): GitCommand<Result> {
    for (const path of paths) this.#bringFiles(path)
    const files = this.workTree()
    const env = { GIT_DIR: this.#git.gitDir, GIT_WORK_TREE: files, GIT_INDEX_FILE: join(files, '..', 'index') }
    return { ...command, args: ['-C', files, ...command.args], env: { ...WITHOUT_TOKENS, ...env, ...command.env } }
  }

  workTree(): string {
    if (!this.#place) {
      this.#place = scratchFolder(this.#git)
      mkdirSync(join(this.#place.path, 'files'))
    }
    return join(this.#place.path, 'files')
  }

  with(files: ReadonlyMap<string, Uint8Array | undefined>): Conversions {
    const read = (path: string) => (files.has(path) ? files.get(path) : this.#files.read(path))
    return new AttributeState(this.#git, this.#config, { ...this.#files, read })
  }

  [Symbol.dispose](): void {
    this.#place?.[Symbol.dispose]()
  }

  /** Those of the paths that need git's answer. */
  #unknown(paths: Iterable<string>): readonly string[] {
    const unknown = [...new Set(paths)].filter((path) => !this.#known.has(path))
    for (const path of unknown) this.#bringFiles(path)
    if (this.#hasRules) return unknown
    for (const path of unknown) this.#known.set(path, UNCONVERTED)
    return []
  }

  #learn(found: ReadonlyMap<string, PathAttributes>): void {
    for (const [path, attributes] of found) this.#known.set(path, conversionOf(attributes, this.#config))
  }

  #bringFiles(path: string): void {
    for (let end = 0; end >= 0; end = path.indexOf('/', end) + 1 || -1) {
      const file = `${path.slice(0, end)}.gitattributes`
      if (this.#asked.has(file)) continue
      this.#asked.add(file)
      const content = this.#files.read(file)
      if (content) this.#bring(file, content)
    }
  }

  #bring(file: string, content: Uint8Array): void {
    this.#hasRules = true
    const target = join(this.workTree(), file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}
