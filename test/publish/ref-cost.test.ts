import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Garden, plantGarden } from '../support/garden.ts'
import { WHOLE } from '../support/whole.ts'

/** The refs of so many pull requests. */
async function crowd({ repository, remote }: Garden, count: number): Promise<void> {
  await remote('pack-refs', '--all')
  const tip = await remote('rev-parse', 'main')
  const others = Array.from({ length: count }, (_, at) => `${tip} refs/pull/${at}/head`)
  const known = (await remote('for-each-ref', '--format=%(objectname) %(refname)')).split('\n')
  const lines = [...known, ...others].sort((one, other) => (one.slice(41) < other.slice(41) ? -1 : 1))
  await writeFile(join(repository.folder, 'packed-refs'), `# pack-refs with: sorted \n${lines.join('\n')}\n`)
}

/** What a run that changes nothing costs; `npm run test:long -- ref-cost` prints it for 200,000 refs too. */
it('costs a run that changes nothing as much whatever else the server has', { timeout: 300_000 }, async () => {
  const rows: { refs: number; bytes: number; listings: number; requests: number; calls: number }[] = []
  for (const refs of WHOLE ? [0, 20_000, 200_000] : [0, 2000]) {
    await using garden = await plantGarden()
    await garden.publish()
    await crowd(garden, refs)
    garden.github.clear()
    expect(await garden.publish()).toMatchObject({ operation: 'none', pushed: false })
    const { gitRequests, requests } = garden.github
    rows.push({
      refs,
      bytes: gitRequests.reduce((sum, { bytes }) => sum + bytes, 0),
      listings: gitRequests.filter(({ method, url }) => method === 'GET' && url.includes('info/refs')).length,
      requests: gitRequests.length,
      calls: requests.length,
    })
  }
  if (WHOLE) console.table(rows)
  for (const row of rows) expect({ ...row, refs: 0 }).toEqual(rows[0])
})
