// The commands of GitHub's own command line that the example workflows run, for the stand-in.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const {
  GH_TOKEN: token = '',
  GITHUB_API_URL: api = '',
  GITHUB_SERVER_URL: server = '',
  GITHUB_REPOSITORY: repository = '',
} = process.env
const [topic, verb, ...rest] = process.argv.slice(2)

const option = (name) => {
  const at = rest.indexOf(`--${name}`)
  return at < 0 ? undefined : rest[at + 1]
}

async function send(method, path, body) {
  const headers = {
    authorization: `token ${token}`,
    accept: 'application/vnd.github+json',
    'user-agent': 'gh',
    'x-github-api-version': '2022-11-28',
  }
  const answer = await fetch(`${api}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)
  return JSON.parse(text)
}

const bodyText = () => readFileSync(option('body-file') ?? '', 'utf8')

const COMMANDS = {
  'auth setup-git': () => {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
    execFileSync('git', ['config', '--global', `http.${server}/.extraheader`, `AUTHORIZATION: basic ${basic}`])
  },
  'pr view': async () => {
    const head = `${repository.split('/')[0]}:${rest[0]}`
    const pulls = await send('GET', `/repos/${repository}/pulls?state=all&head=${encodeURIComponent(head)}`)
    if (pulls.length === 0) throw new Error(`no pull requests found for branch "${rest[0]}"`)
    const [last] = pulls.toSorted((one, other) => other.number - one.number)
    console.log(last.merged_at ? 'MERGED' : last.state.toUpperCase())
  },
  'pr create': async () => {
    const made = await send('POST', `/repos/${repository}/pulls`, {
      head: option('head'),
      base: option('base'),
      title: option('title'),
      body: bodyText(),
    })
    console.log(made.html_url)
  },
  'issue create': async () => {
    const made = await send('POST', `/repos/${option('repo')}/issues`, { title: option('title'), body: bodyText() })
    console.log(made.html_url)
  },
}

try {
  await COMMANDS[`${topic} ${verb}`]()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
