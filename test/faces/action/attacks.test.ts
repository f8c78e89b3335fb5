import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Garden, plantGarden, REPOSITORY, TOKEN } from '../../support/garden.ts'
import { runHere } from '../../support/runner.ts'

const PLAN = `version: 1
title: Plant the beds
options: { reads: auto }
steps:
  - { tool: Edit, file_path: beds/rose.txt, old_string: rose, new_string: 'rose: red' }
`
const LEFT = 'x-access-token:ghs_leftByTheCheckout0123456789abcdef'
const BASIC = Buffer.from(LEFT).toString('base64')

/** A checkout with a plan, the runner's temporary folder, and credentials as actions/checkout leaves them: in a file that the configuration includes. */
interface Scene extends AsyncDisposable {
  readonly garden: Garden
  readonly temp: string
  readonly credentials: string
  run(inputs?: Readonly<Record<string, string>>): ReturnType<typeof runHere>
}

async function scene(): Promise<Scene> {
  const garden = await plantGarden()
  const temp = await mkdtemp(join(tmpdir(), 'editplan-attacks-'))
  const credentials = join(temp, 'git-credentials-1.config')
  writeFileSync(credentials, `[http "https://elsewhere.invalid/"]\n\textraheader = AUTHORIZATION: basic ${BASIC}\n`)
  await garden.git('config', 'includeIf.gitdir:/no/such/place/.path', credentials)
  writeFileSync(join(garden.checkout, 'plan.yaml'), PLAN)
  return {
    garden,
    temp,
    credentials,
    run: (inputs = {}) =>
      runHere(garden, { inputs: { plan: 'plan.yaml', ...inputs }, variables: { RUNNER_TEMP: temp } }),
    async [Symbol.asyncDispose]() {
      await rm(temp, { recursive: true, force: true })
      await garden[Symbol.asyncDispose]()
    },
  }
}

const writesTo = ({ github }: Garden): readonly string[] => [
  ...github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').map(({ path }) => path),
  ...github.gitRequests.filter(({ url }) => url.includes('receive-pack')).map(({ url }) => url),
]

/** All that a run told anybody. */
const toldBy = (told: Awaited<ReturnType<typeof runHere>>, garden: Garden): string =>
  JSON.stringify([told, garden.github.requests, garden.repository.pulls])

afterEach(() => vi.unstubAllEnvs())

describe('a file that an input names', () => {
  const link = ({ checkout }: Garden, target: string, name: string): string => {
    symlinkSync(target, join(checkout, name))
    return name
  }
  const FILES: readonly (readonly [input: string, what: string, name: (scene: Scene) => string])[] = [
    ['plan', 'a link to the credentials', ({ garden, credentials }) => link(garden, credentials, 'words')],
    [
      'body-path',
      'a second name of the configuration',
      ({ garden }) => {
        linkSync(join(garden.checkout, '.git/config'), join(garden.checkout, 'words'))
        return 'words'
      },
    ],
    ['policy', 'the credentials themselves', ({ credentials }) => credentials],
    [
      'policy',
      'a pipe',
      ({ garden }) => {
        execFileSync('mkfifo', [join(garden.checkout, 'words')])
        return 'words'
      },
    ],
  ]

  it.each(FILES)('is not read as %s, nothing is sent, and nobody is told its content: %s', async (input, _, name) => {
    await using attacked = await scene()
    const told = await attacked.run({ [input]: name(attacked) })
    expect(told.exitCode).toBe(2)
    expect(writesTo(attacked.garden)).toEqual([])
    const said = toldBy(told, attacked.garden)
    for (const secret of [BASIC, LEFT, 'AUTHORIZATION']) expect(said).not.toContain(secret)
  })

  it('may be a regular file of the workspace or of the temporary folder', async () => {
    await using attacked = await scene()
    writeFileSync(join(attacked.temp, 'words.md'), 'Read this first.\n')
    const told = await attacked.run({ 'body-path': join(attacked.temp, 'words.md') })
    expect(told.exitCode).toBe(0)
    expect(attacked.garden.repository.pulls[0]?.body).toContain('Read this first.')
  })
})

describe('a checkout without all contents', () => {
  it('is published from, its missing contents fetched with the token and without its settings', async () => {
    await using attacked = await scene()
    const { garden } = attacked
    const { serverUrl } = garden.github
    const [header, url] = [`http.${serverUrl}/.extraheader`, `${serverUrl}/${REPOSITORY}.git`]
    const basic = Buffer.from(`x-access-token:${TOKEN}`).toString('base64')
    const partial = join(attacked.temp, 'partial')
    // The server is in this process, so git must not be waited for without it.
    await promisify(execFile)(
      'git',
      [
        '-c',
        `${header}=AUTHORIZATION: basic ${basic}`,
        'clone',
        '-q',
        '--no-checkout',
        '--filter=blob:none',
        url,
        partial,
      ],
      { env: { ...process.env, GIT_CONFIG_NOSYSTEM: '1' } },
    )
    for (const name of ['objects', 'config', 'shallow', 'packed-refs', 'refs']) {
      rmSync(join(garden.checkout, '.git', name), { recursive: true, force: true })
      if (existsSync(join(partial, '.git', name)))
        cpSync(join(partial, '.git', name), join(garden.checkout, '.git', name), { recursive: true })
    }
    await garden.git('config', header, `AUTHORIZATION: basic ${basic}`)
    const told = await attacked.run()
    expect([told.exitCode, told.errors]).toEqual([0, []])
    expect(garden.repository.pulls).toHaveLength(1)
  })
})

describe('what the checkout configures', () => {
  /** A program that tells what it was started with. */
  const spy = ({ temp }: Scene): string => {
    const file = join(temp, 'spy')
    writeFileSync(file, `#!/bin/sh\nenv > ${join(temp, 'seen')}\ncat > /dev/null\nexit 1\n`, { mode: 0o755 })
    return file
  }
  /** A folder in which every hook is the spy. */
  const hooksIn = (scene: Scene, folder: string): string => {
    mkdirSync(folder, { recursive: true })
    for (const hook of ['pre-push', 'reference-transaction', 'post-checkout', 'post-index-change', 'pre-auto-gc'])
      symlinkSync(spy(scene), join(folder, hook))
    return folder
  }
  const set = ({ garden }: Scene, key: string, value: string) => garden.git('config', key, value)

  const SETTINGS: Readonly<Record<string, (scene: Scene) => unknown>> = {
    'a pre-push hook': async (scene) => {
      mkdirSync(join(scene.garden.checkout, '.git/hooks'), { recursive: true })
      symlinkSync(spy(scene), join(scene.garden.checkout, '.git/hooks/pre-push'))
    },
    'core.hooksPath': async (scene) => {
      mkdirSync(join(scene.temp, 'hooks'))
      symlinkSync(spy(scene), join(scene.temp, 'hooks/pre-push'))
      await set(scene, 'core.hooksPath', join(scene.temp, 'hooks'))
    },
    'an included file with a hook': async (scene) => {
      mkdirSync(join(scene.temp, 'hooks'))
      symlinkSync(spy(scene), join(scene.temp, 'hooks/pre-push'))
      writeFileSync(join(scene.temp, 'more'), `[core]\n\thooksPath = ${join(scene.temp, 'hooks')}\n`)
      await set(scene, 'include.path', join(scene.temp, 'more'))
    },
    'a hook in the configuration': async (scene) => {
      await set(scene, 'hook.spy.command', spy(scene))
      await set(scene, 'hook.spy.event', 'pre-push')
    },
    'core.sshCommand and an origin by ssh': async (scene) => {
      await set(scene, 'core.sshCommand', spy(scene))
      await set(scene, 'remote.origin.url', `git@127.0.0.1:${REPOSITORY}.git`)
    },
    'ssh.variant, GIT_SSH and an address in its place': async (scene) => {
      await set(scene, 'core.sshCommand', spy(scene))
      await set(scene, `url.ssh://git@127.0.0.1/.insteadOf`, `${scene.garden.github.serverUrl}/`)
    },
    'http.proxy': (scene) => set(scene, 'http.proxy', 'http://127.0.0.1:9'),
    'a proxy for the address': (scene) =>
      set(scene, `http.${scene.garden.github.serverUrl}/.proxy`, 'http://127.0.0.1:9'),
    'a proxy for the remote': (scene) => set(scene, 'remote.origin.proxy', 'http://127.0.0.1:9'),
    'an address in place of the server’s': (scene) =>
      set(scene, 'url.http://127.0.0.1:9/.insteadOf', `${scene.garden.github.serverUrl}/`),
    'another address to push to': (scene) =>
      set(scene, 'url.http://127.0.0.1:9/.pushInsteadOf', `${scene.garden.github.serverUrl}/`),
    'a remote that is called like the address': (scene) =>
      set(scene, `remote.${scene.garden.github.serverUrl}/${REPOSITORY}.git.url`, 'http://127.0.0.1:9/evil/evil.git'),
    'a remote helper for the address': (scene) =>
      set(scene, `remote.${scene.garden.github.serverUrl}/${REPOSITORY}.git.vcs`, 'evil'),
    'remote.origin.pushurl': (scene) => set(scene, 'remote.origin.pushurl', 'http://127.0.0.1:9/evil/evil.git'),
    'a credential helper': (scene) => set(scene, 'credential.helper', `!${spy(scene)}`),
    'core.askPass': (scene) => set(scene, 'core.askPass', spy(scene)),
    'push.gpgSign': async (scene) => {
      await set(scene, 'push.gpgSign', 'true')
      await set(scene, 'gpg.program', spy(scene))
    },
    'core.alternateRefsCommand': async (scene) => {
      await set(scene, 'core.alternateRefsCommand', spy(scene))
      mkdirSync(join(scene.garden.checkout, '.git/objects/info'), { recursive: true })
      writeFileSync(
        join(scene.garden.checkout, '.git/objects/info/alternates'),
        `${scene.garden.repository.folder}/objects\n`,
      )
    },
    'core.fsmonitor': (scene) => set(scene, 'core.fsmonitor', spy(scene)),
    'another header for the server': (scene) =>
      set(scene, `http.${scene.garden.github.serverUrl}/.extraheader`, 'AUTHORIZATION: basic c29tZWJvZHk6ZWxzZQ=='),
    'settings of the worktree': async (scene) => {
      await set(scene, 'extensions.worktreeConfig', 'true')
      writeFileSync(
        join(scene.garden.checkout, '.git/config.worktree'),
        `[http]\n\tproxy = http://127.0.0.1:9\n[url "http://127.0.0.1:9/"]\n\tinsteadOf = ${scene.garden.github.serverUrl}/\n`,
      )
    },
    'settings of the user': async (scene) => {
      writeFileSync(join(scene.temp, '.gitconfig'), '[http]\n\tproxy = http://127.0.0.1:9\n')
      vi.stubEnv('HOME', scene.temp)
      vi.stubEnv('GIT_CONFIG_GLOBAL', undefined)
    },
    'options that go with each push': async (scene) => {
      await set(scene, 'push.pushOption', 'ci.skip')
      await set(scene, 'push.followTags', 'true')
      await set(scene, 'remote.origin.receivepack', spy(scene))
      await set(scene, 'remote.origin.mirror', 'true')
    },
    'variables that a step before left': (scene) => {
      execFileSync('git', ['init', '--quiet', join(scene.temp, 'other')])
      const hooks = hooksIn(scene, join(scene.temp, 'hooks'))
      const variables = {
        ...{ GIT_DIR: join(scene.temp, 'other/.git'), GIT_WORK_TREE: join(scene.temp, 'other'), GIT_NAMESPACE: 'evil' },
        ...{ GIT_INDEX_FILE: join(scene.temp, 'index'), GIT_OBJECT_DIRECTORY: join(scene.temp, 'other/.git/objects') },
        ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.hooksPath', GIT_CONFIG_VALUE_0: hooks },
        ...{ GIT_CONFIG_PARAMETERS: "'http.proxy'='http://127.0.0.1:9'", GIT_TEMPLATE_DIR: scene.temp },
      }
      const programs = 'ASKPASS SSH SSH_COMMAND PROXY_COMMAND EDITOR PAGER EXTERNAL_DIFF'.split(' ')
      const traces = 'TRACE TRACE_CURL TRACE_PACKET TRACE2 TRACE2_EVENT'.split(' ')
      for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
      for (const name of programs) vi.stubEnv(`GIT_${name}`, spy(scene))
      for (const name of traces) vi.stubEnv(`GIT_${name}`, join(scene.temp, 'seen'))
      vi.stubEnv('GIT_TRACE_REDACT', '0')
    },
    'programs for everything that git does besides': async (scene) => {
      const { checkout } = scene.garden
      hooksIn(scene, join(checkout, '.git/hooks'))
      const names = [
        ...['alias.push', 'alias.fetch', 'alias.fast-import', 'core.pager', 'core.editor', 'core.gitProxy'],
        ...['diff.external', 'diff.x.command', 'diff.x.textconv', 'merge.x.driver', 'uploadpack.packObjectsHook'],
        'gc.recentObjectsHook',
      ]
      for (const name of names) await set(scene, name, `${name.startsWith('alias') ? '!' : ''}${spy(scene)}`)
      await set(scene, 'gc.auto', '1')
      mkdirSync(join(checkout, '.git/info'), { recursive: true })
      writeFileSync(join(checkout, '.git/info/attributes'), '* diff=x merge=x\n')
      writeFileSync(join(checkout, '.gitmodules'), '[submodule "x"]\n\tpath = x\n\turl = http://127.0.0.1:9/x\n')
      await set(scene, 'submodule.x.update', `!${spy(scene)}`)
      await set(scene, 'push.recurseSubmodules', 'on-demand')
    },
    'objects and refs in place of others': async ({ garden }) => {
      const { git, checkout } = garden
      const evil = await git('commit-tree', '4b825dc642cb6eb9a060e54bf8d69288fbee4904', '-m', 'evil')
      writeFileSync(join(checkout, '.git/evil'), 'rose\nevil\n')
      await git('replace', await git('rev-parse', 'HEAD:beds/rose.txt'), await git('hash-object', '-w', '.git/evil'))
      await git('replace', 'HEAD', evil)
      mkdirSync(join(checkout, '.git/info'), { recursive: true })
      writeFileSync(join(checkout, '.git/info/grafts'), `${evil}\n`)
      for (const ref of ['tags/main', 'tags/HEAD', 'tags/origin/main', 'heads/origin/main', 'remotes/main', 'main'])
        await git('update-ref', `refs/${ref}`, evil)
    },
    'where redirects and cookies go': async (scene) => {
      await set(scene, 'http.cookieFile', join(scene.temp, 'cookies'))
      await set(scene, 'http.saveCookies', 'true')
      await set(scene, 'http.sslVerify', 'false')
    },
  }

  it.each(Object.keys(SETTINGS))('decides nothing where a token is, and is started by nothing: %s', async (name) => {
    await using attacked = await scene()
    await SETTINGS[name]?.(attacked)
    const told = await attacked.run()
    vi.unstubAllEnvs()
    expect({ exitCode: told.exitCode, errors: told.errors }).toEqual({ exitCode: 0, errors: [] })
    expect(attacked.garden.repository.pulls).toHaveLength(1)
    expect(await attacked.garden.remote('diff', '--numstat', 'main', 'editplan/plant-the-beds')).toBe(
      '1\t1\tbeds/rose.txt',
    )
    expect(existsSync(join(attacked.temp, 'seen'))).toBe(false)
    expect(existsSync(join(attacked.temp, 'cookies'))).toBe(false)
    expect(await attacked.garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe(
      'refs/heads/editplan/plant-the-beds\nrefs/heads/main',
    )
  })
})

describe('an origin that is not the repository', () => {
  it('is refused, and nothing is sent', async () => {
    await using attacked = await scene()
    const { garden } = attacked
    await garden.git('remote', 'set-url', 'origin', `${garden.github.serverUrl}/octo-org/other.git`)
    const told = await attacked.run()
    expect(told.exitCode).toBe(2)
    expect(told.errors.join()).toContain('origin')
    expect([writesTo(garden), garden.github.gitRequests]).toEqual([[], []])
  })

  it('is refused where there is none, or one of several names another', async () => {
    await using attacked = await scene()
    await attacked.garden.git('config', '--add', 'remote.origin.url', 'https://evil.invalid/evil/evil.git')
    expect((await attacked.run()).exitCode).toBe(2)
    await attacked.garden.git('remote', 'remove', 'origin')
    expect((await attacked.run()).exitCode).toBe(2)
    expect(attacked.garden.github.gitRequests).toEqual([])
  })

  it('may be a former name of the repository, and none of another', async () => {
    await using attacked = await scene()
    const { garden } = attacked
    await garden.github.addRepository('octo-org/other', { template: garden.repository.folder })
    garden.github.renamed.set('octo-org/meadow', REPOSITORY)
    garden.github.renamed.set('octo-org/field', 'octo-org/other')
    await garden.git('remote', 'set-url', 'origin', `${garden.github.serverUrl}/octo-org/field.git`)
    expect((await attacked.run()).exitCode).toBe(2)
    expect([writesTo(garden), garden.github.gitRequests]).toEqual([[], []])
    await garden.git('remote', 'set-url', 'origin', `${garden.github.serverUrl}/octo-org/meadow.git`)
    expect((await attacked.run()).exitCode).toBe(0)
    expect(garden.repository.pulls).toHaveLength(1)
  })

  it('may be written in other case, and names the repository that the input names', async () => {
    await using attacked = await scene()
    const { garden } = attacked
    await garden.git('remote', 'set-url', 'origin', `${garden.github.serverUrl}/Octo-Org/GARDEN`)
    expect((await attacked.run()).exitCode).toBe(0)
    expect((await attacked.run({ repository: 'octo-org/other' })).exitCode).toBe(2)
  })
})

describe('a token of the job', () => {
  const ENCODED = Buffer.from(TOKEN).toString('base64')
  type Place = (scene: Scene, text: string) => Readonly<Record<string, string>>
  const PLACES: readonly (readonly [where: string, text: string, put: Place])[] = [
    ['the body', ENCODED, (_scene, text) => ({ body: `Look: ${text}` })],
    [
      'the file of the body',
      LEFT.split(':')[1] ?? '',
      ({ garden }, text) => {
        writeFileSync(join(garden.checkout, 'words.md'), `Look: ${text}\n`)
        return { 'body-path': 'words.md' }
      },
    ],
    [
      'the plan',
      TOKEN,
      ({ garden }, text) => {
        writeFileSync(join(garden.checkout, 'plan.yaml'), PLAN.replace('rose: red', `rose ${text}`))
        return {}
      },
    ],
  ]

  it.each(PLACES)('is never sent in %s', async (_, text, put) => {
    await using attacked = await scene()
    await attacked.garden.git('config', 'include.path', attacked.credentials)
    const told = await attacked.run(put(attacked, text))
    expect(told.exitCode).toBe(3)
    expect(writesTo(attacked.garden)).toEqual([])
    expect(toldBy(told, attacked.garden)).not.toContain(text)
  })

  it('is not pushed in a file that the plan does not hold, nor told in report or summary', async () => {
    await using attacked = await scene()
    const { garden } = attacked
    await garden.commitElsewhere('main', { 'beds/rose.txt': `rose\n${ENCODED.replace(/(.{30})/g, '$1\n')}\n` })
    const told = await attacked.run({ 'html-report': 'true' })
    expect(told.exitCode).toBe(3)
    expect(await garden.remote('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
    expect(JSON.stringify(told)).not.toContain(ENCODED)
  })
})

describe('the runner', () => {
  it('is told in one sentence that its temporary folder cannot be used', async () => {
    await using attacked = await scene()
    const told = await runHere(attacked.garden, {
      inputs: { plan: 'plan.yaml' },
      variables: { RUNNER_TEMP: join(attacked.temp, 'missing') },
    })
    expect(told).toMatchObject({ exitCode: 2, outputs: {} })
    expect(told.errors).toHaveLength(1)
    expect(told.errors.join()).not.toMatch(/\n\s+at /)
  })
})
