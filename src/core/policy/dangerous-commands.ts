import { spelling } from './command-rules.ts'

/** A command, and how many of its first words the rule that permits it names. */
type PermittedCommand = { readonly argv: readonly string[]; readonly named: number }

/**
 * Why no rule can permit a command, for a person; undefined where rules decide. It starts another program in a way that the rules do not
 * see, runs code that it is given as text, changes the machine or a repository, publishes, or reaches out of the checkout by words that
 * the rule does not name. This is a list of known ways, not a proof of harmlessness.
 */
export const whyDangerous = ({ argv, named }: PermittedCommand): string | undefined => {
  const [program = '', ...args] = argv
  const name = spelling(program)
  return (
    programByPath(program) ??
    (STARTERS.has(name) ? `${name} starts other programs; name the program itself` : undefined) ??
    (EDITORS.has(name) ? `${name} runs the commands of its script; make the change with an Edit` : undefined) ??
    (SYSTEM.has(name) ? `${name} changes the machine` : undefined) ??
    inlineCode(name, args) ??
    hiddenProgram(name, args) ??
    publishing(name, args) ??
    gitChange(name, args) ??
    wayOut(argv.slice(Math.max(1, named)))
  )
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Programs that run the rest of their words, or their input, as a command. */
const STARTERS = words(`
  eval exec source . command builtin env sudo doas su runuser pkexec gosu xargs parallel nohup setsid nice ionice time timeout gtimeout
  stdbuf unbuffer chroot unshare nsenter watch watchexec entr flock script expect ssh rsh mosh at batch crontab systemd-run busybox
  toybox coproc trap strace ltrace gdb lldb valgrind rlwrap setarch taskset chrt numactl setpriv capsh fakeroot proot bwrap firejail
  cmd powershell pwsh wscript cscript mshta rundll32 regsvr32 start wsl osascript open xdg-open gnome-open tmux screen dtach
  run-parts daemonize start-stop-daemon ld.so ld-linux.so ld-linux-x86-64.so.2 docker podman nerdctl buildah kubectl oc lxc vagrant
  dotenv direnv op doppler chamber aws-vault envchain concurrently cross-env cross-env-shell npm-run-all run-p run-s foreman overmind
`)

/** Programs whose scripts can start others, or that wait for a person. */
const EDITORS = words(
  'awk gawk mawk nawk sed gsed vi vim nvim view ex ed emacs nano pico less more most man info m4 tclsh wish',
)

const SYSTEM = words(`
  shutdown reboot halt poweroff init systemctl service launchctl mount umount mkfs fdisk parted dd wipefs insmod modprobe sysctl
  useradd usermod userdel groupadd passwd chpasswd visudo chown chgrp iptables nft ufw ip ifconfig route kill pkill killall
  nc ncat netcat socat telnet ftp tftp sftp scp apt apt-get dpkg yum dnf rpm apk pacman zypper snap flatpak brew port reg sc net
  schtasks bcdedit diskpart format diskutil security keychain history fc
`)

/** `./npm` is a file of the checkout that looks like a program, `a/../b` another one than it seems. */
const programByPath = (program: string): string | undefined => {
  if (program.includes('\\')) return 'the program is named with a backslash'
  if (/^[a-z]:/i.test(program)) return 'the program is named with a drive'
  if (!program.includes('/')) return program.startsWith('-') ? 'the program begins with a dash' : undefined
  if (program.startsWith('~')) return 'the program is in a home folder'
  const parts = program.replace(/^\.?\//, '').split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'the path of the program is not in its plain form'
  if (/^\/(proc|dev|sys|tmp|var\/tmp)\//.test(program)) return 'the program is in a folder that anybody can write'
  return !program.startsWith('/') && isUsual(spelling(program))
    ? `${JSON.stringify(program)} is a file of the checkout under the name of another program`
    : undefined
}

const isUsual = (name: string): boolean =>
  isInterpreter(name) || STARTERS.has(name) || EDITORS.has(name) || SYSTEM.has(name) || USUAL.has(name)

const USUAL = words(`
  npm npx pnpm pnpx yarn corepack git gh make gmake cmake ninja cargo rustc go gofmt gcc clang cc java javac mvn gradle dotnet composer
  pip pip3 pipx uv uvx poetry hatch tox nox pytest ruff black bundle gem rake rails mix prettier eslint biome tsc jest vitest rollup
  esbuild vite webpack ls cat cp mv rm mkdir rmdir touch ln find grep egrep fgrep rg fd head tail sort uniq wc diff cmp tar zip unzip
  gzip curl wget rsync jq yq true false echo printf test tee stat file which
`)

/** Flags and words by which usual programs start others. */
const HIDDEN: readonly (readonly [program: RegExp, word: RegExp])[] = [
  [/^g?find$/, /^-(?:exec|execdir|ok|okdir|delete|fprint.*|fls)$/],
  [/^(?:fd|fdfind)$/, /^(?:-[a-z]*[xX]|--exec(?:-batch)?(?:=.*)?)$/],
  [/^rg$/, /^--(?:pre|hostname-bin)(?:=|$)/],
  [/^g?sort$/, /^(?:--compress-program|-o|--output)/],
  [
    /^(?:g|bsd)?tar$/,
    /^(?:-[a-zA-Z]*[IF]|--(?:to-command|checkpoint-action|use-compress-program|rsh-command|info-script|new-volume-script))/,
  ],
  [/^zip$/, /^(?:-[a-zA-Z]*T|--unzip-command)/],
  [/^rsync$/, /^(?:-[a-zA-Z]*e|--rsh|--rsync-path)|:/],
  [
    /^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)$/,
    /^(?:-c|--call|--shell-mode|--script-shell|--node-options|--globalconfig|--userconfig|--prefix)(?:=|$)|^-c=/,
  ],
  [
    /^(?:npm|pnpm|yarn|bun)$/,
    /^(?:config|set|explore|edit|token|login|adduser|logout|owner|access|hook|profile|star|team)$/,
  ],
  [/^g?make$/, /^(?:--eval|-E|SHELL|\.SHELLFLAGS|MAKEFLAGS|MAKEFILES)(?:=|$)/],
  [/^(?:cmake|ctest)$/, /^-(?:E|P)$/],
  [/^go$/, /^-(?:exec|toolexec|overlay|modfile)(?:=|$)/],
  [/^cargo$/, /^--config(?:=|$)/],
  [/^(?:gcc|g\+\+|cc|clang|clang\+\+)$/, /^-(?:wrapper|fplugin)/],
  [/^(?:pip[\d.]*|uv)$/, /^--(?:python|script)(?:=|$)/],
  [/^(?:curl|wget)$/, /^(?:-[a-zA-Z]*K|--config|--use-askpass|-e|--execute)(?:=|$)/],
  [/^(?:dotnet|mvn|gradle)$/, /^(?:-I|--init-script)(?:=|$)/],
]

const hiddenProgram = (name: string, args: readonly string[]): string | undefined => {
  const found = HIDDEN.flatMap(([program, word]) =>
    program.test(name) ? args.filter((one, at) => word.test(one) && !(isSubcommand(word) && at > 0)) : [],
  )
  return found.length > 0 ? `${name} ${found[0]} starts other programs or changes settings` : undefined
}

/** Words without a dash are subcommands, which come first. */
const isSubcommand = ({ source }: RegExp): boolean => source.startsWith('^(?:config')

const publishing = (name: string, args: readonly string[]): string | undefined => {
  const [first = ''] = args.filter((word) => !word.startsWith('-'))
  const publishes =
    (/^(?:npm|pnpm|yarn|bun|cargo|poetry|uv|hatch|flit|mix|dart|flutter)$/.test(name) &&
      /^(?:publish|unpublish|yank|deprecate|dist-tag)$/.test(first)) ||
    (/^(?:gem|dotnet|nuget)$/.test(name) && /^(?:push|yank|nuget|delete)$/.test(first)) ||
    /^(?:twine|gh|glab|hub|vsce|ovsx|goreleaser|semantic-release)$/.test(name)
  return publishes ? `${name} ${first} reaches the world outside; do that in another job` : undefined
}

/** A worktree shares its refs, its configuration and its hooks with the checkout of the user. */
const READING_GIT = words(
  'status diff log show ls-files ls-tree grep rev-parse describe blame cat-file shortlog check-attr check-ignore name-rev merge-base',
)

const gitChange = (name: string, args: readonly string[]): string | undefined => {
  if (name !== 'git') return undefined
  const [first = ''] = args
  if (!READING_GIT.has(first)) return `git ${first} changes the repository or its settings`
  const flag = args.find((word) =>
    /^(?:-c|-C|-O|--(?:output|ext-diff|textconv|open-files-in-pager|exec-path|config-env|git-dir|work-tree|no-index))/.test(
      word,
    ),
  )
  return flag === undefined ? undefined : `git ${first} ${flag} starts other programs or leaves the checkout`
}

/** Words that the rule does not name. */
const wayOut = (rest: readonly string[]): string | undefined => {
  const out = rest.find((word) => WAY_OUT.test(word) || word.startsWith('@'))
  return out === undefined ? undefined : `${JSON.stringify(out)} leads out of the checkout, or to a list of arguments`
}

const WAY_OUT = /(?:^|[=:,])(?:[/\\~]|[a-z]:[/\\])|(?:^|[=:,/\\])\.\.(?:[/\\]|$)|^[a-z][a-z\d+.-]*:\/\/|\\|^file:/i

/**
 * Why a command must not run where these paths are links into the checkout, as the rest of a sentence about it: it empties or fills what
 * one of them leads to. Undefined where it is no package manager's command that does. A list of known ones: a script may do the same.
 */
export const whyThroughLink = (argv: readonly string[], links: readonly string[]): string | undefined => {
  const folder = links.length === 0 ? undefined : installsInto(argv)
  const link = folder && links.find((path) => path.split('/').some((part) => folder.test(part)))
  return link && `writes into ${JSON.stringify(link)}, which \`worktree.link\` leads into your checkout; use \`copy\``
}

/** Of the names of folders that the command empties or fills. */
const installsInto = (argv: readonly string[]): RegExp | undefined => {
  const [program = '', ...args] = spelling(argv[0] ?? '').startsWith('python') ? pythonModule(argv) : argv
  const manager = MANAGERS.find(({ names }) => names.test(spelling(program)))
  const command = args.find((word, at) => !word.startsWith('-') && !TAKES_VALUE.test(args[at - 1] ?? ''))
  const installs = command === undefined ? manager?.bare : manager?.commands.test(command)
  return installs === true ? manager?.folders : undefined
}

/** Flags whose next word is no command. */
const TAKES_VALUE = /^(?:--(?:prefix|dir|cwd|workspace|filter|directory|project|loglevel|userconfig)|-[CwF])$/

const pythonModule = (argv: readonly string[]): readonly string[] => argv.slice(argv.indexOf('-m') + 1)

const MANAGERS = [
  {
    names: /^(?:npm|pnpm|yarn|bun)$/,
    bare: true,
    commands:
      /^(?:ci|clean-install|install-clean|i|in|install|isntall|it|install-test|cit|add|a|up|upgrade|update|un|uninstall|r|rm|remove|unlink|link|ln|dedupe|ddp|prune|rebuild|rb|import|fetch|audit|patch-commit)$/,
    folders: /^(?:node_modules|\.yarn|\.pnp.*)$/,
  },
  {
    names: /^(?:pip[\d.]*|uv|poetry|pipenv|pdm|hatch|venv|virtualenv)$/,
    bare: false,
    commands: /^(?:install|uninstall|sync|add|remove|update|upgrade|lock|pip|clean|\.?venv|env)$/,
    folders: /^(?:\.?venv|env|__pypackages__)$/,
  },
  {
    names: /^(?:bundle|bundler)$/,
    bare: true,
    commands: /^(?:install|update|add|remove|clean|pristine|cache)$/,
    folders: /^vendor$/,
  },
  {
    names: /^composer$/,
    bare: false,
    commands: /^(?:i|u|r|install|update|upgrade|require|remove|reinstall|dump-?autoload)$/,
    folders: /^vendor$/,
  },
  { names: /^(?:go|cargo)$/, bare: false, commands: /^vendor$/, folders: /^vendor$/ },
]

interface Interpreter {
  readonly name: RegExp
  /** Flags by which it reads code, a module or its input from a word, and not from a file that can be reviewed. */
  readonly inline: RegExp
}

const INTERPRETERS: readonly Interpreter[] = [
  {
    name: /^(?:(?:ba|da|z|k|mk|pdk|a|fi|c|tc|ya|r)?sh|nu|elvish|xonsh)$/,
    inline: /^-[a-z]*[cs]|^\+|^--(?:rcfile|init-file|login|init-command|command)/i,
  },
  {
    name: /^(?:node|nodejs|deno|bun|tsx|ts-node|qjs|d8)$/,
    inline: /^-[a-z]*[epr]|^--(?:eval|print|require|import|loader|experimental-loader|env-file|inspect|preload)/i,
  },
  { name: /^(?:python|pypy|ipython|micropython)[\d.]*w?$/, inline: /^-[a-z]*[ci]/i },
  {
    name: /^(?:perl|ruby|jruby|php|lua|luajit|r|rscript|julia|groovy|scala|elixir|erl|swift|jshell|octave|guile|racket)[\d.-]*$/,
    inline: /^-[a-z]*[eErRBIMmi]|^--(?:eval|run|execute|require|process)/,
  },
]

const interpreterOf = (name: string): Interpreter | undefined => INTERPRETERS.find((one) => one.name.test(name))

/** Whether a program, named without folder and ending, runs files of code. */
export const isInterpreter = (name: string): boolean => interpreterOf(name) !== undefined

/** Why an interpreter would run code that is in no file, for a person; undefined for all other calls and programs. */
const inlineCode = (name: string, args: readonly string[]): string | undefined => {
  const inline = interpreterOf(name)?.inline
  if (!inline || (args.length > 0 && args.every((word) => HARMLESS.test(word)))) return undefined
  const first = args.findIndex((word) => !word.startsWith('-'))
  if (first < 0) return `${name} would read its code from its input`
  if (/^(?:eval|repl|\/dev\/.*|\/proc\/.*)$/.test(args[first] ?? '') || args.includes('-'))
    return `${name} is given code as text`
  return args.slice(0, first).some((word) => inline.test(word)) ? `${name} is given code as text` : undefined
}

/** These run no code, or the tests that are there. */
const HARMLESS = /^(?:--version|--help|--test)$/
