import { type Command, forEachChild, parse, type SyntaxNode } from 'unbash'
import { commandsOf, readScript, type ShellCommand } from './shell-script.ts'

type CommandLine =
  | {
      readonly ok: true
      /**
       * The programs that run it without a shell, one after the other for as long as each succeeds; undefined where only a shell can
       * run it: it has a pipe, a redirection, a variable, a pattern or the like.
       */
      readonly programs: readonly (readonly [string, ...string[]])[] | undefined
    }
  | {
      readonly ok: false
      readonly reason: string
    }

const LONGEST = 4096

/**
 * Reads a command line given as one string, as Bash would, and runs nothing. Refuses what is not Bash, pipes a download into a shell,
 * removes root or a home folder, or prints secrets, also in substitutions and in strings for `sh -c` and `eval`. This is a list of
 * known attacks, not a proof of harmlessness.
 */
export const readCommandLine = (text: string): CommandLine => {
  if (text.length > LONGEST) return { ok: false, reason: `it is over ${LONGEST} characters long` }
  const script = readScript(text)
  if (!script) return { ok: false, reason: 'it is not valid Bash' }
  if (!contains(script, () => true)) return { ok: false, reason: 'it runs nothing' }
  const danger = dangerOf(script, text)
  if (danger !== undefined) return { ok: false, reason: danger }
  return { ok: true, programs: programsOf(commandsOf(script)) }
}

/** The words of plain commands, each run if the one before succeeded. */
const programsOf = (commands: readonly ShellCommand[] = []): [string, ...string[]][] | undefined => {
  const isPlain = ({ literal, bare, after }: ShellCommand) => literal && bare && (after === undefined || after === '&&')
  if (commands.length === 0 || !commands.every(isPlain)) return undefined
  return commands.map(({ words: [program = '', ...rest] }) => [program, ...rest])
}

/** How deep strings for `sh -c` and `eval` are followed. */
const DEPTH = 8

/** Why a command line must not run: a download into a shell, a removal of root or home, secrets printed; or undefined. */
const dangerOf = (root: SyntaxNode, source: string, depth = 0): string | undefined => {
  if (depth > DEPTH) return 'it nests shells too deeply'
  let danger: string | undefined
  const visit = (node: SyntaxNode): void => {
    danger ??= dangerAt(node, depth)
    if (danger === undefined) forEachChild(node, visit)
  }
  visit(root)
  return danger ?? (/\(\)\s*\{\s*:\s*\|\s*:/.test(source) ? 'it starts itself endlessly' : undefined)
}

const dangerAt = (node: SyntaxNode, depth: number): string | undefined => {
  if (node.type === 'Pipeline') return pipedIntoShell(node.commands)
  if (
    node.type === 'Redirect' &&
    node.operator.includes('>') &&
    /^\/dev\/(sd|hd|nvme|vd|mmcblk|disk)/.test(node.target?.value ?? '')
  )
    return 'it overwrites a disk'
  if (node.type !== 'Command') return undefined
  const words = wordsOf(node)
  return (
    (runsText(words) && contains(node, isDownload) ? 'it runs a download' : undefined) ??
    removesRoot(words) ??
    printsSecrets(words, node) ??
    dangerInText(words, depth)
  )
}

const SHELLS = /^(ba|da|z|k|a|fi|c|tc)?sh$|^(pwsh|powershell|cmd)$/
const INTERPRETERS = /^(python|perl|ruby|node|php|lua|deno|bun|osascript|tclsh)[\d.]*$/
const DOWNLOADS =
  /^(curl|wget|fetch|aria2c|http|https|xh|lynx|links|nc|ncat|netcat|socat|scp|sftp|ftp|tftp|rsync|iwr|irm|invoke-webrequest|invoke-restmethod)$/i

const isDownload = ({ name }: CommandWords): boolean => DOWNLOADS.test(name)
const isShell = ({ name }: CommandWords): boolean => SHELLS.test(name)
const runsText = ({ name }: CommandWords): boolean =>
  SHELLS.test(name) || INTERPRETERS.test(name) || /^(eval|source|\.|iex|invoke-expression)$/i.test(name)

/** A script that is piped into a shell has not been reviewed. Other interpreters may read data from a pipe, but not a download. */
const pipedIntoShell = (commands: readonly SyntaxNode[]): string | undefined => {
  for (const [at, command] of commands.entries()) {
    if (at === 0) continue
    if (contains(command, isShell)) return 'it pipes into a shell'
    if (contains(command, runsText) && commands.slice(0, at).some((before) => contains(before, isDownload)))
      return 'it pipes a download into an interpreter'
  }
  return undefined
}

const contains = (root: SyntaxNode, wanted: (words: CommandWords) => boolean): boolean => {
  let found = false
  const visit = (node: SyntaxNode): void => {
    found ||= node.type === 'Command' && wanted(wordsOf(node))
    if (!found) forEachChild(node, visit)
  }
  visit(root)
  return found
}

const ROOTS =
  /^(\/|~[\w-]*|\$\{?HOME\}?|[a-z]:|\/(bin|boot|dev|etc|home|lib\d*|opt|proc|root|run|sbin|srv|sys|usr|var|Users|Library|System|Applications))(\/?\*?|\/\.\*?)$/i

const removesRoot = ({ name, args }: CommandWords): string | undefined => {
  const targets = args.filter((word) => !word.startsWith('-')).map(plainPath)
  const recursive = args.some((word) => /^-[a-zA-Z]*[rR]/.test(word) || word === '--recursive')
  if (args.includes('--no-preserve-root')) return 'it turns off the protection of the root folder'
  if (/^(mkfs|wipefs|fdisk|parted)/.test(name)) return 'it formats a disk'
  if (name === 'dd' && args.some((word) => /^of=\/dev\/(?!null$|zero$|std)/.test(word))) return 'it overwrites a disk'
  if (
    name === 'find' &&
    args.some((word) => /^-(delete|exec|execdir)$/.test(word)) &&
    targets.some((path) => ROOTS.test(path))
  )
    return 'it removes from the root folder'
  if (!/^(rm|chmod|chown|chgrp|mv|shred|rimraf|del|rd|rmdir)$/.test(name)) return undefined
  if (!recursive && /^(rm|ch...?)$/.test(name)) return undefined
  if (targets.some((path) => ROOTS.test(path))) return 'it removes or changes the root folder or a home folder'
  return name === 'rm' && targets.some((path) => /^\$\{?\w+\}?(\/|$)|^[$`]\(/.test(path))
    ? 'what it removes is only known when it runs'
    : undefined
}

/** `//usr/./x/..` as `/usr`. */
const plainPath = (path: string): string => {
  const parts: string[] = []
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return (path.startsWith('/') ? '/' : '') + parts.join('/')
}

const SECRET_FILES =
  /(^|\/)(\.env(\.(?!example|sample|template|dist)[\w.-]+)?|id_(rsa|dsa|ecdsa|ed25519)|\.netrc|\.npmrc|\.pypirc|\.pgpass|\.git-credentials|\.ssh(\/.*)?|\.aws\/.*|\.gnupg(\/.*)?|\.docker\/config\.json|\.kube\/config|gh\/hosts\.yml|shadow|environ)$|\.(pem|key|p12|pfx|jks|keystore)$/i
const SECRET_NAMES =
  /\$\{?[!#]?\w*(TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|API_?KEY|PRIVATE_?KEY|CREDENTIAL|ACCESS_?KEY)\w*/i
const SECRET_COMMANDS =
  /^(gh auth token|npm (config get|token)|git credential|aws configure (get|export)|gcloud auth print|az account get-access-token|op (read|item)|pass (show|\S+$)|security find|kubectl (get|describe) secrets?|vault (read|kv)|docker-credential|heroku config|keyring get)\b/
const SHOWING =
  /^(cat|tac|bat|less|more|head|tail|nl|od|xxd|hexdump|strings|base64|base32|grep|egrep|fgrep|rg|ag|awk|sed|cut|sort|uniq|jq|yq|cp|scp|curl|wget|nc|openssl|diff|tee|dd|source|\.|type|get-content)$/i

const printsSecrets = ({ name, args }: CommandWords, command: Command): string | undefined => {
  const words = args.filter((word) => !word.startsWith('-'))
  const bare = words.every((word) => /^\w+=/.test(word))
  if ((name === 'env' && bare) || name === 'printenv' || (name === 'set' && args.length === 0))
    return 'it prints the environment'
  if (/^(export|declare|typeset|compgen)$/.test(name) && words.length === 0) return 'it prints the environment'
  if (SECRET_COMMANDS.test([name, ...words].join(' '))) return 'it prints a credential'
  if (/^(echo|printf|print)$/.test(name) && args.some((word) => SECRET_NAMES.test(word)))
    return 'it prints a credential'
  const inputs = command.redirects.flatMap((one) =>
    one.type === 'Redirect' && one.operator === '<' ? [one.target?.value ?? ''] : [],
  )
  if (SHOWING.test(name) && [...words, ...inputs].some((word) => SECRET_FILES.test(word.replace(/^@|^.*=@?/, ''))))
    return 'it prints a file that contains credentials'
  return undefined
}

/** The words that a shell, or `eval`, is given to run. */
const dangerInText = (words: CommandWords, depth: number): string | undefined => {
  const flag = words.args.findIndex((word) => /^-[a-z]*c$/.test(word))
  const text =
    words.name === 'eval' ? words.args.join(' ') : isShell(words) && flag >= 0 ? words.args[flag + 1] : undefined
  if (text === undefined || text === '') return undefined
  const script = parse(text)
  if (script.errors && script.errors.length > 0) return 'the command line for its shell is not valid Bash'
  return dangerOf(script, text, depth + 1)
}

/** A simple command as its program gets it, without wrappers such as `sudo` and `env`. */
interface CommandWords {
  /** Without its folder; empty if only a shell knows it. */
  readonly name: string
  /** Quotes taken off; expansions as they are written. */
  readonly args: readonly string[]
}

/** Programs that run their remaining words as a command, and those of their flags that take a value. */
const WRAPPERS: Readonly<Record<string, string>> = {
  sudo: '-u -g -h -p -C -D -R -T',
  doas: '-u -C',
  env: '-u -C',
  nohup: '',
  nice: '-n',
  ionice: '-c -n',
  time: '-f -o',
  timeout: '-s -k',
  stdbuf: '-i -o -e',
  setsid: '',
  exec: '-a',
  command: '',
  builtin: '',
  busybox: '',
  xargs: '-I -n -P -L -d -a -E -s',
}

/** The words of a simple command behind all its wrappers: `sudo -u ada rm -r x` gives `rm` and `-r x`. */
const wordsOf = (command: Command): CommandWords => {
  const words = [command.name, ...command.args].flatMap((word) =>
    word === undefined ? [] : [word.type === 'Word' ? word.value : word.text],
  )
  return unwrap(words)
}

const unwrap = (words: readonly string[]): CommandWords => {
  const [first = '', ...args] = words
  const name = first.includes('$') || first.includes('`') ? '' : baseName(first)
  const flags = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined
  if (flags === undefined) return { name, args }
  const rest = withoutFlags(args, flags.split(' '))
  const inner = name === 'timeout' ? rest.slice(1) : rest
  return inner.length === 0 ? { name, args } : unwrap(inner)
}

const withoutFlags = (args: readonly string[], taking: readonly string[]): readonly string[] => {
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? ''
    if (taking.includes(word)) at++
    else if (!word.startsWith('-') && !/^\w+=/.test(word)) return args.slice(at)
  }
  return []
}

const baseName = (program: string): string =>
  program
    .replaceAll('\\', '/')
    .replace(/^.*\//s, '')
    .replace(/\.exe$/i, '')

type PlainCommand =
  | { readonly ok: true; readonly argv: readonly [string, ...string[]] }
  | {
      readonly ok: false
      readonly reason: string
    }

/** Reads a line that is one program and its arguments: words as they are, or in plain quotes. All else is refused. */
export const readPlainCommand = (text: string): PlainCommand => {
  const line = readCommandLine(text)
  if (!line.ok) return line
  const [argv, second] = line.programs ?? []
  if (!argv || second) return { ok: false, reason: 'it is more than one plain command, and no shell runs it' }
  const words = sourceWords(parse(text))
  const strange = words.find((word) => !PLAIN_WORD.test(word))
  if (strange !== undefined)
    return { ok: false, reason: `${JSON.stringify(strange)} means more to a shell than its letters; quote it` }
  if (!isWholeOf(words, text))
    return { ok: false, reason: 'it holds more than the words of a command, such as a comment or a `;`' }
  return { ok: true, argv }
}

/** Letters, digits and signs without meaning to any shell, or plain quotes around what no shell expands. */
const PLAIN_WORD = /^(?:[\p{L}\p{N}_@%+=:,./-]|'[^']*'|"[^"$`\\!]*")+$/u

/** The words of the only command, as they are written. */
const sourceWords = (script: ReturnType<typeof parse>): readonly string[] => {
  const command = script.commands[0]?.command
  return command?.type === 'Command' ? [command.name, ...command.args].flatMap((word) => word?.text ?? []) : []
}

/** Whether a text is these words with blanks between them, and nothing else. */
const isWholeOf = (words: readonly string[], text: string): boolean => {
  let rest = text.trim()
  for (const word of words) {
    if (!rest.startsWith(word)) return false
    rest = rest.slice(word.length).trimStart()
  }
  return rest === ''
}
