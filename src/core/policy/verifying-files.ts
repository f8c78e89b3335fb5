import type { Verification } from './policy-file.ts'

/** A file of a result, before and after. */
export interface ChangedContent {
  readonly path: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
}

/**
 * Why a file decides about what verifies a change, in a few words: the policy's programs run it, it configures tests, or it is a manifest
 * whose scripts or test settings change. Undefined for all others.
 */
export function verifyingFile(
  changed: ChangedContent,
  verifications: readonly Pick<Verification, 'run'>[],
): string | undefined {
  const { path } = changed
  if (verifications.some(({ run }) => namedIn(run).has(path))) return 'run by the verification'
  if (CONFIGURATIONS.some((form) => form.test(path))) return 'test configuration'
  return MANIFESTS.some(({ name, partOf }) => name.test(path) && hasChanged(changed, partOf))
    ? 'scripts of a manifest'
    : undefined
}

/** Paths among the words of a command line, `./` taken off; `--config=x` names x. */
const namedIn = (run: Verification['run']): ReadonlySet<string> =>
  new Set(
    (typeof run === 'string' ? run.split(/\s+/) : run)
      .flatMap((word) => [word, word.slice(word.indexOf('=') + 1)])
      .map((word) => word.replace(/^["']|["']$/g, '').replace(/^(?:\.\/)+/, '')),
  )

const CONFIGURATIONS: readonly RegExp[] = [
  /(?:^|\/)(?:vitest|jest|karma|playwright|cypress|wdio|ava|nightwatch|stryker|mocha|nyc|c8|tap)[.-](?:config|conf|setup|workspace)\b[^/]*$/,
  /(?:^|\/)\.(?:mocha|nyc|c8|tap|coverage)rc[^/]*$/,
  /(?:^|\/)(?:pytest\.ini|tox\.ini|noxfile\.py|conftest\.py|\.rspec|phpunit\.xml(?:\.dist)?|codecov\.yml)$/,
  /(?:^|\/)(?:GNUmakefile|[Mm]akefile|justfile|Taskfile\.ya?ml|Rakefile|Jenkinsfile|\.gitlab-ci\.yml|\.pre-commit-config\.yaml)$/,
  /^\.github\/(?:workflows|actions)\//,
  /^\.github\/editplan\.ya?ml$/,
]

interface Manifest {
  readonly name: RegExp
  /** What of its text decides about tests; throws where it cannot be read. */
  readonly partOf: (text: string) => unknown
}

const keysOf =
  (...keys: readonly string[]) =>
  (text: string): unknown => {
    const json = JSON.parse(text.replace(/^\ufeff/, '')) as Readonly<Record<string, unknown>>
    return keys.map((key) => json[key] ?? null)
  }

/** Tables of a TOML file whose names match, with their lines. */
const tablesOf =
  (names: RegExp) =>
  (text: string): unknown =>
    text.split(/^(?=\[)/m).filter((table) => names.test(table))

const MANIFESTS: readonly Manifest[] = [
  {
    name: /(?:^|\/)package\.json$/,
    partOf: keysOf('scripts', 'jest', 'vitest', 'mocha', 'ava', 'nyc', 'c8', 'tap', 'lint-staged', 'husky', 'wireit'),
  },
  { name: /(?:^|\/)composer\.json$/, partOf: keysOf('scripts') },
  { name: /(?:^|\/)deno\.jsonc?$/, partOf: keysOf('tasks', 'test') },
  {
    name: /(?:^|\/)pyproject\.toml$/,
    partOf: tablesOf(/^\[+\s*(?:tool\.(?:pytest|tox|nox|poe|taskipy|hatch|pdm|coverage)|project\.scripts)/),
  },
  { name: /(?:^|\/)(?:setup\.cfg|Cargo\.toml)$/, partOf: tablesOf(/^\[+\s*(?:tool:pytest|test|profile\.test|alias)/) },
]

function hasChanged({ before, after }: ChangedContent, partOf: Manifest['partOf']): boolean {
  const [was, is] = [before, after].map((bytes) => (bytes ? partAsText(bytes.toString('utf8'), partOf) : ''))
  return was !== is
}

/** A manifest that cannot be read decides as a whole. */
function partAsText(text: string, partOf: Manifest['partOf']): string {
  try {
    return JSON.stringify(partOf(text))
  } catch {
    return text
  }
}
