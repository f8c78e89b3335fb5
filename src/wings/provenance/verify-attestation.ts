import type { Bundle } from '@sigstore/bundle'
import type { TrustedRoot } from '@sigstore/protobuf-specs'
import type { Signer as VerifiedSigner } from '@sigstore/verify'
import * as z from 'zod'
import { openObjectReader } from '../../core/git/cat-file.ts'
import { localCommit } from '../../core/git/commands/remote.ts'
import { resolveCommit } from '../../core/git/commands/rev-parse.ts'
import type { Git } from '../../core/git/git.ts'
import { lookUpPaths } from '../../core/git/tree.ts'
import { MANIFEST_REFS, type Manifest, parseManifest } from '../../core/history/manifest.ts'
import { masked } from '../../core/policy/secrets.ts'
import { openRepository } from '../../core/run/baseline.ts'
import type { RunOptions } from '../../core/run/run-mode.ts'
import { sha256 } from '../../core/text/digest.ts'
import { parsedJson } from '../../core/text/json.ts'
import { EditplanError, type ErrorName, saidBy } from '../../errors.ts'
import { localManifest } from '../../publish/manifest-ref.ts'
import { resolvePlace } from '../../publish/target.ts'
import {
  checkSigner,
  PREDICATE_TYPE,
  type Predicate,
  type Signer,
  STATEMENT_TYPE,
  type Statement,
  type Subject,
  signerOf,
  statementSchema,
} from './attestation.ts'

/** What is attested, and by whom. */
export interface VerifiedAttestation {
  readonly signer: Signer
  readonly subjects: readonly Subject[]
  readonly run: Predicate
}

/**
 * Verifies an attestation without asking any server: who signed it, and that it is about these plans, this manifest and this head. Throws
 * ATTESTATION_INVALID, ATTESTATION_UNTRUSTED, ATTESTATION_OTHER_SIGNER, ATTESTATION_MISMATCH; USAGE where nothing says who should have
 * signed.
 */
export async function verifyAttestation(
  options: Pick<RunOptions, 'root' | 'bare' | 'environment'> & {
    /** Text of the Sigstore bundle. */
    readonly bundle: string
    /** What `gh attestation trusted-root` prints. */
    readonly trustedRoot: string
    /** Plan files; default: the files that the head, else the attested base, has at the attested names. */
    readonly plans?: readonly { readonly name: string; readonly sha256: string }[] | undefined
    /** Text of the manifest; default: that of the checkout's own ref. */
    readonly manifest?: string | undefined
    /** Revision that has to be the attested commit; default HEAD. */
    readonly head?: string | undefined
    /** `owner/name` in which it has to be signed; default: that of the checkout's remote. */
    readonly repository?: string | undefined
    /** Default: the remote's server, else `https://github.com`. */
    readonly serverUrl?: string | undefined
    /** As in `ExpectedSigner`. */
    readonly workflow?: string | undefined
  },
): Promise<VerifiedAttestation> {
  const git = await openRepository(options)
  const { repository, serverUrl } = await resolvePlace(git, options)
  if (repository === undefined)
    throw usage(
      'No remote of the checkout is a repository of GitHub. Name the one that should have signed: --repository.',
    )
  const { statement, signer } = await openBundle(options.bundle, options.trustedRoot)
  checkSigner(signer, { serverUrl, repository, workflow: options.workflow })
  const { plans, manifest, head } = partsOf(statement)
  await checkHead(git, head, options.head ?? 'HEAD')
  await checkManifest(git, manifest, { statement, given: options.manifest })
  await checkPlans(git, plans, { given: options.plans ?? [], places: [head, statement.predicate.base.commit] })
  const { predicate: run, subject: subjects } = statement
  return masked({ signer, subjects, run })
}

type FileSubject = { readonly name: string; readonly sha256: string }

/** What a statement is about: at least one plan, one manifest by its digest and one commit by its id. */
function partsOf({ subject }: Statement) {
  const files = subject.flatMap(({ name, digest }) => ('sha256' in digest ? [{ name, sha256: digest.sha256 }] : []))
  const heads = subject.flatMap(({ digest }) => ('gitCommit' in digest ? [digest.gitCommit] : []))
  const isManifest = ({ name, sha256 }: FileSubject): boolean => name === `${MANIFEST_REFS}${sha256}`
  const [manifest, ...moreManifests] = files.filter(isManifest)
  const [head, ...moreHeads] = heads
  const plans = files.filter((file) => !isManifest(file))
  if (manifest && head && plans.length > 0 && moreManifests.length + moreHeads.length === 0)
    return { plans, manifest: manifest.sha256, head }
  throw mismatch('It does not name plans, one manifest and one commit')
}

async function checkHead(git: Git, head: string, revision: string): Promise<void> {
  const commit = await git.run(resolveCommit(revision))
  if (commit !== head)
    throw mismatch(`It attests the commit ${head}, and ${revision} is ${commit}: name another --head`)
}

async function checkManifest(
  git: Git,
  digest: string,
  { statement, given }: { readonly statement: Statement; readonly given: string | undefined },
): Promise<void> {
  const manifest = given === undefined ? await localManifest(git, digest) : givenManifest(given, digest)
  const ref = `${MANIFEST_REFS}${digest}`
  if (!manifest) throw mismatch(`Its manifest is not here: get it with \`git fetch origin ${ref}:${ref}\``)
  const { plan, base } = statement.predicate
  if (manifest.plan !== plan || manifest.base !== base.commit)
    throw mismatch('Its manifest is of another plan or base than it says')
}

function givenManifest(text: string, digest: string): Manifest {
  const actual = sha256(text)
  if (actual !== digest) throw mismatch(`It attests the manifest ${digest}, and the one given is ${actual}`)
  return parseManifest(text, digest)
}

interface Plans {
  readonly given: readonly FileSubject[]
  /** Commits to look for the others in. */
  readonly places: readonly string[]
}

/** Every given file has to be attested, and every attested one given or in one of the commits under its name. */
async function checkPlans(git: Git, plans: readonly FileSubject[], { given, places }: Plans): Promise<void> {
  const stray = given.find(({ sha256 }) => !plans.some((plan) => plan.sha256 === sha256))
  if (stray) throw mismatch(`It is not about the plan ${stray.name} as it is here`)
  for (const plan of plans) {
    if (given.some(({ sha256 }) => sha256 === plan.sha256)) continue
    const found = await digestsAt(git, plan.name, places)
    if (found.includes(plan.sha256)) continue
    const what = found.length > 0 ? 'is another in the head and the base' : 'is in neither the head nor the base'
    throw mismatch(`The plan ${plan.name} ${what}: name the file`)
  }
}

/** SHA-256 of what commits have at a path, of those that are here. */
async function digestsAt(git: Git, path: string, commits: readonly string[]): Promise<readonly string[]> {
  const digests: string[] = []
  await using reader = openObjectReader(git)
  for (const commit of commits) {
    if ((await git.run(localCommit(commit))) === undefined) continue
    const { entries } = await lookUpPaths(reader, commit, { paths: [path.replace(/^\.\//, '')] })
    const entry = entries.get(path.replace(/^\.\//, ''))
    const file = entry?.mode.startsWith('100') ? await reader.read(entry.oid) : undefined
    if (file) digests.push(sha256(file.content))
  }
  return digests
}

const usage = (message: string): EditplanError => new EditplanError({ name: 'USAGE', message })

const mismatch = (reason: string): EditplanError =>
  new EditplanError({ name: 'ATTESTATION_MISMATCH', message: `${reason}.` })

/** A longer bundle is not read. */
export const BUNDLE_BYTES = 16 * 1024 * 1024

/**
 * Reads a Sigstore bundle that anyone may have written, and verifies its signature, its certificate and its entry in a transparency log,
 * or its timestamp where the root has no log. Asks no server. Throws ATTESTATION_INVALID, ATTESTATION_UNTRUSTED, ATTESTATION_MISMATCH for
 * a statement of another type, and USAGE for an invalid trusted root.
 */
export async function openBundle(
  text: string,
  trustedRoot: string,
): Promise<{ readonly statement: Statement; readonly signer: Signer }> {
  const roots = await readTrustedRoots(trustedRoot)
  const { bundle, payload } = await readBundle(text)
  const signer = await verified(bundle, roots)
  return { statement: statementIn(payload), signer: signerOf(signer) }
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json'

/** Base64 as it is written, without what readers pass over: each payload and signature has one spelling. */
const base64 = z.string().refine((text) => Buffer.from(text, 'base64').toString('base64') === text)

const envelope = z.object({
  dsseEnvelope: z.object({
    payloadType: z.literal(PAYLOAD_TYPE),
    payload: base64,
    signatures: z.array(z.object({ sig: base64 })).length(1),
  }),
})

async function readBundle(text: string): Promise<{ readonly bundle: Bundle; readonly payload: Buffer }> {
  if (Buffer.byteLength(text) > BUNDLE_BYTES) throw invalid(`it is larger than ${BUNDLE_BYTES / 1024 / 1024} MiB`)
  const data = parsedJson(text) ?? runAmong(text)
  const read = envelope.safeParse(data)
  if (!read.success) throw invalid('it is not one Sigstore bundle with a statement and a signature')
  const { bundleFromJSON } = await import('@sigstore/bundle')
  try {
    const bundle = bundleFromJSON(data)
    if (bundle.verificationMaterial.content.$case === 'publicKey') throw invalid('it has no certificate')
    return { bundle, payload: Buffer.from(read.data.dsseEnvelope.payload, 'base64') }
  } catch (error) {
    throw error instanceof EditplanError ? error : invalid(saidBy(error))
  }
}

/** The one bundle of a run among several, one a line, as `gh attestation download` gives all that there are for a file. */
function runAmong(text: string): unknown {
  const bundles = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parsedJson(line)]))
  const runs = bundles.filter((bundle) => {
    const payload = envelope.safeParse(bundle).data?.dsseEnvelope.payload
    const statement = payload === undefined ? undefined : parsedJson(Buffer.from(payload, 'base64').toString('utf8'))
    return z.object({ predicateType: z.literal(PREDICATE_TYPE) }).safeParse(statement).success
  })
  if (runs.length > 1) throw invalid(`it holds those of ${runs.length} runs. Give the line of one, in a separate file`)
  return runs[0]
}

/** Who signed the bundle, by the first root that vouches for it. */
async function verified(bundle: Bundle, roots: readonly TrustedRoot[]): Promise<VerifiedSigner> {
  const { toSignedEntity, toTrustMaterial, Verifier } = await import('@sigstore/verify')
  let reason = ''
  for (const root of roots) {
    try {
      const verifier = new Verifier(toTrustMaterial(root), {
        tlogThreshold: root.tlogs.length > 0 ? 1 : 0,
        ctlogThreshold: root.tlogs.length > 0 ? 1 : 0,
        timestampThreshold: 1,
      })
      return verifier.verify(toSignedEntity(bundle))
    } catch (error) {
      reason ||= saidBy(error)
    }
  }
  throw refused('ATTESTATION_UNTRUSTED', `The attestation cannot be trusted: ${reason}. ${OF_OLD_ROOT}`)
}

/** Keys and logs are added to the root from time to time. */
const OF_OLD_ROOT = 'If it is new, get the trusted root again with `gh attestation trusted-root`.'

function statementIn(payload: Buffer): Statement {
  const data = parsedJson(payload.toString('utf8'))
  const read = statementSchema.safeParse(data)
  if (read.success) return read.data
  const types = z.object({ _type: z.string(), predicateType: z.string() }).safeParse(data).data
  if (types?._type === STATEMENT_TYPE && types.predicateType !== PREDICATE_TYPE)
    throw refused('ATTESTATION_MISMATCH', `It states "${types.predicateType}", and not a run of editplan.`)
  throw invalid('its statement has another shape than that of a run')
}

const refused = (name: ErrorName, message: string): EditplanError => new EditplanError({ name, message })

const invalid = (reason: string): EditplanError =>
  refused('ATTESTATION_INVALID', `The file is not an attestation: ${reason}.`)

const MEDIA_TYPE = 'application/vnd.dev.sigstore.trustedroot'

const aboutRoot = z.looseObject({ mediaType: z.string().startsWith(MEDIA_TYPE) })

/** Reads the roots that `gh attestation trusted-root` prints, one JSON object a line, or a single one. Throws USAGE. */
async function readTrustedRoots(text: string): Promise<readonly TrustedRoot[]> {
  const { TrustedRoot: type } = await import('@sigstore/protobuf-specs')
  try {
    const roots = objectsIn(text).map((one) => type.fromJSON(aboutRoot.parse(one)))
    if (roots.length > 0) return roots
  } catch {
    // told below
  }
  const message = 'The file is not a trusted root. Get one with `gh attestation trusted-root > trusted_root.jsonl`.'
  throw new EditplanError({ name: 'USAGE', message })
}

function objectsIn(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return lines.map((line) => JSON.parse(line))
  }
}
