import { existsSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import type { CommandFactory } from '../../../faces/cli/context.ts'
import { examples, readPolicy, repositoryOption } from '../../../faces/cli/options.ts'
import { blameHint, renderBlame } from '../blame/terminal.ts'

interface BlameOptions {
  readonly repo: string
  readonly rev?: string
  readonly policy?: string
  readonly json?: boolean
}

/** `editplan blame`: the step that wrote a line, why, and of which plan. */
export const blameCommand: CommandFactory = (context, finish) =>
  new Command('blame')
    .summary('show which step of which plan wrote a line')
    .description(
      'Shows for each line of a file the step that wrote it, its reason and its plan. Git blames a commit; its own trailers name the step. With a token in GITHUB_TOKEN or GH_TOKEN, also of commits that were squashed: GitHub names their pull request, and its manifest gives the steps again.',
    )
    .argument('<file>', 'the file; file:12 is its line 12, file:12-20 a range')
    .addOption(repositoryOption())
    .option('--rev <rev>', 'the commit whose file is meant; by default the file as it is in the checkout')
    .option('--policy <file>', 'the policy to make runs again with; by default .github/editplan.yml of their base')
    .option('--json', 'print the lines as JSON')
    .addHelpText('after', examples('editplan blame src/user.ts:12', 'editplan blame src/user.ts --rev v1.2.0 --json'))
    .action(async (file: string, { repo, rev, policy, json }: BlameOptions) => {
      const { env, signal, style, stdout, stderr } = context
      const root = path.resolve(context.cwd, repo)
      const { blameFile } = await import('../blame/blame.ts')
      const blame = await blameFile({
        root,
        ...placeOf(file, root),
        revision: rev,
        signal,
        ...(policy !== undefined && { policy: await readPolicy(policy, context) }),
        publish: {
          token: env.GITHUB_TOKEN || env.GH_TOKEN || undefined,
          serverUrl: env.GITHUB_SERVER_URL,
          apiUrl: env.GITHUB_API_URL,
          environment: env,
        },
      })
      stdout(json ? `${JSON.stringify(blame, null, 2)}\n` : renderBlame(blame, style))
      const hint = blameHint(blame)
      if (hint !== undefined && !json) stderr(`${hint}\n`)
      finish(0)
    })

/** A file may have a name that ends as a line does. */
function placeOf(given: string, root: string): { readonly file: string; readonly lines?: readonly [number, number] } {
  const [, file = '', first = '', last = first] = /^(.+):(\d+)(?:-(\d+))?$/.exec(given) ?? []
  if (file === '' || existsSync(path.resolve(root, given))) return { file: given }
  const lines = [Number(first), Number(last)] as const
  if (lines[0] >= 1 && lines[0] <= lines[1]) return { file, lines }
  const message = `"${given}" names no lines. Lines are counted from 1: ${file}:12, or ${file}:12-20.`
  throw new EditplanError({ name: 'USAGE', message })
}
