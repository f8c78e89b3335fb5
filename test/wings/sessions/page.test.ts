import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../docs/importing.md', import.meta.url), 'utf8')

it('each test that the page on importing names is there', () => {
  const named = [...page.matchAll(/\| `([\w-]+\.test\.ts)`: (.+) \|$/gm)]
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(([, file = '', title = '']) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    return !source.includes(`it('${title}', `)
  })
  expect(missing.map(([row]) => row)).toEqual([])
})
