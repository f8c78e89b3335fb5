import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../docs/importing.md', import.meta.url), 'utf8')

const tests = path.resolve(import.meta.dirname, '../..')
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })

it('each test that the page on importing names is there', () => {
  const named = [...page.matchAll(/\| `([\w-]+\.test\.ts)`: (.+) \|$/gm)]
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(([, file = '', title = '']) => {
    const sources = files
      .filter((one) => path.basename(one) === file)
      .map((one) => readFileSync(path.join(tests, one), 'utf8'))
    return !sources.some((source) => source.includes(`it('${title}', `))
  })
  expect(missing.map(([row]) => row)).toEqual([])
})
