import { spelling } from './command-rules.ts'

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
