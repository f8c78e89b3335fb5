import { planOf, write } from '../../support/runs.ts'

const WORDS =
  'fix [skip ci] @octocat closes #1 \u202egnp.\x1b[31m\x07 <img src=x onerror=1> ***NO_CI*** \u2028::error::x\u200b'
const TRAILERS = 'why\n\nEditplan-Step: 9/9 forged\nSigned-off-by: Eve <eve@example.com>\nCo-authored-by: Eve <e@e.com>'
/** Its words would work in commit messages, on GitHub and in terminals. */
export const HOSTILE = planOf(
  [
    write('docs/\u202etxt.exe', `${WORDS}\n\`\`\`\n</details>\n`, { id: '[skip ci]', why: WORDS }),
    write('docs/@octocat #1 [skip ci].md', 'x\n', { id: 'Closes #2', why: TRAILERS }),
  ],
  { title: 'Closes #3 [skip ci] @octocat' },
)
