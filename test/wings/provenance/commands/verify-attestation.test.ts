import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runProgram } from '../../../../src/faces/cli/program.ts'
import { CONTEXT } from '../../../support/context.ts'
import { type Garden, plantGarden } from '../../../support/garden.ts'
import { BRANCH, openPull, recordOf } from '../../../support/provenance.ts'
import { type Identity, plantSigstore, type Sigstore, STATEMENT } from '../../../support/sigstore.ts'

const PLAN = 'version: 1\ntitle: Plant the beds\nsteps: []\n'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

let garden: Garden
let sigstore: Sigstore
let folder: string
let statement: typeof STATEMENT
/** The manifest's ref in the checkout. */
let ref: string
beforeAll(async () => {
  sigstore = await plantSigstore()
  folder = await mkdtemp(join(tmpdir(), 'editplan-attested-'))
  garden = await plantGarden()
  await garden.commitElsewhere('main', { 'plans/one.yaml': PLAN })
  await openPull(garden)
  const { manifest = '' } = await recordOf(garden)
  ref = `refs/editplan/manifests/${manifest}`
  await garden.git('fetch', '--quiet', garden.repository.folder, BRANCH, `${ref}:${ref}`)
  await garden.git('update-ref', 'refs/heads/attested', await garden.remote('rev-parse', BRANCH))
  await garden.git('remote', 'set-url', 'origin', 'https://github.com/octo-org/garden.git')
  const { plan, base } = JSON.parse(await garden.git('show', `${ref}:manifest.json`))
  statement = {
    ...STATEMENT,
    subject: [
      { name: 'plans/one.yaml', digest: { sha256: sha256(PLAN) } },
      { name: ref, digest: { sha256: manifest } },
      { name: `refs/heads/${BRANCH}`, digest: { gitCommit: await garden.remote('rev-parse', BRANCH) } },
    ],
    predicate: { ...STATEMENT.predicate, plan, base: { branch: 'main', commit: base } },
  }
  await writeFile(join(folder, 'root.jsonl'), sigstore.trustedRoot)
  await writeFile(join(folder, 'one.yaml'), PLAN)
  await writeFile(join(folder, 'other.yaml'), `${PLAN}# other\n`)
  await writeFile(join(folder, 'manifest.json'), `${await garden.git('show', `${ref}:manifest.json`)}\n`)
  await writeFile(join(folder, 'good.json'), JSON.stringify(await sigstore.signBundle(statement)))
})
afterAll(async () => {
  await garden[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Signs a statement into a file; its path. */
async function signed(change: object, identity: Identity = {}): Promise<string> {
  const file = join(folder, 'signed.json')
  await writeFile(file, JSON.stringify(await sigstore.signBundle({ ...statement, ...change }, identity)))
  return file
}

/** Runs `verify --attestation` in the checkout, without any token; what it printed, and the name of the refusal. */
async function verify(bundle: string, ...args: readonly string[]) {
  const [out, err] = [[] as string[], [] as string[]]
  const root = args.includes('--trusted-root') ? [] : ['--trusted-root', join(folder, 'root.jsonl')]
  const head = args.includes('--head') ? [] : ['--head', 'attested']
  const exitCode = await runProgram(['verify', '--attestation', join(folder, bundle), ...root, ...head, ...args], {
    ...CONTEXT,
    cwd: garden.checkout,
    env: {},
    stdout: (text) => void out.push(text),
    stderr: (text) => void err.push(text),
  })
  return { exitCode, out: out.join(''), error: /[A-Z]+(?:_[A-Z]+)+/.exec(err.join(''))?.[0] ?? err.join('') }
}

const refused = (error: string) => ({ exitCode: 4, error })

describe('editplan verify --attestation', () => {
  it('says what was signed and by whom, and asks no server', async () => {
    garden.github.clear()
    const told = await verify('good.json')
    expect(told).toMatchObject({ exitCode: 0, error: '' })
    expect(told.out).toContain('octo-org/garden/.github/workflows/plant.yml@refs/heads/main')
    const { out } = await verify('good.json', '--json')
    expect(JSON.parse(out)).toMatchObject({ subjects: statement.subject, run: statement.predicate })
    expect(garden.github.traffic).toEqual([])
  })

  it('takes plans and the manifest as files too', async () => {
    await garden.git('update-ref', 'refs/kept', ref)
    await garden.git('update-ref', '-d', ref)
    const [plan, manifest] = [join(folder, 'one.yaml'), join(folder, 'manifest.json')]
    expect(await verify('good.json')).toMatchObject(refused('ATTESTATION_MISMATCH'))
    expect(await verify('good.json', plan, '--manifest', manifest)).toMatchObject({ exitCode: 0 })
    await garden.git('update-ref', ref, 'refs/kept')
    expect(await verify('good.json', plan, '--manifest', plan)).toMatchObject(refused('ATTESTATION_MISMATCH'))
    expect(await verify('good.json', join(folder, 'other.yaml'))).toMatchObject(refused('ATTESTATION_MISMATCH'))
  })

  it.each<[string, () => object]>([
    ['another head', () => ({ subject: withSubject(2, { digest: { gitCommit: 'c'.repeat(40) } }) })],
    ['another plan', () => ({ subject: withSubject(0, { digest: { sha256: 'a'.repeat(64) } }) })],
    ['a plan that nobody has', () => ({ subject: withSubject(0, { name: 'plans/two.yaml' }) })],
    ['another manifest', () => ({ subject: withSubject(1, STATEMENT.subject[1] ?? {}) })],
    ['no manifest', () => ({ subject: statement.subject.filter((_, at) => at !== 1) })],
    ['no head', () => ({ subject: statement.subject.slice(0, 2) })],
    ['two heads', () => ({ subject: [...statement.subject, statement.subject[2]] })],
    ['no plan', () => ({ subject: statement.subject.slice(1) })],
    ['another base', () => ({ predicate: { ...statement.predicate, base: STATEMENT.predicate.base } })],
    ['something else', () => ({ predicateType: 'https://slsa.dev/provenance/v1' })],
  ])('refuses a statement about %s', async (_, change) => {
    await signed(change())
    expect(await verify('signed.json')).toMatchObject(refused('ATTESTATION_MISMATCH'))
  })

  it('finds the bundle of the run among those of a downloaded file, and asks for one of several', async () => {
    const good = await readFile(join(folder, 'good.json'), 'utf8')
    const other = JSON.stringify(
      await sigstore.signBundle({ ...statement, predicateType: 'https://slsa.dev/provenance/v1' }),
    )
    await writeFile(join(folder, 'all.jsonl'), `${other}\n${good}\n`)
    expect(await verify('all.jsonl')).toMatchObject({ exitCode: 0 })
    await writeFile(join(folder, 'all.jsonl'), `${good}\n${good}\n`)
    expect(await verify('all.jsonl')).toMatchObject(refused('ATTESTATION_INVALID'))
    await writeFile(join(folder, 'all.jsonl'), `${good}\n`)
    expect(await verify('all.jsonl')).toMatchObject({ exitCode: 0 })
    await writeFile(join(folder, 'all.jsonl'), `${other}\n${other}\n`)
    expect(await verify('all.jsonl')).toMatchObject(refused('ATTESTATION_INVALID'))
  })

  it('trusts what an older root does not know once the root is a newer one', async () => {
    await writeFile(join(folder, 'old.jsonl'), (await plantSigstore()).trustedRoot)
    const old = ['--trusted-root', join(folder, 'old.jsonl')]
    expect(await verify('good.json', ...old)).toMatchObject(refused('ATTESTATION_UNTRUSTED'))
    expect(await verify('good.json')).toMatchObject({ exitCode: 0 })
  })

  it('refuses a head that is not the attested commit, by default HEAD', { tags: 'quick' }, async () => {
    expect(await verify('good.json', '--head', 'HEAD')).toMatchObject(refused('ATTESTATION_MISMATCH'))
  })

  it('refuses another signer than the repository of the remote, or the one that is named', async () => {
    const elsewhere = {
      repository: 'octo-org/weeds',
      workflow: 'octo-org/weeds/.github/workflows/w.yml@refs/heads/main',
    }
    await signed({}, elsewhere)
    expect(await verify('signed.json')).toMatchObject(refused('ATTESTATION_OTHER_SIGNER'))
    expect(await verify('signed.json', '--repository', 'octo-org/weeds')).toMatchObject({ exitCode: 0 })
    expect(await verify('good.json', '--repository', 'https://github.com/octo-org/garden')).toMatchObject({
      exitCode: 0,
    })
    expect(await verify('good.json', '--repository', 'octo-org/weeds')).toMatchObject(
      refused('ATTESTATION_OTHER_SIGNER'),
    )
    const workflow = '.github/workflows/plant.yml@refs/heads/main'
    expect(await verify('good.json', '--workflow', workflow)).toMatchObject({ exitCode: 0 })
    await signed({}, { workflow: 'octo-org/garden/.github/workflows/plant.yml@refs/heads/topic' })
    expect(await verify('signed.json', '--workflow', workflow)).toMatchObject(refused('ATTESTATION_OTHER_SIGNER'))
  })

  it('wants to know who should have signed where no remote tells', async () => {
    await garden.git('remote', 'rename', 'origin', 'local')
    await garden.git('remote', 'set-url', 'local', garden.repository.folder)
    const told = await verify('good.json')
    await garden.git('remote', 'set-url', 'local', 'https://github.com/octo-org/garden.git')
    await garden.git('remote', 'rename', 'local', 'origin')
    expect(told).toMatchObject({ exitCode: 2 })
  })

  it('refuses a truncated bundle, one that is tampered with, and a huge file unread', async () => {
    const text = await readFile(join(folder, 'good.json'), 'utf8')
    await writeFile(join(folder, 'signed.json'), text.slice(0, -10))
    expect(await verify('signed.json')).toMatchObject(refused('ATTESTATION_INVALID'))
    const bundle = JSON.parse(text)
    bundle.dsseEnvelope.payload = Buffer.from(JSON.stringify(STATEMENT)).toString('base64')
    await writeFile(join(folder, 'signed.json'), JSON.stringify(bundle))
    expect(await verify('signed.json')).toMatchObject(refused('ATTESTATION_UNTRUSTED'))
    await truncate(join(folder, 'signed.json'), 3 * 1024 ** 3)
    expect(await verify('signed.json')).toMatchObject(refused('ATTESTATION_INVALID'))
  })

  it.each([
    [['verify', '--attestation', 'a.json']],
    [['verify', '--attestation', 'a.json', '--trusted-root', 'missing.jsonl']],
    [['verify', '--attestation', 'a.json', '--trusted-root', 'r', '--pr', '1']],
    [['verify', '--attestation', 'a.json', '--trusted-root', 'r', '--base', 'main']],
    [['verify', '--attestation', 'a.json', '--trusted-root', 'r', '--workflow', 'plant.yml']],
    [['verify', '--attestation', 'a.json', '--trusted-root', 'r', '--repository', 'garden']],
    [['verify', '--pr', '1', '--workflow', '.github/workflows/plant.yml']],
  ])('is wrong usage: %j', async (args) => {
    const silent = { ...CONTEXT, cwd: garden.checkout, env: {}, stdout() {}, stderr() {} }
    expect(await runProgram([...args], silent)).toBe(2)
  })
})

const withSubject = (at: number, change: object) =>
  statement.subject.map((one, index) => (index === at ? { ...one, ...change } : one))
