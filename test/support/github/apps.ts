import { createVerify } from 'node:crypto'
import { userAnswer } from './answers.ts'
import type { App, GlobalHandler, World } from './api.ts'
import { exampleOf } from './description.ts'
import { Refusal } from './state.ts'

/** What an app asks as itself: where it is installed, and tokens of its installations. */
export const apps: Record<string, GlobalHandler> = {
  'apps/list-installations': async ({ authorization }, world) => {
    const app = appOf(authorization, world)
    return {
      status: 200,
      body: app.installations.map(({ id, owner, permissions, suspended }) => ({
        ...exampleOf('base-installation'),
        id,
        // The description asks for the fields of an enterprise too.
        account: { ...userAnswer(owner), name: owner, slug: owner, created_at: SINCE, updated_at: SINCE },
        permissions,
        suspended_at: suspended ? SINCE : null,
      })),
    }
  },

  'apps/create-installation-access-token': async ({ authorization, path, body }, world) => {
    const app = appOf(authorization, world)
    const found = app.installations.find(({ id }) => path === `/app/installations/${id}/access_tokens`)
    if (!found || found.suspended)
      throw new Refusal(found ? 403 : 404, found ? 'This installation has been suspended' : 'Not Found')
    const permissions = (body as { permissions?: Record<string, string> } | undefined)?.permissions ?? found.permissions
    if (Object.entries(permissions).some(([name, level]) => found.permissions[name] !== level))
      throw new Refusal(422, 'The permissions requested are not granted to this installation.')
    const token = `ghs_${found.owner}${world.tokens.size}`.padEnd(40, '0')
    const expires = Date.now() + 3_600_000
    world.tokens.set(token, {
      login: 'campaigner[bot]',
      owner: found.owner,
      contents: permissions.contents === 'write' ? 'write' : 'read',
      pullRequests: permissions.pull_requests === 'write' ? 'write' : 'none',
      signs: true,
      expires,
    })
    const { repositories: _, ...example } = exampleOf('installation-token')
    return { status: 201, body: { ...example, token, expires_at: new Date(expires).toISOString(), permissions } }
  },
}

const SINCE = '2026-01-01T00:00:00Z'

/** The app whose key signed the token, and only while it is valid. */
function appOf(authorization: string | undefined, { apps: known }: Pick<World, 'apps'>): App {
  const [head = '', claims = '', signature = ''] = (/^bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '').split('.')
  const { iss, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Record<string, unknown>
  const app = known.find(({ id }) => id === String(iss))
  const now = Date.now() / 1000
  const isTimely = Number(iat) <= now && Number(exp) > now && Number(exp) - now <= 600
  const isSigned =
    app && createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(app.publicKey, signature, 'base64url')
  if (!app || !isTimely || !isSigned) throw new Refusal(401, 'A JSON web token could not be decoded')
  return app
}
