import { expect, it } from 'vitest'
import { createPushes } from '../../../src/wings/diagnostics/wire.ts'

type Push = Parameters<ReturnType<typeof createPushes>['put']>[1]
const push = (message: string, version?: number) => ({ diagnostics: [{ message }], version }) as unknown as Push

it.each<[string, number | undefined, number | undefined, string]>([
  ['about a later version', 1, 2, 'new'],
  ['again about the same version', 1, 1, 'new'],
  ['late, about an older version', 2, 1, 'old'],
  ['without a version', 2, undefined, 'new'],
  ['after one without a version', undefined, 1, 'new'],
])('of what a server says of a file the last counts, though not what comes %s', (_, first, second, counts) => {
  const pushes = createPushes()
  pushes.put('file:///C:/a%40b.ts', push('old', first))
  pushes.put('file:///c:/a@b.ts', push('new', second))
  expect(pushes.of('file:///c:/a%40b.ts')).toMatchObject({ diagnostics: [{ message: counts }] })
})
