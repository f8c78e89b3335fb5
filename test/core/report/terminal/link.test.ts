import { expect, it } from 'vitest'
import { webLink } from '../../../../src/core/report/terminal/problems.ts'

const style = { links: { files: '/garden', plans: '/garden' } } as never

it('a text leads to the web alone: an address of any other kind is shown as text', () => {
  expect(webLink(style, 'here', 'https://github.com/octo-org/garden/pull/1')).toContain('https://github.com/')
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'no address',
  ])
    expect(webLink(style, 'here', address)).toBe('here')
})
