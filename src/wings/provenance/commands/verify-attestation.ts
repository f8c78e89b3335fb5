import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '../../../core/text/digest.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError } from '../../../errors.ts'
import type { Context } from '../../../faces/cli/context.ts'
import { type AttestationOptions, type ReplayOptions, runOptions } from '../../../faces/cli/options.ts'
import { unreadable } from '../../../faces/cli/read-plans.ts'
import type { VerifiedAttestation } from '../verify-attestation.ts'

/** Longer files are not read: no bundle, root or manifest is so long. */
const MOST = 32 * 1024 * 1024

/** Verifies the bundle of an attestation and prints what it says; the exit code. */
export async function verifyBundle(
  names: readonly string[],
  options: AttestationOptions & ReplayOptions,
  context: Context,
): Promise<number> {
  const { attestation = '', trustedRoot, manifest, json } = options
  if (trustedRoot === undefined)
    throw usage('--attestation needs --trusted-root: get the file with `gh attestation trusted-root`')
  const { root, bare } = await runOptions(options, context)
  const { verifyAttestation } = await import('../verify-attestation.ts')
  const verified = await verifyAttestation({
    ...{ root, bare, head: options.head, workflow: options.workflow, ...signedIn(options, context) },
    bundle: await readText(attestation, 'ATTESTATION_INVALID', context),
    trustedRoot: await readText(trustedRoot, 'USAGE', context),
    manifest: manifest === undefined ? undefined : await readText(manifest, 'USAGE', context),
    plans: await Promise.all(names.map(async (name) => ({ name, sha256: await digestOf(name, context) }))),
  })
  context.stdout(json ? `${JSON.stringify(verified, null, 2)}\n` : `${linesOf(verified).map(oneLine).join('\n')}\n`)
  return 0
}

/** `OWNER/NAME`, or its address on another server. */
function signedIn({ repository, workflow }: AttestationOptions, { env }: Context) {
  if (workflow !== undefined && !/^(?:[\w.-]+\/[\w.-]+\/)?\.github\/workflows\/[^@]+(?:@.+)?$/.test(workflow))
    throw usage('--workflow takes .github/workflows/FILE, with OWNER/NAME/ before and @REF after it where they matter')
  if (repository === undefined) return {}
  const [, server, name] = /^(?:(https?:\/\/[^/]+)\/)?([\w.-]+\/[\w.-]+)$/.exec(repository) ?? []
  if (name === undefined) throw usage('--repository takes OWNER/NAME, or the address of a repository')
  return { repository: name, serverUrl: server ?? (env.GITHUB_SERVER_URL || 'https://github.com') }
}

async function readText(name: string, refusal: 'USAGE' | 'ATTESTATION_INVALID', { cwd }: Context): Promise<string> {
  const file = path.resolve(cwd, name)
  try {
    if ((await stat(file)).size <= MOST) return await readFile(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw usage(`The file ${name} cannot be read (${reason})`)
  }
  throw new EditplanError({ name: refusal, message: `The file ${name} is larger than ${MOST / 1024 / 1024} MiB.` })
}

async function digestOf(name: string, { cwd }: Context): Promise<string> {
  try {
    return sha256(await readFile(path.resolve(cwd, name)))
  } catch (error) {
    throw new EditplanError(unreadable(`The plan ${name}`, error))
  }
}

function linesOf({ signer, subjects, run }: VerifiedAttestation): readonly string[] {
  const { repository, number } = run.pull_request
  return [
    `Attested: pull request #${number} of ${repository}, ${run.totals.applied ?? 0} steps on ${run.base.commit}, by editplan ${run.engine}`,
    `  signed by ${signer.workflow}`,
    ...subjects.map(({ name, digest }) =>
      'sha256' in digest ? `  ${name} is sha256:${digest.sha256}` : `  ${name} is ${digest.gitCommit}`,
    ),
  ]
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message: `${message}.` })
