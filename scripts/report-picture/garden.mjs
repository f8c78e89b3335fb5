// A small repository and a plan whose report shows what a report can: a refusal, a notebook, an image, a rename, hidden characters.
import sharp from 'sharp'
import { cell, edit, plant } from './plant.mjs'

/** Makes the repository in a folder; `passes` is whether its policy's tests do. Answers the plan's path. */
export async function plantGarden(folder, { passes }) {
  const before = await logo('<rect width="160" height="90" fill="#2f6fde"/>')
  const after = await logo('<rect width="160" height="90" fill="#eef"/><circle cx="80" cy="45" r="34" fill="#c8772a"/>')
  const files = { ...FILES, 'web/logo.png': before, '.github/editplan.yml': JSON.stringify(policy(passes)) }
  return plant(folder, files, { ...PLAN, steps: stepsWith(after) })
}

const logo = (shapes) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90">${shapes}</svg>`))
    .png()
    .toBuffer()

const policy = (passes) => ({
  version: 1,
  hidden_characters: 'note',
  rules: { allow: ['Edit(src/**)', 'Edit(docs/**)'] },
  verify: [
    { name: 'types', run: ['node', '-e', "console.log('checked 41 files')"] },
    { name: 'tests', run: ['node', '-e', passes ? "console.log('12 passed')" : FAILING] },
  ],
})

const FAILING = `console.log('\\u001b[32mok 2 - labels\\u001b[0m\\n\\u001b[31mnot ok 3 - rename keeps the id\\u001b[0m\\n  expected 1, got 2'); process.exit(1)`

const FILES = {
  'src/user.ts': `import { get } from './http.ts'

/** Asks the service for a person. */
export async function getUser(id: string): Promise<User> {
  const answer = await get(\`/users/\${id}\`)
  return answer.json()
}

export function label(user: User): string {
  return user.name.trim()
}
${Array.from({ length: 20 }, (_, at) => `\nexport const helper${at} = (value: number): number => value * ${at}\n`).join('')}
export async function rename(id: string, name: string): Promise<void> {
  const user = await getUser(id)
  await save({ ...user, name })
}
`,
  'src/cart.ts': 'export const total = (prices: number[]) => prices.reduce((a, b) => a + b, 0)\n',
  'src/old-name.ts': Array.from({ length: 20 }, (_, at) => `export const one${at} = ${at}\n`).join(''),
  'docs/guide.md': '# Guide\n\nCall `getUser` with an id.\nIt answers “nothing” for strangers.\n',
  'text/guide.he.md': '# מדריך\n\nקראו ל־`getUser` עם מזהה.\n',
  'tools/run.sh': '#!/bin/sh\nnode .\n',
  'docs/users.ipynb': JSON.stringify(
    {
      cells: [
        cell('intro', 'markdown', ['# Users\n', '\n', 'How many people **sign up** each week.']),
        cell('load', 'code', ["users = pd.read_csv('users.csv')\n", 'print(len(users), "rows")'], {
          execution_count: 1,
          outputs: [{ output_type: 'stream', name: 'stdout', text: ['812 rows\n'] }],
        }),
        cell('plot', 'code', ["users.groupby('week').size().plot()"], { execution_count: 2, outputs: [] }),
      ],
      metadata: { language_info: { name: 'python' } },
      nbformat: 4,
      nbformat_minor: 5,
    },
    null,
    1,
  ),
}

const PLAN = {
  title: 'Say that getUser asks the network',
  description: '`getUser` sounds like a getter and does I/O. It becomes `fetchUser`.',
  options: { reads: 'auto', on_error: 'continue' },
}

const stepsWith = (image) => [
  { tool: 'Read', file_path: 'src/user.ts' },
  { tool: 'Read', file_path: 'docs/guide.md' },
  {
    ...edit('src/user.ts', 'export async function getUser(', 'export async function fetchUser('),
    ...{ id: 'rename', why: 'The name hides that it asks the network, see `src/http.ts`.' },
  },
  edit('src/user.ts', 'await getUser(id)', 'await fetchUser(id)', 'Callers follow.'),
  edit('src/user.ts', 'user.name.trim()', "user.name.trim() || 'nobody'", 'An empty name was shown as nothing.'),
  edit(
    'docs/guide.md',
    'It answers "nothing" for strangers.',
    'It answers "nobody" for strangers.',
    'The guide says what it does.',
  ),
  edit('text/guide.he.md', '`getUser`', '`fetchUser`'),
  { tool: 'Move', file_path: 'src/old-name.ts', new_path: 'src/numbers.ts', why: 'The file holds numbers.' },
  edit('src/numbers.ts', 'export const one7 = 7', 'export const seven = 7'),
  {
    tool: 'NotebookEdit',
    notebook_path: 'docs/users.ipynb',
    cell_id: 'load',
    new_source: "users = pd.read_csv('users.csv', parse_dates=['week'])\nprint(len(users), \"rows\")",
    why: 'Weeks are dates.',
  },
  { tool: 'Write', file_path: 'web/logo.png', content_base64: image.toString('base64'), why: 'The new logo.' },
  { tool: 'Write', file_path: 'tools/run.sh', content: '#!/bin/sh\nexec node .\n', executable: true },
  {
    tool: 'Write',
    file_path: 'src/hidden.ts',
    content: "export const \u0430dmin = 'no\u00a0break' // \u202e left\nlast\u200b",
  },
  edit('src/cart.ts', 'prices.reduce((a, b) => a - b, 0)', 'prices.reduce((a, b) => a + b, 0)', 'The total was wrong.'),
]
