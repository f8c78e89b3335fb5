import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importPlan } from '../../../../src/wings/sessions/import-plan.ts'
import { temporaryFolder } from '../../../support/git.ts'
import { replayedTree, type Tree } from '../replayed.ts'

const ROOT = '/home/ada/shop'

const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'one\ntwo\nthree\ntwo\nfive\n',
  'b.txt': 'alpha beta\nbeta gamma\n',
  'open.txt': 'first\nlast',
  'crlf.txt': 'one\r\ntwo\r\n',
  'empty.txt': '',
  VERSION: '1.2.3\n',
  'src/user.js': "import { a } from './a.js'\n\nexport function getUser(id) {\n  return db.get(id)\n}\n",
  'src/cart.js': 'const total = 0\nexport const add = (n) => total + n\n',
  'src/deep/other.js': 'getUser(1)\ngetUser(2)\n',
  'docs/readme.md': '# Shop\n\nSee getUser.\n',
  'config.ini': '[main]\nname=shop\ndebug = false\nport: 8080\n',
  'list.txt': 'b\na\nc\na\n',
  'run.sh': '#!/bin/sh\necho hi\n',
}

const put = (root: string): void => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text, { mode: file === 'run.sh' ? 0o755 : 0o644 })
  }
}

const filesBelow = (root: string, below = ''): Record<string, [string, boolean]> =>
  Object.fromEntries(
    readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
      const name = path.join(below, entry.name)
      if (entry.name === '.git') return []
      if (entry.isDirectory()) return Object.entries(filesBelow(root, name))
      const held = path.join(root, name)
      return [[name, [readFileSync(held, 'latin1'), (statSync(held).mode & 0o100) > 0] as [string, boolean]]]
    }),
  )

const tree = (): Tree =>
  Object.fromEntries(
    Object.entries(FILES).map(([file, text]) => [file, { bytes: Buffer.from(text), executable: file === 'run.sh' }]),
  )

const CHECKOUT = {
  readFile: (file: string) => FILES[file],
  kindOf: (file: string) => {
    if (FILES[file] !== undefined) return file === 'run.sh' ? ('executable' as const) : ('file' as const)
    return Object.keys(FILES).some((other) => other.startsWith(`${file}/`)) ? ('folder' as const) : undefined
  },
  filesBelow: (folder: string) => Object.keys(FILES).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
}

/** Runs lines in bash, and imports a session that ran them. */
const ran = async (...lines: readonly string[]) => {
  using folder = temporaryFolder()
  const root = realpathSync(folder.path)
  put(root)
  if (lines.some((line) => line.includes('git ')))
    spawnSync('bash', ['-c', 'git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -qm one'], {
      cwd: root,
    })
  const answers = lines.map((line) =>
    spawnSync('bash', ['-c', line.replaceAll(ROOT, root)], {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: root,
        LC_ALL: 'C.UTF-8',
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@b',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@b',
      },
    }),
  )
  const session = lines
    .flatMap((line, index) => [
      {
        type: 'assistant',
        sessionId: 's',
        cwd: ROOT,
        message: { content: [{ type: 'tool_use', id: `c${index}`, name: 'Bash', input: { command: line } }] },
      },
      {
        type: 'user',
        sessionId: 's',
        cwd: ROOT,
        message: { content: [{ type: 'tool_result', tool_use_id: `c${index}`, content: 'shown' }] },
        toolUseResult:
          answers[index]?.status === 0
            ? { stdout: answers[index]?.stdout.trimEnd(), stderr: answers[index]?.stderr.trimEnd() }
            : `Error: Exit code ${answers[index]?.status}\n${answers[index]?.stderr}${answers[index]?.stdout}`,
      },
    ])
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('')
  const imported = importPlan({ name: 's.jsonl', text: session }, { cwd: ROOT, ...CHECKOUT })
  const listed = imported.notImported.filter(({ mayChangeFiles }) => mayChangeFiles).map(({ reason }) => reason)
  const made = imported.ok ? await replayedTree(imported.plan, tree()) : tree()
  const said = Object.fromEntries(
    Object.entries(made).map(([file, { bytes, executable }]) => [file, [bytes.toString('latin1'), executable]]),
  )
  return { wanted: filesBelow(root), made: said, listed, plan: imported.ok ? imported.plan : undefined }
}

/** Lines as people's agents write them. */
const LINES: readonly string[] = [
  "sed -i 's/two/TWO/' a.txt",
  "sed -i 's/two/TWO/g; s/^five$/FIVE/' a.txt",
  "sed -i.bak 's/one/ONE/' a.txt && rm a.txt.bak",
  "sed -i.orig -e 's/one/ONE/' -e '2d' a.txt",
  "sed -i '1i // header' src/cart.js",
  "sed -i '1i\\\n// one\\\n// two' src/cart.js",
  "sed -i '/getUser/a \\  // after' src/user.js",
  "sed -i '$a last line' a.txt",
  "sed -i '$a last line' open.txt",
  "sed -i '2,3d' a.txt",
  "sed -i '/two/d' a.txt",
  "sed -i '/one/,/three/s/^/# /' a.txt",
  "sed -i '2c\\replaced' a.txt",
  "sed -i -E 's/(\\w+) (\\w+)/\\2 \\1/' b.txt",
  "sed -i -E 's/^debug *= *.*/debug = true/' config.ini",
  'sed -i \'s/^port: .*/port: 9090/; s/name=\\(.*\\)/name="\\1"/\' config.ini',
  "sed -i 's|./a.js|./b.js|' src/user.js",
  "sed -i 's/getUser/fetchUser/g' src/user.js src/deep/other.js docs/readme.md",
  "sed -i 's/getUser/fetchUser/g' src/*.js",
  "sed -n '2,3p' a.txt > part.txt",
  "sed 's/one/1/' a.txt > a.tmp && mv a.tmp a.txt",
  "sed -e '1,2d' a.txt | tee rest.txt",
  "sed -i ':a;N;$!ba;s/\\n/,/g' list.txt",
  "sed -i 's/\\(one\\|two\\)/<&>/g' a.txt",
  "sed -i 's/two/x/2' a.txt",
  "sed -i 's/[aeiou]/\\U&/g' b.txt",
  "sed -i '/^$/d' src/user.js",
  "sed -i 's/\\bgetUser\\b/loadUser/' src/user.js",
  "sed -i 's/one/1/' crlf.txt",
  "grep -rl getUser src docs | xargs sed -i 's/getUser/fetchUser/g'",
  "find . -name '*.js' -exec sed -i 's/getUser/fetchUser/g' {} +",
  "find src -name '*.js' | xargs sed -i 's/getUser/findUser/'",
  "find . -type f -name '*.md' -delete",
  'for f in a.txt b.txt; do sed -i \'s/beta/BETA/; s/one/ONE/\' "$f"; done',
  'for f in src/*.js; do mv "$f" "${f%.js}.mjs"; done',
  "for f in src/*.js; do echo '// end' >> $f; done",
  'for i in 1 2 3; do echo "line $i" >> made.txt; done',
  'for d in x y; do mkdir -p out/$d && cp a.txt out/$d/a.txt; done',
  'VERSION=2.0.0; sed -i "s/1.2.3/$VERSION/" VERSION',
  'NEW=$(cat VERSION); echo "version=$NEW" >> config.ini',
  "cat > new.txt <<'EOF'\nhello $HOME\n  two\nEOF",
  'NAME=shop; cat > new.txt <<EOF\nhello $NAME\nEOF',
  "cat <<'EOF' >> a.txt\nmore\nEOF",
  "mkdir -p lib && cat > lib/x.js <<'EOF'\nexport {}\nEOF",
  "printf '%s\\n' one two > p.txt",
  "printf 'a\\tb\\n' >> a.txt",
  'echo "x" | tee -a a.txt > /dev/null',
  '{ echo "# head"; cat a.txt; } > new.txt && mv new.txt a.txt',
  '(cd src && rm cart.js)',
  "cd src && sed -i 's/total/sum/g' cart.js && cd ..",
  "bash -c 'rm a.txt && touch made'",
  'bash -lc "sed -i \'s/one/1/\' a.txt"',
  "env FOO=1 sed -i 's/one/1/' a.txt",
  "timeout 10 sed -i 's/one/1/' a.txt",
  "LC_ALL=C sed -i 's/one/1/' a.txt",
  'truncate -s 0 a.txt',
  ': > a.txt',
  'install -m 755 a.txt tool',
  'install -D -m 644 a.txt deep/er/a.txt',
  'cp -r src lib',
  'mv src lib',
  'cp run.sh other.sh && chmod -x run.sh',
  'rm -rf src',
  'head -n 2 a.txt > h.txt && tail -n +2 a.txt > t.txt',
  'head -n -1 a.txt > t && mv t a.txt',
  'grep -v two a.txt > t && mv t a.txt',
  'sort list.txt | uniq > sorted.txt',
  'sort -u -o list.txt list.txt',
  "tr 'a-z' 'A-Z' < b.txt > up.txt",
  'cat a.txt b.txt > both.txt',
  "perl -pi -e 's/getUser\\((\\w+)\\)/fetchUser($1, true)/g' src/user.js src/deep/other.js",
  "perl -0pi -e 's/one\\ntwo/ONE\\nTWO/' a.txt",
  "perl -i.bak -pe 's/two$/2/' a.txt && rm a.txt.bak",
  "patch -p1 <<'EOF'\n--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three\nEOF",
  "git apply <<'EOF'\ndiff --git a/b.txt b/b.txt\n--- a/b.txt\n+++ b/b.txt\n@@ -1,2 +1,2 @@\n alpha beta\n-beta gamma\n+beta delta\ndiff --git a/new.txt b/new.txt\nnew file mode 100644\n--- /dev/null\n+++ b/new.txt\n@@ -0,0 +1 @@\n+fresh\nEOF",
  "sed -i 's/one/1/' a.txt && git checkout -- a.txt && rm b.txt",
  "sed -i 's/one/1/' a.txt; git stash -q; rm b.txt; git stash pop -q || true",
  'git show HEAD:a.txt > copy.txt',
  'git mv a.txt c.txt && git rm -q b.txt',
  "sed -i 's/one/1/' a.txt && git add a.txt && sed -i 's/two/2/' a.txt && git checkout a.txt",
  "sed -i 's/one/1/' a.txt && git commit -qam x && sed -i 's/two/2/' a.txt && git restore a.txt",
  "sed -i 's/one/1/' a.txt && git reset -q --hard && touch z",
  'if [ -f a.txt ]; then rm a.txt; else touch b; fi',
  'if grep -q getUser src/user.js; then sed -i s/getUser/x/ src/user.js; fi',
  '[ -d missing ] || mkdir missing; touch missing/keep',
  '[[ -f a.txt && ! -f nope ]] && mv a.txt moved.txt',
  'test -f nope && rm a.txt; rm b.txt',
  'grep -q nothing a.txt || echo nothing >> a.txt',
  'rm nope.txt; rm a.txt',
  'rm -f nope.txt a.txt',
  'false && rm a.txt; true || rm b.txt',
  "set -e; sed -i 's/one/1/' a.txt; rm b.txt",
  "set -euo pipefail\nsed -i 's/one/1/' a.txt\necho done",
  "while read -r f; do sed -i 's/getUser/g/' \"$f\"; done <<'EOF'\nsrc/user.js\ndocs/readme.md\nEOF",
  'case "$(cat VERSION)" in 1.*) echo one > major ;; *) echo other > major ;; esac',
  'replace() { sed -i "s/$1/$2/g" "$3"; }; replace two deux a.txt; replace one un a.txt',
  "cat > fix.sh <<'EOF'\n#!/bin/bash\nset -e\nsed -i 's/one/1/' a.txt\nrm b.txt\nEOF\nchmod +x fix.sh && ./fix.sh && rm fix.sh",
  "cat > fix.sh <<'EOF'\nsed -i 's/one/1/' a.txt\nEOF\nbash fix.sh",
  'mkdir -p {x,y}/z && touch {x,y}/z/f.txt',
  "cp a.txt /tmp/editplan-shell-test.txt && sed -i 's/one/1/' /tmp/editplan-shell-test.txt && mv /tmp/editplan-shell-test.txt a.txt",
  "sed -i 's/one/1/' a.txt; exit 3",
  'echo new > made.txt; ls nope',
  "sed -i '2{s/two/2/;p}' a.txt",
  "sed -i '0,/two/s//2/' a.txt",
  "sed -i '/three/{n;d}' a.txt",
  "sed -i 'N;P;D' a.txt",
  "sed -i -n '/two/!p' a.txt",
  "sed -i 'y/abc/xyz/' b.txt",
  "sed -i '1~2d' a.txt",
  "sed -i '2,+1d' a.txt",
  "sed -i 's/x*/-/g' b.txt",
  "sed -i '/two/I,$s/$/;/' a.txt",
  'sed -i "s#getUser(id)#getUser(id, \'x\')#" src/user.js',
  "awk 'NR==1' a.txt; rm a.txt",
]

describe('a shell line of a session', () => {
  it.each(LINES)('gives what bash gives: %s', async (line) => {
    const { wanted, made, listed } = await ran(line)
    expect(listed).toEqual([])
    expect(made).toEqual(wanted)
  })
})

/** Lines of which more or less is not known: what differs is listed. */
const OPEN: readonly string[] = [
  "python3 -c \"open('a.txt','w').write('x')\"",
  "python3 - <<'EOF'\nopen('made.txt','w').write('x')\nEOF",
  "node -e \"require('fs').writeFileSync('b.txt','')\"",
  'date > when.txt',
  'ln -s a.txt link.txt',
  "awk '{print $1}' b.txt > t && mv t b.txt",
  'sed -i "s/one/$(date +%s)/" a.txt',
  'rm $UNSET_VARIABLE a.txt',
  'test -f "$UNSET_VARIABLE" && rm a.txt; rm b.txt',
  'cp nope.txt a.txt; rm b.txt',
  'sleep 0 & rm a.txt',
  "sed -i 's/\\(o\\).*\\1/x/' a.txt",
  "sed -i 's/one/1/w out.txt' a.txt",
  'ls | while read f; do rm -f "$f"; done; true',
  "cd nope 2>/dev/null; sed -i 's/one/1/' a.txt",
]

describe('a shell line that is not all known', () => {
  it.each(OPEN)('is listed, or gives what bash gives: %s', async (line) => {
    const { wanted, made, listed } = await ran(line)
    if (listed.length === 0) expect(made).toEqual(wanted)
  })
})

describe('what lines show', () => {
  it('is taken for what the files are', async () => {
    const { wanted, made } = await ran(
      "python3 -c \"open('a.txt','w').write('x\\ny\\n')\"",
      'cat a.txt',
      "sed -i 's/x/z/' a.txt",
    )
    expect(made).toEqual(wanted)
  })

  it('is taken from a diff', async () => {
    const { wanted, made } = await ran(
      "python3 -c \"open('a.txt','w').write('one\\nx\\nthree\\ntwo\\nfive\\n')\"",
      'git diff',
      "sed -i 's/x/z/' a.txt",
    )
    expect(made).toEqual(wanted)
  })
})
