/** A credential in a text: which rule of secretlint's recommended preset, or of ours, found it and where, never what it is. */
export interface FoundSecret {
  /** As `github/GITHUB_TOKEN`. */
  readonly rule: string
  /** In the text scanned, from 1; the column in UTF-16 units. */
  readonly line: number
  readonly column: number
  /** UTF-16 offsets in the text scanned. */
  readonly range: readonly [start: number, end: number]
}

interface OwnRule {
  readonly rule: string
  readonly pattern: RegExp
  readonly least: number
  /** How many of digits, small and capital letters a key has; default all. */
  readonly kinds?: number
  /** How many different characters it has at least; default 16. */
  readonly distinct?: number
}

/** Tokens by how they begin, and what follows; the preset does not know these. Where a service has public tokens too, those are left out. */
const TOKENS: readonly (readonly [rule: string, begins: RegExp, follows: RegExp])[] = [
  // Clouds and hosts
  ['google/APIKey', /AIza/, /[\w-]{35}(?![\s\S]{0,200}authDomain)/],
  ['google/OAuthSecret', /GOCSPX-/, /[\w-]{28}/],
  ['google/AccessToken', /ya29\./, /[\w-]{40,400}/],
  ['aws/BedrockKey', /ABSK/, /[A-Za-z\d+/]{109,269}={0,2}/],
  ['azure/ClientSecret', /[A-Za-z\d~._-]{3}\dQ~/, /[A-Za-z\d~._-]{31,34}/],
  ['digitalocean/Token', /do[opr]_v1_/, /[\da-f]{64}/],
  ['heroku/Token', /HRKU-/, /[\w-]{36,60}/],
  ['cloudflare/OriginKey', /v1\.0-/, /[\da-f]{24}-[\da-f]{146}/],
  ['fly/Token', /fm[12][ar]?_/, /[A-Za-z\d+/=_-]{100,2000}/],
  ['netlify/Token', /nfp_/, /[A-Za-z\d]{36}/],
  ['supabase/Token', /sbp_/, /[\da-f]{40}/],
  ['supabase/SecretKey', /sb_secret_/, /[\w-]{20,60}/],
  ['planetscale/Token', /pscale_(?:tkn|pw|oauth)_/, /[\w.=-]{32,64}/],
  ['pulumi/Token', /pul-/, /[\da-f]{40}/],
  ['terraform/Token', /[A-Za-z\d]{14}\.atlasv1\./, /[\w=-]{60,70}/],
  ['doppler/Token', /dp\.(?:pt|st|ct|sa|scim|audit)\.(?:[\w-]{1,40}\.)?/, /[A-Za-z\d]{40,44}/],
  ['databricks/OAuthSecret', /dose/, /[\da-f]{32}/],
  // Forges and builds
  ['gitlab/Token', /(?:glptt|gldt|glrt|glrtr|glcbt|glsoat|glft|glagent|glimt|gloas|glffct)-/, /[\w.=-]{20,80}/],
  ['bitbucket/AppPassword', /ATBB/, /[A-Za-z\d]{32}/],
  ['atlassian/Token', /ATATT3/, /[\w=-]{150,300}/],
  ['azure/DevOpsToken', /(?=[A-Za-z\d]{76}AZDO)/, /[A-Za-z\d]{84}/],
  ['buildkite/Token', /bk(?:ua|aj|ct)_/, /[\da-f]{40}/],
  ['circleci/Token', /CCI(?:PAT|PRJ)_/, /[\w-]{20,90}/],
  ['sonar/Token', /sq[upa]_/, /[\da-f]{40}/],
  ['sentry/Token', /sntry[su]_/, /[\w+/=-]{64,400}/],
  ['artifactory/Key', /AKCp/, /[A-Za-z\d]{69}/],
  ['prefect/Key', /pn[ub]_/, /[A-Za-z\d]{36}/],
  // Registries
  ['pypi/Token', /pypi-Ag/, /[\w-]{80,400}/],
  ['rubygems/Key', /rubygems_/, /[\da-f]{48}/],
  ['nuget/Key', /oy2/, /[a-z\d]{43}/],
  ['crates/Token', /cio/, /[A-Za-z\d]{32}/],
  ['clojars/Token', /CLOJARS_/, /[a-z\d]{60}/],
  // Payments
  ['stripe/SecretKey', /[sr]k_live_/, /[A-Za-z\d]{24,120}/],
  ['stripe/WebhookSecret', /whsec_/, /[A-Za-z\d+/=]{32,64}/],
  ['square/Token', /sq0(?:atp|csp|idp)-/, /[\w-]{22,43}/],
  ['braintree/Token', /access_token\$production\$[\da-z]{16}\$/, /[\da-f]{32}/],
  ['shippo/Token', /shippo_live_/, /[\da-f]{40}/],
  ['plaid/Token', /access-production-/, /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/],
  ['flutterwave/SecretKey', /FLWSECK-/, /[\da-fA-F]{32}-X/],
  // Messages and mail
  ['telegram/BotToken', /\d{8,10}:AA/, /[\w-]{33}/],
  ['discord/BotToken', /[MNO][A-Za-z\d]{23,27}\.[\w-]{6}\./, /[\w-]{27,45}/],
  ['discord/Webhook', /discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\//, /[\w-]{60,72}/],
  ['mailgun/Key', /key-/, /[\da-f]{32}/],
  ['brevo/Key', /xkeysib-/, /[\da-f]{64}-[A-Za-z\d]{16}/],
  ['mailchimp/Key', /(?=[\da-f]{32}-us\d)/, /[\da-f]{32}-us\d{1,2}/],
  [
    'twilio/Key',
    /(?:twilio|Twilio|TWILIO)[\w.-]{0,30}(?:secret|token|Secret|Token|SECRET|TOKEN)["']?\s{0,3}[:=]\s{0,3}["']?/,
    /[\da-f]{32}/,
  ],
  // Models
  ['openrouter/Key', /sk-or-v1-/, /[\da-f]{64}/],
  ['openai/ProjectKey', /sk-(?:proj|svcacct|admin)-/, /[\w-]{60,200}/],
  ['replicate/Token', /r8_/, /[A-Za-z\d]{37}/],
  ['perplexity/Key', /pplx-/, /[A-Za-z\d]{48}/],
  ['xai/Key', /xai-/, /[A-Za-z\d]{80}/],
  ['langsmith/Key', /lsv2_(?:pt|sk)_/, /[\da-f]{32}_[\da-f]{10}/],
  ['pinecone/Key', /pcsk_/, /[A-Za-z\d_]{60,80}/],
  // Observation, content and office
  ['newrelic/Key', /NR(?:AK|AL|II)-/, /[A-Za-z\d]{27,40}/],
  ['dynatrace/Token', /dt0[a-z]\d{2}\.[A-Z\d]{24}\./, /[A-Z\d]{64}/],
  ['postman/Key', /PMAK-/, /[\da-f]{24}-[\da-f]{34}/],
  ['contentful/Token', /CFPAT-/, /[\w-]{43}/],
  ['airtable/Token', /pat[A-Za-z\d]{14}\./, /[\da-f]{64}/],
  ['typeform/Token', /tfp_/, /[\w.=-]{40,80}/],
  ['mapbox/SecretToken', /sk\.eyJ/, /[\w-]{40,200}\.[\w-]{20,40}/],
  ['dropbox/Token', /sl\.(?:u\.)?/, /[\w-]{130,2000}/],
  ['facebook/Token', /EAA[ABC]/, /[A-Za-z\d]{80,300}/],
  ['frameio/Token', /fio-u-/, /[\w-]{64}/],
]

/** A token has no letter or digit beside it. */
function tokenRule([rule, begins, follows]: (typeof TOKENS)[number]): OwnRule {
  return {
    rule,
    pattern: new RegExp(`(?<![A-Za-z\\d])(?:${begins.source})(${follows.source})(?![A-Za-z\\d])`, 'g'),
    least: 20,
    kinds: 2,
    distinct: 8,
  }
}

/** What the preset does not know: a pattern whose first group, or whole match, is as random as a key. */
export const OWN_RULES: readonly OwnRule[] = [
  {
    // A private key of any kind, whole or cut, its lines escaped or not; header lines may come first.
    rule: 'privatekey/PrivateKey',
    pattern:
      /-----? ?BEGIN (?:[A-Z\d]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)? ?-?----((?:\s|\\[nrt]|[A-Za-z-]{1,30}: (?:(?!-{4})[^\n\\]){0,200}(?=\n|\\n))*[A-Za-z\d+/=\s\\]{40,20000})/g,
    least: 40,
  },
  {
    rule: 'privatekey/PuTTY',
    pattern: /PuTTY-User-Key-File-\d[\s\S]{0,2000}?Private-Lines: \d+\s+([A-Za-z\d+/=\s]{40,20000})/g,
    least: 40,
  },
  {
    rule: 'privatekey/age',
    pattern: /AGE-SECRET-KEY-1([QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58})(?![A-Z\d])/g,
    least: 58,
    kinds: 2,
  },
  {
    // A key of kubeconfig: the base64 of its block, which contains BEGIN.
    rule: 'privatekey/Kubeconfig',
    pattern: /client-key-data["']?:\s{0,9}["']?(LS0tLS1CRUdJTi[A-Za-z\d+/=]{100,20000})/g,
    least: 100,
  },
  {
    rule: 'aws/AWSSecretAccessKey',
    pattern:
      /(?:aws|amazon|s3)[\w.-]{0,40}secret[\w.-]{0,40}["'`]?\s{0,9}(?:=>|:=|[:=])\s{0,9}["'`]?([A-Za-z\d/+]{40})(?![A-Za-z\d/+=])/gi,
    least: 40,
  },
  {
    rule: 'aws/AWSSessionToken',
    pattern:
      /(?:aws|amazon|s3)[\w.-]{0,40}session[\w.-]{0,40}["'`]?\s{0,9}(?:=>|:=|[:=])\s{0,9}["'`]?([A-Za-z\d/+=]{100,4000})/gi,
    least: 100,
  },
  {
    rule: 'azure/SharedKey',
    pattern: /(?:AccountKey|SharedAccessKey)=([A-Za-z\d+/]{43,86}={1,2})/g,
    least: 43,
  },
  {
    // A private JSON Web Key: of elliptic curves, or RSA.
    rule: 'privatekey/JsonWebKey',
    pattern: /"kty"\s{0,9}:[^{}]{0,4000}?"d"\s{0,9}:\s{0,9}"([\w-]{40,2000})"/g,
    least: 40,
  },
  {
    rule: 'privatekey/WireGuard',
    pattern: /^[ \t]{0,20}PrivateKey[ \t]{0,9}=[ \t]{0,9}([A-Za-z\d+/]{43}=)[ \t]*\r?$/gm,
    least: 43,
  },
  ...TOKENS.map(tokenRule),
]

export function foundBy({ rule, pattern, ...randomness }: OwnRule, text: string): readonly FoundSecret[] {
  let [line, from, next] = [1, 0, text.indexOf('\n')]
  return Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, 1: body = whole, index }): readonly FoundSecret[] => {
    if (!isKeyLike(body, randomness)) return []
    for (; next >= 0 && next < index; next = text.indexOf('\n', from)) {
      line += 1
      from = next + 1
    }
    return [{ rule, line, column: index - from + 1, range: [index, index + whole.length] }]
  })
}

/** Random letters, not a placeholder such as `xxxx…` or a name of an example. */
function isKeyLike(body: string, { least, kinds = 3, distinct = 16 }: Omit<OwnRule, 'rule' | 'pattern'>): boolean {
  const bare = body.replace(/^[A-Za-z-]+: .*$/gm, '').replace(/\\[nrt]|[\s=]/g, '')
  const found = [/\d/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(bare)).length
  return bare.length >= least && new Set(bare).size >= distinct && found >= kinds && !/EXAMPLE/i.test(bare)
}
