import { describe, expect, it } from 'vitest'
import { OWN_RULES } from '../../../src/core/policy/secret-rules.ts'
import { findSecrets } from '../../../src/core/policy/secrets.ts'

/** Characters that look random: of all kinds, of hexadecimal numbers, capitals. */
const l = (count: number): string => 'aB3dE6gH9jK2mN5pQ8sTuV1xZ4cF7'.repeat(12).slice(0, count)
const h = (count: number): string => '0a9f3c7be2d18465'.repeat(12).slice(0, count)
const u = (count: number): string => 'AB3DE6GH9JK2MN5PQ8ST'.repeat(12).slice(0, count)

/** One for each kind of token, made up here so that no scanner stumbles over this file. */
const SAMPLES: readonly (readonly [rule: string, text: string])[] = [
  ['google/APIKey', `key: "AIza${l(35)}"`],
  ['google/OAuthSecret', `GOCSPX-${l(28)}`],
  ['google/AccessToken', `ya29.${l(60)}`],
  ['aws/BedrockKey', `ABSK${l(120)}=`],
  ['azure/ClientSecret', `aB3${'8Q'}~${l(34)}`],
  ['azure/SharedKey', `Account${'Key'}=${l(86)}==`],
  ['azure/SharedKey', `SharedAccess${'Key'}=${l(43)}=`],
  ['azure/DevOpsToken', `${l(76)}AZ${'DO'}a1B2`],
  ['digitalocean/Token', `dop${'_v1'}_${h(64)}`],
  ['heroku/Token', `HRKU-${l(44)}`],
  ['cloudflare/OriginKey', `v1${'.0'}-${h(24)}-${h(146)}`],
  ['fly/Token', `fm2${'_'}${l(120)}`],
  ['netlify/Token', `nfp${'_'}${l(36)}`],
  ['supabase/Token', `sbp${'_'}${h(40)}`],
  ['supabase/SecretKey', `sb_secret${'_'}${l(31)}`],
  ['planetscale/Token', `pscale_tkn${'_'}${l(43)}`],
  ['pulumi/Token', `pul${'-'}${h(40)}`],
  ['terraform/Token', `${l(14)}.atlas${'v1'}.${l(67)}`],
  ['doppler/Token', `dp.pt${'.'}${l(43)}`],
  ['doppler/Token', `dp.st.dev${'.'}${l(43)}`],
  ['databricks/OAuthSecret', `dose${h(32)}`],
  ['gitlab/Token', `glptt${'-'}${l(40)}`],
  ['gitlab/Token', `glrt${'-'}${l(20)}`],
  ['bitbucket/AppPassword', `ATBB${l(32)}`],
  ['atlassian/Token', `ATATT3${l(186)}`],
  ['buildkite/Token', `bkua${'_'}${h(40)}`],
  ['circleci/Token', `CCIPAT${'_'}${l(22)}_${h(40)}`],
  ['sonar/Token', `squ${'_'}${h(40)}`],
  ['sentry/Token', `sntrys${'_'}${l(80)}`],
  ['artifactory/Key', `AKCp${l(69)}`],
  ['prefect/Key', `pnu${'_'}${l(36)}`],
  ['pypi/Token', `pypi-Ag${l(150)}`],
  ['rubygems/Key', `rubygems${'_'}${h(48)}`],
  ['nuget/Key', `oy2${h(43)}`],
  ['crates/Token', `cio${l(32)}`],
  ['clojars/Token', `CLOJARS${'_'}${h(60)}`],
  ['stripe/SecretKey', `sk${'_live_'}${l(24)}`],
  ['stripe/SecretKey', `rk${'_live_'}${l(99)}`],
  ['stripe/WebhookSecret', `whsec${'_'}${l(32)}`],
  ['square/Token', `sq0atp${'-'}${l(22)}`],
  ['braintree/Token', `access_token$production$a1b2c3d4e5f6g7h8$${h(32)}`],
  ['shippo/Token', `shippo${'_live_'}${h(40)}`],
  ['plaid/Token', `access-production${'-'}${h(8)}-${h(4)}-${h(4)}-${h(4)}-${h(12)}`],
  ['flutterwave/SecretKey', `FLWSECK${'-'}${h(32)}-X`],
  ['telegram/BotToken', `123456789:AA${l(33)}`],
  ['discord/BotToken', `DISCORD_TOKEN=M${l(23)}.${l(6)}.${l(38)}`],
  ['discord/Webhook', `https://discord.com/api/webhooks/123456789012345678/${l(68)}`],
  ['mailgun/Key', `key${'-'}${h(32)}`],
  ['brevo/Key', `xkeysib${'-'}${h(64)}-${l(16)}`],
  ['mailchimp/Key', `${h(32)}-us12`],
  ['twilio/Key', `TWILIO_AUTH_${'TOKEN'}=${h(32)}`],
  ['openrouter/Key', `sk-or${'-v1-'}${h(64)}`],
  ['openai/ProjectKey', `sk${'-proj-'}${l(100)}`],
  ['replicate/Token', `r8${'_'}${l(37)}`],
  ['perplexity/Key', `pplx${'-'}${l(48)}`],
  ['xai/Key', `xai${'-'}${l(80)}`],
  ['langsmith/Key', `lsv2_pt${'_'}${h(32)}_${h(10)}`],
  ['pinecone/Key', `pcsk${'_'}${l(68)}`],
  ['newrelic/Key', `NRAK${'-'}${l(27)}`],
  ['dynatrace/Token', `dt0c01.${u(24)}.${u(64)}`],
  ['postman/Key', `PMAK${'-'}${h(24)}-${h(34)}`],
  ['contentful/Token', `CFPAT${'-'}${l(43)}`],
  ['airtable/Token', `pat${l(14)}.${h(64)}`],
  ['typeform/Token', `tfp${'_'}${l(44)}`],
  ['mapbox/SecretToken', `sk.ey${'J'}${l(80)}.${l(22)}`],
  ['dropbox/Token', `sl.u${'.'}${l(140)}`],
  ['facebook/Token', `EAAB${l(120)}`],
  ['frameio/Token', `fio-u${'-'}${l(64)}`],
  ['privatekey/JsonWebKey', `{"kty":"EC","crv":"P-256","x":"${l(43)}","d":"${l(43)}"}`],
  ['privatekey/WireGuard', `[Interface]\nPrivate${'Key'} = ${l(43)}=\n`],
]

/** What ordinary files hold, and what resembles a token. */
const HARMLESS: readonly string[] = [
  `const firebase = { apiKey: "AIza${l(35)}", authDomain: "shop.example.com" }`,
  `stripe: pk${'_live_'}${l(24)}`,
  `stripe: sk${'_test_'}${l(24)}`,
  `<div class="key-visual-wrapper key-${'a'.repeat(32)}">`,
  `mapboxgl.accessToken = 'pk.eyJ${l(80)}.${l(22)}'`,
  `integrity="sha512-${l(86)}=="`,
  `commit ${h(40)}`,
  `uuid: ${h(8)}-${h(4)}-${h(4)}-${h(4)}-${h(12)}`,
  `import pul from './pul-${'core'.repeat(10)}'`,
  `glrt-${'x'.repeat(20)} sk${'_live_'}${'x'.repeat(24)} sk${'_live_'}your-secret-key-goes-here`,
  `whsec${'_'}${'YOUR_WEBHOOK_SECRET_GOES_HERE_12'}`,
  `AccountKey=${'A'.repeat(86)}==`,
  `{"kty":"EC","crv":"P-256","x":"${l(43)}","y":"${l(43)}"}`,
  `PublicKey = ${l(43)}=`,
  `const privateKey = loadPrivateKey("${l(20)}")`,
  `function r8_isNormalizedPackedSnormTextureFormatOfRGBA8() {}`,
  `const lsv2_pt_name = 1; const pcsk_${'name_'.repeat(14)} = 2`,
  `const key = 'version-key-of-the-cache-entry-in-the-store'`,
  `at 12345678:AAAA-BBBB`,
  `NRAK-XXXXXXXXXXXXXXXXXXXXXXXXXXX CCIPAT_your_token_goes_here_please`,
  `${l(32)}-us-east-1`,
]

const rulesIn = async (text: string): Promise<readonly string[]> =>
  (await findSecrets('a.txt', text)).map(({ rule }) => rule)

describe('our own rules for credentials', () => {
  it('have a sample each', () => {
    const sampled = new Set(SAMPLES.map(([rule]) => rule))
    const tested = /^(?:privatekey\/(?:PrivateKey|PuTTY|age|Kubeconfig)|aws\/AWS)/
    expect(OWN_RULES.map(({ rule }) => rule).filter((rule) => !sampled.has(rule) && !tested.test(rule))).toEqual([])
  })

  it.each(SAMPLES)('find %s, alone and in code', async (rule, text) => {
    expect(await rulesIn(text)).toContain(rule)
    if (!text.includes('\n')) expect(await rulesIn(`const a = 1\n\nuse('${text}')\n`)).toContain(rule)
  })

  it.each(HARMLESS)('leave alone what is no secret: %s', async (text) => {
    expect(await rulesIn(text)).toEqual([])
  })

  it('leave the placeholder of every token alone', async () => {
    for (const [rule, text] of SAMPLES) {
      const placeholder = text.replace(/[\w+/]{20,}/g, (body) => 'x'.repeat(body.length))
      if (placeholder !== text) expect({ rule, found: await rulesIn(placeholder) }).toEqual({ rule, found: [] })
    }
  })
})
