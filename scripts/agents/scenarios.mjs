// What the scripted model does in each kind of session, in neutral calls; `clients.mjs` says them in a client's words.
import { FILES, LINES, OPEN, TASKS } from '../../test/wings/sessions/shell/lines.ts'

/** The checkout that every session begins at: some files to edit, and the files that shell lines are about, in a folder for each line. */
export const checkoutFor = (kind) => {
  if (kind === 'hooks' || kind === 'together') return TWENTY_FILES
  if (kind === 'subfolder') return { ...EDITED, ...MONOREPO }
  const lines = LINES_OF[kind] ?? []
  const own = lines.flatMap((_, at) => Object.entries(FILES).map(([file, text]) => [`l${at}/${file}`, text]))
  return { ...EDITED, ...Object.fromEntries(own) }
}

const EDITED = {
  'src/user.js': 'export function getUser(id) {\n\treturn db.get(id)\n}\n\nexport const names = []\n',
  'src/cart.js': 'let a = 1\nlet b = 1\nlet c = 1\n',
  'src/crlf.js': 'one\r\ntwo\r\nthree\r\n',
  'docs/open.md': '# Shop\n\nlast line',
  'docs/quotes.md': 'He said “hello”.\nIt’s the shop’s rule.\n',
  'config/app.json': '{\n  "name": "shop",\n  "port": 80\n}\n',
  'data/old.txt': 'old one\nold two\n',
  'data/gone.txt': 'goes\n',
  'data/person.txt': 'ours\ntheirs\n',
  'lib/indent.py': 'class Cart:\n    def add(self, item):\n        self.items.append(item)\n',
}

/** A text of so many kilobytes whose lines are all different. */
const kilobytes = (count) =>
  Array.from({ length: count * 32 }, (_, at) => `line ${at} of a long file\n`.padStart(32)).join('')

const WORKED_IN = 'packages/web'

const MONOREPO = {
  'packages/web/small.txt': kilobytes(5),
  'packages/web/middle.txt': kilobytes(20),
  'packages/web/large.txt': kilobytes(200),
  'packages/web/a.txt': 'one\ntwo\n',
  'packages/web/src/x.js': 'const x = 1\n',
  'packages/web/lib/y.js': 'const y = 1\n',
  'packages/api/a.txt': 'of the api\n',
  LICENSE: 'Do what you like.\n',
}

/** The folder that a session begins in. */
export const folderOf = (kind) => (kind === 'subfolder' ? WORKED_IN : '.')

const SHORT = LINES.filter((line) => !/\bgit |\/tmp\/|exit 3/.test(line))
const WHOLE = TASKS.filter((line) => !/\bgit (stash|clean|commit|checkout|add)|^exec|exit|shopt|^set |trap/.test(line))
const SCRIPTS = [...OPEN.slice(0, 3), ...TASKS.filter((line) => /^(cat > t.py|node -e|python3 -c)/.test(line))]
const LINES_OF = {
  shell: SHORT.filter((_, at) => at % 3 === 0).slice(0, 32),
  tasks: WHOLE.filter((_, at) => at % 2 === 0).slice(0, 40),
  scripts: SCRIPTS,
}

const inFolder = (line, at) => ({ do: 'shell', line: `(cd l${at} && ${line}\n)` })

const edit = (file, old, fresh, all) => ({ do: 'edit', file, old, fresh, ...(all && { all }) })
const read = (file) => ({ do: 'read', file })
const write = (file, text) => ({ do: 'write', file, text })
const shell = (line) => ({ do: 'shell', line })
const turn = (...calls) => ({ text: `I do ${calls.map(({ do: what }) => what).join(', ')}.`, calls })

const EDITS = [
  turn(read('src/user.js'), read('src/cart.js')),
  turn(edit('src/user.js', 'export const names = []\n', 'export const names = [1]\n')),
  turn(edit('src/user.js', 'export function getUser(id) {\n', 'export async function getUser(id) {\n')),
  turn(write('src/new.js', 'export default 1\n'), write('docs/deep/new.md', '# New\n')),
  turn(edit('src/cart.js', 'let b = 1\n', 'let b = 2\n')),
  turn(edit('src/cart.js', 'no such line\n', 'x\n')),
  turn(read('src/crlf.js'), read('docs/open.md'), read('docs/quotes.md')),
  turn(edit('src/crlf.js', 'two\n', 'TWO\n')),
  turn(edit('docs/open.md', 'last line\n', 'the end\n')),
  turn(edit('docs/quotes.md', 'He said “hello”.\n', 'She said “hello”.\n')),
  turn(read('lib/indent.py'), read('config/app.json')),
  turn(
    edit(
      'lib/indent.py',
      '        self.items.append(item)\n',
      '        self.items.append(item)\n        return self\n',
    ),
  ),
  turn(edit('config/app.json', '  "port": 80\n', '  "port": 8080\n')),
  turn(edit('src/new.js', 'export default 1\n', 'export default 2\n')),
]

/** `again`: what a second run that resumes the session does. `sub`: what a sub-agent does. */
export const SCENARIOS = {
  edits: () => ({ main: EDITS }),
  shell: () => ({ main: LINES_OF.shell.map((line, at) => turn(inFolder(line, at))) }),
  tasks: () => ({ main: LINES_OF.tasks.map((line, at) => turn(inFolder(line, at))) }),
  scripts: () => ({
    main: [
      ...LINES_OF.scripts.map((line, at) => turn(inFolder(line, at))),
      turn(read('l0/a.txt'), read('l1/made.txt')),
      turn(shell('cat l2/b.txt')),
      turn(edit('l3/a.txt', '2\n', 'two and a half\n')),
      turn(shell('git diff')),
      turn(read('l4/a.txt')),
      turn(edit('l4/a.txt', 'five\n', 'FIVE\n')),
    ],
  }),
  subfolder: () => ({
    main: [
      ...['small', 'middle', 'large'].flatMap((name) => {
        const file = `${WORKED_IN}/${name}.txt`
        const line = 'line 100 of a long file\n'.padStart(32)
        return [turn(read(file)), turn(edit(file, line, line.replace('100', 'one hundred')))]
      }),
      turn(write(`${WORKED_IN}/new.txt`, kilobytes(20))),
      turn(shell("sed -i 's/one/1/' a.txt")),
      turn(shell('cp ../../LICENSE .')),
      turn(shell('for d in */; do echo made > "${d}made.txt"; done')),
      turn(shell('mv src/x.js lib/ && echo "// end" >> lib/x.js')),
      turn(shell('cd lib && rm y.js')),
      turn(shell('echo "of the web" > ../web.txt')),
    ],
  }),
  guards: ({ person }) => ({
    guarded: true,
    main: [
      turn(read('src/cart.js')),
      turn(edit('src/cart.js', 'let a = 1\n', 'let a = 10\n')),
      turn(shell('rm data/gone.txt && echo no > denied.txt')),
      turn(read('data/person.txt')),
      { ...turn(read('src/user.js')), before: () => person('data/person.txt', 'ours\ntheirs\nthe person\n') },
      turn(read('data/person.txt')),
      turn(edit('data/person.txt', 'ours\n', 'yours\n')),
      turn(write('after.txt', 'after\n')),
    ],
  }),
  resumed: () => ({
    main: [
      turn(read('src/cart.js')),
      turn(edit('src/cart.js', 'let a = 1\n', 'let a = 10\n')),
      turn(shell('mv data/old.txt data/new.txt')),
    ],
    again: [
      turn(edit('src/cart.js', 'let c = 1\n', 'let c = 3\n')),
      turn(write('second.txt', 'second\n')),
      turn(shell('rm data/gone.txt')),
    ],
  }),
  killed: ({ interrupt }) => ({
    main: [
      turn(read('src/cart.js')),
      turn(edit('src/cart.js', 'let a = 1\n', 'let a = 10\n')),
      turn(shell("sed -i 's/old/OLD/' data/old.txt")),
      { ...turn(shell('echo early > early.txt; sleep 30; echo late > late.txt')), before: interrupt },
    ],
  }),
  agents: () => ({
    main: [
      turn(read('src/cart.js')),
      turn({ do: 'agent', prompt: 'Do your part. [[sub]]' }),
      turn(edit('src/cart.js', 'let c = 1\n', 'let c = 3\n')),
    ],
    sub: [
      turn(read('src/user.js')),
      turn(edit('src/user.js', 'export const names = []\n', 'export const names = [2]\n')),
      turn(write('sub.txt', 'sub\n')),
    ],
  }),
}

/** Ten tasks with the tools of editplan's server; a call is a tool's name and its input. */
export const TEN_TASKS = (at) => [
  [
    ['Read', { file_path: at('src/user.js') }],
    ['Edit', { file_path: at('src/user.js'), old_string: 'names = []', new_string: 'names = [1]' }],
  ],
  [
    ['Read', { file_path: at('src/cart.js') }],
    ['Edit', { file_path: at('src/cart.js'), old_string: '= 1', new_string: '= 2', replace_all: true }],
  ],
  [['Write', { file_path: at('src/new.js'), content: 'export default 1\n' }]],
  [
    ['Read', { file_path: at('docs/open.md') }],
    ['Write', { file_path: at('docs/open.md'), content: '# Open\n' }],
  ],
  [
    ['Read', { file_path: at('data/gone.txt') }],
    ['Delete', { file_path: at('data/gone.txt') }],
  ],
  [
    ['Read', { file_path: at('data/old.txt') }],
    ['Move', { file_path: at('data/old.txt'), new_path: at('data/moved.txt') }],
  ],
  [['Set', { file_path: at('config/app.json'), path: ['port'], value: 8080 }]],
  [
    ['Read', { file_path: at('src/crlf.js') }],
    ['Edit', { file_path: at('src/crlf.js'), old_string: 'two\nthree', new_string: 'TWO\nTHREE' }],
  ],
  [
    ['Read', { file_path: at('lib/indent.py') }],
    ['Edit', { file_path: at('lib/indent.py'), old_string: 'self.missing()', new_string: 'x' }],
    [
      'Edit',
      {
        file_path: at('lib/indent.py'),
        old_string: 'self.items.append(item)',
        new_string: 'self.items.append(item)\n        return self',
      },
    ],
  ],
  [
    ['Edit', { file_path: at('src/new.js'), old_string: '1', new_string: '3' }],
    ['plan_undo', {}],
    ['plan_save', { title: 'Ten tasks' }],
  ],
]

/** What the twenty tasks begin at: a file for each, so that each step tells its task. */
export const TWENTY_FILES = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [`t${at}/file.txt`, `one ${at}\ntwo ${at}\nthree ${at}\n`]),
)

const SHELL_LINES = [
  (at) => [`mv t${at}/file.txt t${at}/moved.txt`, [`t${at}/file.txt`, `t${at}/moved.txt`]],
  (at) => [`rm t${at}/file.txt`, [`t${at}/file.txt`]],
  (at) => [`sed -i 's/two/TWO/' t${at}/file.txt`, [`t${at}/file.txt`]],
  (at) => [`python3 -c "open('t${at}/made.txt','w').write('by a script')"`, [`t${at}/made.txt`]],
  (at) => [`for n in 1 2; do echo $n > t${at}/$n.txt; done`, [`t${at}/1.txt`, `t${at}/2.txt`]],
]

/** Twenty tasks, each with the files that it changes: edits, new files, and commands of the shell by turns. */
export const TWENTY_TASKS = Array.from({ length: 20 }, (_, at) => {
  const file = `t${at}/file.txt`
  if (at % 4 === 0)
    return [
      { calls: [read(file)], files: [] },
      { calls: [edit(file, `two ${at}\n`, `TWO ${at}\n`)], files: [file] },
    ]
  if (at % 4 === 2) return [{ calls: [write(`t${at}/new.txt`, `new ${at}\n`)], files: [`t${at}/new.txt`] }]
  const [line, files] = SHELL_LINES[((at - 1) / 2) % SHELL_LINES.length](at)
  return [{ calls: [shell(line)], files }]
}).flat()

/** A person saves a file before the turn of this number. */
export const PERSON = { before: 9, file: 'notes.md', text: 'by a person\n' }

/** Whether a step of a recorded plan belongs to whom it should: a person's save to nobody, a task's to the call that did it. */
export function isAttributed({ input, session, why }, callsSaid) {
  const paths = [input.file_path, input.new_path].filter(Boolean)
  if (paths.includes(PERSON.file)) return session === undefined
  const task = TWENTY_TASKS.filter(({ files }) => files.length > 0).findIndex(({ files }) =>
    paths.some((one) => files.includes(one)),
  )
  return session !== undefined && task >= 0 && callsSaid(task, why)
}

const halfOf = (text) => Number(/\bt(\d+)\//.exec(text)?.[1]) % 4 < 2

/**
 * The twenty tasks for two sessions at once, half of them for each. Once they meet between two calls, and a person saves files: what
 * `save` is given.
 */
export function sharedTasks(save) {
  let here = 0
  let part
  const parted = new Promise((resolve) => {
    part = resolve
  })
  const meet = async () => {
    here += 1
    if (here === 2) {
      for (const [file, text] of Object.entries(SAVED)) await save(file, text)
      part()
    }
    await parted
  }
  return [true, false].map((half) =>
    TWENTY_TASKS.filter(({ calls }) => halfOf(JSON.stringify(calls)) === half).map((turn, index) => ({
      ...{ text: `Task ${index + 1}.`, calls: turn.calls },
      ...(index === 4 && { before: meet }),
    })),
  )
}

/** A file that nobody else touches, and one that a session has changed by then. */
const SAVED = { [PERSON.file]: PERSON.text, 't0/file.txt': `one 0\nTWO 0\nthree 0\n${PERSON.text}` }

/** Of a plan of one of the sessions: what the session did itself has its name, what the other or the person did has none. */
export function judgeShared({ steps }, callsSaid) {
  const own = steps.find((step) => step.session)
  const half = own && halfOf(JSON.stringify(own.input))
  const changing = TWENTY_TASKS.filter(({ files }) => files.length > 0)
  const ownTasks = changing.filter(({ files }) => halfOf(files[0]) === half)
  const isRight = (step) => {
    if (JSON.stringify(step.input).includes(PERSON.text.trim())) return step.session === undefined
    if (halfOf(JSON.stringify(step.input)) !== half) return step.session === undefined
    return isAttributed(step, (task, why) => callsSaid(ownTasks.indexOf(changing[task]), why, changing[task]))
  }
  const changes = steps.filter(({ tool }) => tool !== 'Read')
  return {
    steps: changes.length,
    wrong: changes.filter((step) => !isRight(step)),
    files: [...ownTasks.flatMap(({ files }) => files), ...Object.keys(SAVED)],
  }
}
