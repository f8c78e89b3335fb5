import { isObject } from '../../core/text/json.ts'
import { type Item, textField } from './call.ts'

/** The newest version of a client with which its reader was recorded, and what a line of its logs says about its version. */
interface RecordedClient {
  readonly name: string
  readonly newest: string
  readonly versionIn: (line: Item) => unknown
}

const RECORDED: Readonly<Record<string, RecordedClient>> = {
  'claude-code': {
    name: 'Claude Code',
    newest: '2.1.197',
    versionIn: ({ version, claude_code_version }) => claude_code_version ?? version,
  },
  codex: { name: 'Codex', newest: '0.169.0', versionIn: ({ payload }) => textField(payload, 'cli_version') },
  qwen: {
    name: 'Qwen Code',
    newest: '0.15.10',
    versionIn: ({ version, qwen_code_version }) => qwen_code_version ?? version,
  },
  copilot: { name: 'Copilot', newest: '1.0.102', versionIn: ({ data }) => textField(data, 'copilotVersion') },
  opencode: { name: 'OpenCode', newest: '1.18.33', versionIn: ({ info }) => textField(info, 'version') },
  cline: { name: 'Cline', newest: '3.0.65', versionIn: ({ origin }) => textField(origin, 'version') },
  // Pi says the version of its format alone.
  pi: {
    name: "Pi's format",
    newest: '3',
    versionIn: ({ type, version }) => (type === 'session' && typeof version === 'number' ? `${version}` : undefined),
  },
}

/** Follows the versions that the lines of a client's logs name. */
export class NamedVersions {
  readonly #recorded: RecordedClient | undefined
  #newest: string

  constructor(agent: string | undefined) {
    this.#recorded = agent !== undefined && Object.hasOwn(RECORDED, agent) ? RECORDED[agent] : undefined
    this.#newest = this.#recorded?.newest ?? ''
  }

  take(line: unknown): void {
    const given = isObject(line) ? this.#recorded?.versionIn(line) : undefined
    const [, version] = VERSION.exec(typeof given === 'string' ? given : '') ?? []
    if (version !== undefined && ORDER.compare(version, this.#newest) > 0) this.#newest = version
  }

  /** What a person is to know where a log is newer than its reader. */
  get notice(): string | undefined {
    if (!this.#recorded || this.#newest === this.#recorded.newest) return undefined
    const { name, newest } = this.#recorded
    return `This log was written by ${name} ${this.#newest}, and editplan was tested with logs of ${newest}. Compare the plan with what the session left, with --after.`
  }
}

const VERSION = /^v?(\d{1,9}(?:\.\d{1,9}){0,3})(?![\d.])/

const ORDER = new Intl.Collator('en', { numeric: true })
