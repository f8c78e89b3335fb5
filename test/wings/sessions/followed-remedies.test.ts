import { describe, expect, it } from 'vitest'
import { type Files, handIn } from './memory-files.ts'

const FILES: Files = { 'a.py': 'x = 1\ny = 2\n' }
const AFTER: Files = { 'a.py': 'x = 2\ny = 2\n' }
const DIFF = '--- a/a.py\n+++ b/a.py\n@@ -1,2 +1,2 @@\n-x = 1\n+x = 2\n y = 2\n'
const COUNTS = ' 2 files changed, 5 insertions(+)\n'
const room = '<environment_details>\n# Current Working Directory (/work/shop) Files\na.py\n</environment_details>'
const said = (role: string, ...texts: readonly string[]) => ({
  role,
  content: texts.map((text) => ({ type: 'text', text })),
})
const HISTORY = [
  said('user', room),
  said('assistant', '<write_to_file>\n<path>a.py</path>\n<content>\nx = 2\ny = 2\n</content>\n</write_to_file>'),
  said(
    'user',
    "[write_to_file for 'a.py'] Result:\n<file_write_result>\n<path>a.py</path>\n</file_write_result>",
    room,
  ),
]
const SHOWN = [{ ts: 1, type: 'say', say: 'tool', text: '{"tool":"editedExistingFile","path":"a.py"}' }]
const whole = (name: string, text: string): string => `${name}\n\`\`\`python\n${text}\`\`\`\n`
const block = (name: string, old: string, fresh: string): string =>
  `${name}\n\`\`\`\n<<<<<<< SEARCH\n${old}=======\n${fresh}>>>>>>> REPLACE\n\`\`\`\n`

/** What is refused, the remedy that is told, and what is handed in by it. */
const REMEDIES: Readonly<Record<string, readonly [text: string, remedy: RegExp, followed: string, after?: Files]>> = {
  'what an editor shows of a task': [
    JSON.stringify(SHOWN),
    /Hand in api_conversation_history\.json/,
    JSON.stringify(HISTORY),
  ],
  'a whole file of aider, by a block': [
    whole('a.py', 'x = 2\ny = 2\n'),
    /SEARCH\/REPLACE blocks, each below the name of its file/,
    block('a.py', 'x = 1\n', 'x = 2\n'),
  ],
  'a whole file of aider, by a diff': [whole('a.py', 'x = 2\ny = 2\n'), /a unified diff/, DIFF],
  'a new whole file of aider beside a diff': [
    `${DIFF}\n${whole('b.py', 'z = 3\n')}`,
    /for a new file with an empty SEARCH/,
    `${block('a.py', 'x = 1\n', 'x = 2\n')}\n${block('b.py', '', 'z = 3\n')}`,
    { ...AFTER, 'b.py': 'z = 3\n' },
  ],
  'a code block without an end': [`\`\`\`diff\n${DIFF}`, /end the block/, `\`\`\`diff\n${DIFF}\`\`\`\n`],
  'counts of more than there is': [`---\n${COUNTS}\n${DIFF}`, /take this line out/, `---\n\n${DIFF}`],
}

describe('A remedy, followed as it is told,', () => {
  it.each(Object.entries(REMEDIES))('leads to the whole change: %s', async (_, [text, remedy, followed, after]) => {
    const refused = await handIn(text, FILES)
    expect('said' in refused && refused.said).toMatch(remedy)
    expect(await handIn(followed, FILES)).toEqual({ files: after ?? AFTER })
  })
})
