import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSecrets, masked, maskedLines, maskSecrets, refuseSecrets } from '../../../src/core/policy/secrets.ts'

const letters = (count: number): string => 'aB3dE6gH9jK2mN5pQ8sT'.repeat(10).slice(0, count)

const serviceAccount = Buffer.from(
  JSON.stringify({
    email: 'a@example.org',
    secretKey: letters(40),
    muk: {},
    signInAddress: 'example.org',
    pad: '12345678',
  }),
).toString('base64')

/** One credential of every rule of the preset, made up here so that no scanner stumbles over this file. */
const SAMPLES: Readonly<Record<string, readonly (readonly [path: string, text: string])[]>> = {
  aws: [
    ['a.env', `AWS_SECRET_${'ACCESS'}_KEY = ${letters(40)}`],
    ['a.ts', `secret${'Access'}Key: "${letters(40)}"`],
  ],
  gcp: [['key.json', JSON.stringify({ private_key_id: 'x', private_key: `-----BEGIN ${'PRIVATE'} KEY-----\nMIIE` })]],
  privatekey: [['id', `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMI${letters(150)}\n-----END RSA ${'PRIVATE'} KEY-----`]],
  npm: [
    ['a.ts', `npm${'_'}${letters(36)}`],
    ['.npmrc', `//registry.example.org/:_auth${'Token'}=${letters(20)}`],
    ['package.json', `{"d": "https://${letters(20)}:x-oauth-${'basic'}@github.com/a/b"}`],
  ],
  basicauth: [['a.md', `https://worker:${letters(12)}@example.org/x`]],
  slack: [
    ['a.ts', `xox${'b'}-1234567890-${letters(20)}`],
    ['a.ts', `xap${'p'}-1-A123-${letters(20)}`],
    ['a.ts', `https://hooks.slack.${'com'}/services/T${letters(8)}/B${letters(8)}/${letters(24)}`],
  ],
  sendgrid: [['a.ts', `S${'G'}.${letters(22)}.${letters(43)}`]],
  shopify: [
    ['a.ts', `shpp${'a'}_${letters(32)}`],
    ['a.ts', `shpa${'t'}_${letters(40)}`],
  ],
  github: [
    ['a.ts', `gh${'p'}_${letters(36)}`],
    ['a.ts', `github_${'pat'}_${letters(82)}`],
  ],
  openai: [['a.ts', `sk-${letters(20)}T3Blbk${'FJ'}${letters(20)}`]],
  anthropic: [['a.ts', `sk-${'ant'}-api03-${letters(93)}AA`]],
  linear: [['a.ts', `lin_${'api'}_${letters(40)}`]],
  groq: [['a.ts', `gs${'k'}_${letters(52)}`]],
  huggingface: [['a.ts', `h${'f'}_${'aBcDeFgHiJ'.repeat(4).slice(0, 34)}`]],
  notion: [['a.ts', `nt${'n'}_12345678901${letters(35)}`]],
  gitlab: [['a.ts', `gl${'pat'}-${letters(20)}`]],
  grafana: [
    ['a.ts', `gl${'c'}_${letters(40)}`],
    ['a.ts', `gl${'sa'}_${letters(32)}_0a1b2c3d`],
  ],
  'hashicorp-vault': [
    ['a.ts', `hv${'s'}.${letters(95)}`],
    ['a.ts', `hv${'b'}.${letters(140)}`],
    ['a.ts', `hv${'r'}.${letters(95)}`],
  ],
  vercel: [...'piark'].map((kind) => ['a.ts', `vc${kind}_${letters(24)}`] as const),
  databricks: [['a.ts', `dap${'i'}${'0123456789abcdef'.repeat(2)}`]],
  docker: [['a.ts', `dckr_${'pat'}_${letters(27)}`]],
  figma: [['a.ts', `fig${'d'}_${letters(40)}`]],
  '1password': [['a.ts', `ops_${serviceAccount}`]],
  'database-connection-string': [
    ['a.env', `mongo${'db'}+srv://worker:${letters(12)}@db.example.org/x`],
    ['a.env', `jdbc:my${'sql'}://worker:${letters(12)}@db.example.org/x`],
    ['a.env', `POST${'GRESQL'}://worker:${letters(12)}@db.example.org/x`],
  ],
}

describe('every rule of the preset', () => {
  it('has a sample in this test, so that a new one is not overlooked', () => {
    const ids = creator.rules.map(({ meta }) => meta.id.replace('@secretlint/secretlint-rule-', ''))
    expect(ids.filter((id) => id !== 'filter-comments').sort()).toEqual(Object.keys(SAMPLES).sort())
  })

  const samples = Object.entries(SAMPLES).flatMap(([rule, all]) => all.map((sample) => [rule, ...sample] as const))
  it.each(samples)('%s is found in %s', async (rule, path, sample) => {
    const whole = path.endsWith('.json') ? sample : `first line\n  ${sample}\n`
    const found = await findSecrets(path, whole)
    expect(found.map((secret) => secret.rule.split('/')[0])).toContain(rule)
  })

  it.each(samples)('%s in %s is refused without being shown', async (_, path, sample) => {
    const problem = await refuseSecrets(path, sample)
    expect(problem?.name).toBe('SECRET_DETECTED')
    for (const word of sample.match(/[\w+/-]{12,}/g) ?? [])
      if (/[a-z]\d/.test(word)) expect(problem?.message).not.toContain(word)
  })
})

const TOKEN = `gh${'p'}_${letters(36)}`

describe('a found credential', () => {
  it('names rule, line and column', async () => {
    expect(await findSecrets('a.ts', `one\ntwo ${TOKEN}`)).toEqual([
      { rule: expect.stringMatching(/^github\//), line: 2, column: 5, range: [8, 48] },
    ])
  })

  it('is not silenced by a comment in the plan', async () => {
    const text = `// secretlint-disable\nconst a = "${TOKEN}" // secretlint-disable-line\n`
    expect((await refuseSecrets('a.ts', text))?.name).toBe('SECRET_DETECTED')
  })

  it('is not new if the file contained it before', async () => {
    expect(await refuseSecrets('a.ts', `moved\n${TOKEN}`, { before: TOKEN })).toBeUndefined()
    expect((await refuseSecrets('a.ts', `${TOKEN}`, { before: 'other' }))?.name).toBe('SECRET_DETECTED')
  })

  it('may be in the path', async () => {
    const problem = await refuseSecrets(`docs/${TOKEN}.md`, 'harmless')
    expect(problem?.name).toBe('SECRET_DETECTED')
    expect(problem?.message).not.toContain(TOKEN)
  })

  it('opens no file for a key store', async () => {
    expect(await findSecrets('/etc/passwd.p12', `npm${'_'}x`)).toEqual([])
  })

  it('is masked wherever it is shown', async () => {
    const masked = await maskSecrets(`-${TOKEN}\n+${TOKEN} end`)
    expect(masked).toBe(`-${'*'.repeat(40)}\n+${'*'.repeat(40)} end`)
  })
})

describe('a text without a credential', () => {
  it.each(['', 'const npm = 1', 'https://example.org/a@b', 'postgres is nice', 'sgx.y', 'a private key', 'ghp_short'])(
    '%j is accepted',
    async (text) => {
      expect(await refuseSecrets('a.ts', text)).toBeUndefined()
    },
  )

  it('leaves nothing behind that the next scan would have to look through', async () => {
    await findSecrets('src/a.ts', `npm${'_'}1`)
    expect(performance.getEntriesByType('mark')).toEqual([])
  })

  it.each([
    ['urls', 'https://a:b'.repeat(100_000)],
    ['begins', `-----BEGIN ${'PRIVATE'} KEY-----`.repeat(4_000)],
    ['key', `-----BEGIN ${'PRIVATE'} KEY-----${'A'.repeat(1_000_000)}`],
    ['slack', `xox${'b'}-${'a-'.repeat(500_000)}`],
    ['connections', 'mysql://a:'.repeat(50_000)],
    ['dots', `S${'G'}.a.`.repeat(100_000)],
    ['letters', `npm${'_'}${'x'.repeat(1_000_000)}`],
  ])('of hostile %s is scanned to its end', { tags: 'slow' }, async (_, text) => {
    const found = await findSecrets('a.ts', `${text}\n${TOKEN}\n`)
    expect(found.map(({ line }) => line)).toContain(2)
  })
})

describe('a part of a token', () => {
  it('is masked where nothing but a token looks like it', async () => {
    const prefix = `gh${'p'}_`
    const ways = [maskSecrets, async (text: string) => (await maskedLines([text])).join('\n')]
    for (const mask of ways) {
      expect(await mask(`${prefix}aB3dE6gH9jK2mN5pQ`)).not.toContain('aB3dE6')
      for (const plain of ['ABCDEFGHIJKLMNOPQ', 'abcdefghijklm12345', 'aB3dE6gH'])
        expect(await mask(`see ${prefix}${plain} here`)).toContain(plain)
    }
  })
})

const SHOWN_TOKEN = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`
const STARS = '*'.repeat(SHOWN_TOKEN.length)
const KEY = [
  '-----BEGIN RSA PRIVATE KEY-----',
  ...Array(6).fill('MIIEpAIBAAKCAQEA'.repeat(4)),
  '-----END RSA PRIVATE KEY-----',
]

describe('what may be shown', () => {
  it('has no credential at any depth, and everything else as it was', async () => {
    const value = { a: [{ b: `x ${SHOWN_TOKEN}`, n: 1 }, null], c: 'plain', d: [SHOWN_TOKEN, 'y'], e: undefined }
    expect(await masked(value)).toEqual({
      a: [{ b: `x ${STARS}`, n: 1 }, null],
      c: 'plain',
      d: [`[masked]${STARS.slice(8)}`, 'y'],
      e: undefined,
    })
  })

  it('is returned itself if it contains none', async () => {
    const value = { a: [{ b: 'x' }], c: Buffer.from(SHOWN_TOKEN) }
    expect(await masked(value)).toBe(value)
  })

  it('stays as it is when it is masked again', async () => {
    const once = await masked({ a: SHOWN_TOKEN })
    expect(await masked(once)).toBe(once)
  })

  it.each([
    ['gone', KEY.map((line) => `-${line}`)],
    ['new', KEY.map((line) => `+${line}`)],
    ['around a change', KEY.map((line, at) => `${at === 3 ? '+' : ' '}${line}`)],
    ['without signs', KEY],
  ])('has no credential that goes over several lines: %s', async (_, lines) => {
    const shown = await maskedLines(['@@', ...lines, ' end'])
    expect(shown.join('\n')).not.toContain('MIIE')
    expect(shown.map((line) => line.length)).toEqual(['@@', ...lines, ' end'].map((line) => line.length))
    expect(shown.at(-1)).toBe(' end')
  })

  it('contains no such credential in the hunks of a patch at any depth, and keeps its line breaks', async () => {
    const hunk = { oldStart: 1, lines: KEY.map((line) => `-${line}`) }
    expect(JSON.stringify(await masked({ steps: [{ structuredPatch: [hunk] }] }))).not.toContain('MIIE')
    expect((await masked(KEY.join('\n'))).split('\n').map((line) => line.length)).toEqual(
      KEY.map((line) => line.length),
    )
  })

  it('tells two credentials in the lines of a patch apart, so that no change of one looks like none', async () => {
    const other = `ghp_${'xXQx6l5bYdbU5gOQ1VdoAxKVWGl7MP1qJOVy'}`
    const [gone = '', fresh = ''] = await maskedLines([`-a ${SHOWN_TOKEN}`, `+a ${other}`])
    expect(gone.slice(1)).not.toBe(fresh.slice(1))
    expect([gone, fresh].every((line) => line.includes('masked: differs'))).toBe(true)
    const cell = await masked({
      cell: { before: { source: `a\n${SHOWN_TOKEN}` }, after: { source: `a\n${other}`, n: 1 } },
    })
    expect(cell.cell.before.source).not.toBe(cell.cell.after.source)
    expect(JSON.stringify(cell)).not.toContain('ghp_')
    const [same, alike] = await maskedLines([`-a ${SHOWN_TOKEN}`, `+b ${SHOWN_TOKEN}`])
    expect(same?.slice(2)).toBe(alike?.slice(2))
  })

  it.each(['https://glpat-good-host.example', 'figd_something_else', 'sk-ant-is-a-prefix', 'github_pat_helper()'])(
    'keeps the lines of a patch whose words only begin like a credential: %s',
    async (text) => {
      expect(await maskedLines([`-${text}`])).toEqual([`-${text}`])
    },
  )

  it('has nothing of a token that was cut short', async () => {
    for (let length = 12; length < SHOWN_TOKEN.length; length++)
      expect(await masked(`… ${SHOWN_TOKEN.slice(0, length)}…`)).toBe(`… ${'*'.repeat(length)}…`)
    expect(await masked('npm_config_registry, ghp_ and npm_lifecycle_event')).toContain('npm_config_registry, ghp_')
  })

  it('keeps every line’s sign and length', async () => {
    const part = fc.constantFrom(SHOWN_TOKEN, 'text', ' ', '-', '+', KEY[0] as string, KEY.at(-1) as string, '')
    const line = fc
      .tuple(fc.constantFrom('', ' ', '+', '-'), fc.array(part, { maxLength: 3 }))
      .map(([sign, parts]) => sign + parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        const shown = await maskedLines(lines)
        expect(shown.map((text) => text.length)).toEqual(lines.map((text) => text.length))
        expect(shown.join('\n')).not.toContain(SHOWN_TOKEN)
      }),
      { numRuns: 40 },
    )
  })
})

describe('keys that the preset does not know', () => {
  const KEY = 'PRIVATE'
  const body = (count: number): string => letters(count).replace(/(.{64})/g, '$1\n')
  const pem = (label: string, start = '', count = 164): string =>
    `-----BEGIN ${label} KEY-----\n${start}${body(count)}\n-----END ${label} KEY-----\n`

  it.each([
    ['an EC key', pem(`EC ${KEY}`, 'MHcCAQEE')],
    ['an Ed25519 key', pem(KEY, 'MC4CAQAwBQYDK2VwBCIEI', 43)],
    ['an encrypted key with headers', pem(`RSA ${KEY}`, 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0A1B\n\n')],
    ['an encrypted PKCS 8 key', pem(`ENCRYPTED ${KEY}`, 'MIIF')],
    [
      'a PGP block',
      `-----BEGIN PGP ${KEY} KEY BLOCK-----\nVersion: 1\n\n${body(300)}\n=aB3d\n-----END PGP ${KEY} KEY BLOCK-----`,
    ],
    ['a PGP block that is cut', `-----BEGIN PGP ${KEY} KEY BLOCK-----\n\n${body(120)}`],
    ['a key in one line of JSON', JSON.stringify({ key: pem(`EC ${KEY}`, 'MHcCAQEE') })],
    ['an SSH2 key', `---- BEGIN SSH2 ENCRYPTED ${KEY} KEY ----\nComment: "x"\n${body(200)}`],
    ['a PuTTY key', `PuTTY-User-Key-${'File'}-3: ssh-ed25519\nPrivate-Lines: 2\n${body(80)}`],
    ['an age key', `# created\nAGE-SECRET-KEY-${'1'}${'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'.repeat(2).slice(0, 58)}\n`],
    [
      'a key of kubeconfig',
      `    client-key-${'data'}: ${Buffer.from(pem(`EC ${KEY}`, 'MHcCAQEE')).toString('base64')}\n`,
    ],
    ['AWS_SECRET_KEY', `AWS_SECRET_${'KEY'}=${letters(40)}`],
    ['AWS_SECRET in YAML', `  aws_${'secret'}: "${letters(40)}"`],
    ['a property of Java', `amazon.s3.${'secretKey'}: ${letters(40)}`],
    ['a session token', `AWS_SESSION_${'TOKEN'}=${letters(180)}`],
  ])('%s is found and masked, and its value is in no message', async (_, text) => {
    const problem = await refuseSecrets('a.txt', text)
    expect(problem?.name).toBe('SECRET_DETECTED')
    expect(JSON.stringify(problem)).not.toContain(letters(20))
    expect(await maskSecrets(text)).not.toContain(letters(40))
  })

  it.each([
    ['a public key', pem('PUBLIC').replace(`${KEY} `, '')],
    ['a certificate', `-----BEGIN CERTIFICATE-----\n${body(400)}\n-----END CERTIFICATE-----`],
    ['a PGP public key', `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${body(300)}\n-----END PGP PUBLIC KEY BLOCK-----`],
    ['a placeholder', `-----BEGIN EC ${KEY} KEY-----\n${'x'.repeat(64)}\n-----END EC ${KEY} KEY-----`],
    ['dots', `-----BEGIN PGP ${KEY} KEY BLOCK-----\n...\n-----END PGP ${KEY} KEY BLOCK-----`],
    ['the key of AWS’s documentation', `AWS_SECRET_${'KEY'}=wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY`],
    ['a reference', `AWS_SECRET_${'KEY'}=\${{ secrets.AWS_SECRET_KEY }}`],
    ['a certificate of kubeconfig', `client-certificate-data: ${Buffer.from(pem('x')).toString('base64')}`],
    ['a reference to a key of kubeconfig', 'client-key-data: ${KEY_OF_THE_CLUSTER}'],
    ['a public key of age', `age1${'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.repeat(2).slice(0, 58)}`],
    ['a word of age', `AGE-SECRET-KEY-${'1'}${'Q'.repeat(58)}`],
    ['a digest', `aws_checksum = ${'0123456789abcdef'.repeat(3).slice(0, 40)}`],
  ])('%s is none', async (_, text) => {
    expect(await findSecrets('a.txt', text)).toEqual([])
  })

  it('does not refuse a credential of several lines that was there with other line ends', async () => {
    const [[, key] = ['', '']] = SAMPLES.privatekey ?? []
    const other = key.replaceAll('\n', '\r\n')
    expect(await refuseSecrets('id', `${key}\n`, { before: `${other}\r\n` })).toBeUndefined()
    expect(await refuseSecrets('id', `${other}\r\n`, { before: `${key}\n` })).toBeUndefined()
    expect((await refuseSecrets('id', key))?.name).toBe('SECRET_DETECTED')
  })
})
