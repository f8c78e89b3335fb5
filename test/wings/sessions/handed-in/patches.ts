// biome-ignore-all format: a row of the table is a line
import { BOTH, FILES, type HandedIn, JS, JS_DIFF, made, PY, PY_DIFF, right, told, YAML } from './files.ts'

const HUNK = '@@ -1,3 +1,3 @@\n name: shop\n-port: 8080\n+port: 9090\n debug: false\n'
const between = (old: string, fresh: string, before = ''): string => `${before}--- ${old}\n+++ ${fresh}\n${HUNK}`
const git = (more: string, file = 'conf/app.yaml'): string => `diff --git a/${file} b/${file}\n${more}`
const INDEX = 'index 3f2a1bc..9d8e7f6 100644\n'
const GIT_YAML = git(`${INDEX}${between('a/conf/app.yaml', 'b/conf/app.yaml')}`)
const mail = (subject: string, diff: string, more = ''): string =>
  `From 1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d Mon Sep 17 00:00:00 2001
From: Ada <ada@example.org>
Date: Tue, 3 Mar 2026 10:20:30 +0100
Subject: [PATCH] ${subject}
${more}
The reason.

---
 conf/app.yaml | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)

${diff}--${' '}
2.43.0

`
const encoded = (encoding: string, body: string): string =>
  `From: Ada <ada@example.org>
Date: Tue, 3 Mar 2026 10:20:30 +0100
Subject: [PATCH] Another port
MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: ${encoding}

${body}`
const BODY = `---\n conf/app.yaml | 2 +-\n 1 file changed, 1 insertion(+), 1 deletion(-)\n\n${GIT_YAML}--${' '}\n2.43.0\n`
const MOVED = made(['conf/app.yaml', undefined], ['conf/shop.yaml', FILES['conf/app.yaml'] ?? ''])
const MOVED_NEW = made(['conf/app.yaml', undefined], ['conf/shop.yaml', 'name: shop\nport: 9090\ndebug: false\n'])

/** Patches of version systems, mails and formatters. */
export const PATCHES: readonly HandedIn[] = [
  right('git diff', GIT_YAML, YAML),
  right('git diff of two files', git(INDEX + JS_DIFF, 'src/cart.js') + git(INDEX + PY_DIFF, 'app.py'), BOTH),
  right('git show', `commit 1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d\nAuthor: Ada <ada@example.org>\nDate:   Tue Mar 3 10:20:30 2026 +0100\n\n    Another port\n\n${GIT_YAML}`, YAML),
  right('git format-patch', mail('Another port', GIT_YAML), YAML),
  right('two mails of a series in one file', mail('Another port', GIT_YAML) + mail('Another one', GIT_YAML.replace('-port: 8080', '-port: 9090').replace('+port: 9090', '+port: 7070')), made(['conf/app.yaml', '8080', '7070'])),
  right('a mail that was quoted for printing', encoded('quoted-printable', BODY.replaceAll('=', '=3D')), YAML),
  right('a mail in base64', encoded('base64', `${Buffer.from(BODY).toString('base64').replaceAll(/.{76}/g, '$&\n')}\n`), YAML),
  right('a mail with line ends of the network', mail('Another port', GIT_YAML).replaceAll('\n', '\r\n'), YAML),
  right('diff -u with times', between('conf/app.yaml\t2026-03-01 10:20:30.000000000 +0100', 'conf/app.yaml\t2026-03-01 10:21:30.000000000 +0100'), YAML),
  right('diff -ru of two folders', between('shop.orig/conf/app.yaml\t2026-03-01 10:20:30', 'shop/conf/app.yaml\t2026-03-01 10:20:31', 'diff -ru shop.orig/conf/app.yaml shop/conf/app.yaml\n'), YAML),
  right(
    'diff -ruN with a new file',
    `diff -ruN old/VERSION new/VERSION\n--- old/VERSION\t1970-01-01 01:00:00.000000000 +0100\n+++ new/VERSION\t2026-03-01 10:20:30.000000000 +0100\n@@ -0,0 +1 @@\n+1.0\n${between('old/conf/app.yaml\t2026-03-01', 'new/conf/app.yaml\t2026-03-02')}`,
    made(['VERSION', '1.0\n'], ['conf/app.yaml', '8080', '9090']),
  ),
  right('svn diff', between('conf/app.yaml\t(revision 12)', 'conf/app.yaml\t(working copy)', `Index: conf/app.yaml\n${'='.repeat(67)}\n`), YAML),
  right('svn diff with a new file', `Index: VERSION\n${'='.repeat(67)}\n--- VERSION\t(nonexistent)\n+++ VERSION\t(working copy)\n@@ -0,0 +1 @@\n+1.0\n`, made(['VERSION', '1.0\n'])),
  right('hg diff', between('a/conf/app.yaml\tTue Mar 03 10:20:30 2026 +0100', 'b/conf/app.yaml\tTue Mar 03 10:21:30 2026 +0100', 'diff -r 1a2b3c4d5e6f conf/app.yaml\n'), YAML),
  right('hg export', `# HG changeset patch\n# User Ada <ada@example.org>\n# Date 1772529630 -3600\n# Node ID 1a2b3c4d5e6f7a8b9c0d\n# Parent  9d8e7f6a5b4c\nAnother port\n\ndiff --git a/conf/app.yaml b/conf/app.yaml\n${between('a/conf/app.yaml', 'b/conf/app.yaml')}`, YAML),
  right('bzr diff', between('old/conf/app.yaml\t2026-03-01 10:20:30 +0000', 'new/conf/app.yaml\t2026-03-02 10:20:30 +0000', "=== modified file 'conf/app.yaml'\n"), YAML),
  right('cvs diff', `Index: conf/app.yaml\n${'='.repeat(67)}\nRCS file: /cvs/shop/conf/app.yaml,v\nretrieving revision 1.4\ndiff -u -r1.4 app.yaml\n${between('conf/app.yaml\t3 Mar 2026 10:20:30 -0000\t1.4', 'conf/app.yaml\t3 Mar 2026 10:21:30 -0000')}`, YAML),
  right('a patch of quilt', between('shop-1.0.orig/conf/app.yaml', 'shop-1.0/conf/app.yaml', `Index: shop-1.0/conf/app.yaml\n${'='.repeat(67)}\n`), YAML),
  right('a patch with the head of a distribution', `Description: Another port\n The old one is taken.\nAuthor: Ada <ada@example.org>\nForwarded: no\nLast-Update: 2026-03-03\n---\nThis patch header follows DEP-3\n${between('a/conf/app.yaml', 'b/conf/app.yaml')}`, YAML),
  right('a context diff', '*** conf/app.yaml\t2026-03-01 10:20:30\n--- conf/app.yaml.new\t2026-03-01 10:20:31\n***************\n*** 1,3 ****\n  name: shop\n! port: 8080\n  debug: false\n--- 1,3 ----\n  name: shop\n! port: 9090\n  debug: false\n'.replace('.new', ''), YAML),
  right('a normal diff under a name', 'Index: conf/app.yaml\n2c2\n< port: 8080\n---\n> port: 9090\n', YAML),
  right('git diff --no-prefix', `diff --git conf/app.yaml conf/app.yaml\n${INDEX}${between('conf/app.yaml', 'conf/app.yaml')}`, YAML),
  right('prefixes of the index and the work tree', `diff --git i/conf/app.yaml w/conf/app.yaml\n${INDEX}${between('i/conf/app.yaml', 'w/conf/app.yaml')}`, YAML),
  right('git diff -U0', git(`${INDEX}--- a/conf/app.yaml\n+++ b/conf/app.yaml\n@@ -2 +2 @@ name: shop\n-port: 8080\n+port: 9090\n`), YAML),
  right('a name in quotes', 'diff --git "a/caf\\303\\251.txt" "b/caf\\303\\251.txt"\nnew file mode 100644\nindex 0000000..d00491f\n--- /dev/null\n+++ "b/caf\\303\\251.txt"\n@@ -0,0 +1 @@\n+1\n', made(['café.txt', '1\n'])),
  right('a rename', git('similarity index 100%\nrename from conf/app.yaml\nrename to conf/shop.yaml\n').replace('b/conf/app.yaml', 'b/conf/shop.yaml'), MOVED),
  right('a rename with a change', `diff --git a/conf/app.yaml b/conf/shop.yaml\nsimilarity index 80%\nrename from conf/app.yaml\nrename to conf/shop.yaml\n${INDEX}${between('a/conf/app.yaml', 'b/conf/shop.yaml')}`, MOVED_NEW),
  right('a copy', 'diff --git a/conf/app.yaml b/conf/copy.yaml\nsimilarity index 100%\ncopy from conf/app.yaml\ncopy to conf/copy.yaml\n', made(['conf/copy.yaml', FILES['conf/app.yaml'] ?? ''])),
  right('a file that goes', git('deleted file mode 100644\nindex 3f2a1bc..0000000\n--- a/conf/app.yaml\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-name: shop\n-port: 8080\n-debug: false\n'), made(['conf/app.yaml', undefined])),
  right('an empty new file', git('new file mode 100644\nindex 0000000..e69de29\n', 'src/empty.js'), made(['src/empty.js', ''])),
  right('a new file without a last line end', git('new file mode 100644\nindex 0000000..1234567\n--- /dev/null\n+++ b/VERSION\n@@ -0,0 +1 @@\n+1.0\n\\ No newline at end of file\n', 'VERSION'), made(['VERSION', '1.0'])),
  right('a last line end that comes', git(`${INDEX}--- a/noeol.txt\n+++ b/noeol.txt\n@@ -1,2 +1,2 @@\n alpha\n-beta\n\\ No newline at end of file\n+beta\n`, 'noeol.txt'), made(['noeol.txt', 'alpha\nbeta\n'])),
  right('no last line end on either side', git(`${INDEX}--- a/noeol.txt\n+++ b/noeol.txt\n@@ -1,2 +1,2 @@\n-alpha\n+omega\n beta\n\\ No newline at end of file\n`, 'noeol.txt'), made(['noeol.txt', 'alpha', 'omega'])),
  right('a file with the line ends of Windows', git(`${INDEX}--- a/win.txt\n+++ b/win.txt\n@@ -1,3 +1,3 @@\n one\r\n-two\r\n+zwei\r\n three\r\n`, 'win.txt'), made(['win.txt', 'two', 'zwei'])),
  right('a place that moved', between('a/conf/app.yaml', 'b/conf/app.yaml').replace('@@ -1,3 +1,3 @@', '@@ -41,3 +41,3 @@'), YAML),
  right('blanks of empty lines that an editor took away', JS_DIFF.replace('\n \n', '\n\n'), JS),
  told('a coloured diff', GIT_YAML.replaceAll(/^([-+].*)$/gm, '\u001b[32m$1\u001b[m').replaceAll(/^(@@.*@@)$/gm, '\u001b[36m$1\u001b[m'), /--no-color/, GIT_YAML, YAML),
  right('black --diff', between('conf/app.yaml\t2026-03-03 10:20:30.123456+00:00', 'conf/app.yaml\t2026-03-03 10:21:30.123456+00:00'), YAML),
  right('gofmt -d', 'diff main.go.orig main.go\n--- main.go.orig\n+++ main.go\n@@ -3,5 +3,5 @@\n import "fmt"\n \n func main() {\n-\tfmt.Println("hi")\n+\tfmt.Println("ho")\n }\n', made(['main.go', '"hi"', '"ho"'])),
  right('shfmt -d', 'diff Makefile.orig Makefile\n--- Makefile.orig\n+++ Makefile\n@@ -1,5 +1,5 @@\n all:\n-\tgcc -O1 main.c\n+\tgcc -O2 main.c\n \n clean:\n \trm -f a.out\n', made(['Makefile', 'O1', 'O2'])),
  right('ruff check --diff', '--- app.py\n+++ app.py\n@@ -1,5 +1,4 @@\n import os\n-import sys\n \n DEBUG = False\n \n\nWould fix 1 error.\n', made(['app.py', 'import sys\n', ''])),
  right('buf format -d', `diff -u conf/app.yaml.orig conf/app.yaml\n--- conf/app.yaml.orig\t2026-03-03 10:20:30.000000000 +0000\n+++ conf/app.yaml\t2026-03-03 10:20:30.000000000 +0000\n${HUNK}`, YAML),
  told('counts that a model reckoned wrong', between('a/conf/app.yaml', 'b/conf/app.yaml').replace('@@ -1,3 +1,3 @@', '@@ -1,7 +1,7 @@'), /write its head as `@@ -1,3 \+1,3 @@`/, between('a/conf/app.yaml', 'b/conf/app.yaml'), YAML),
  right('a binary file as literal', 'diff --git a/dot.bin b/dot.bin\nnew file mode 100644\nindex 0000000000000000000000000000000000000000..f76dd238ade08917e6712764a16a22005a50573d\nGIT binary patch\nliteral 1\nIcmZPo000310RR91\n\nliteral 0\nHcmV?d00001\n\n', made(['dot.bin', '\0'])),
  told('a hunk that git apply does not take', PY_DIFF.replace(' import os', ' import io'), /import os/, PY_DIFF, PY),
  told('a patch that was made the other way round', GIT_YAML.replace('-port: 8080', '-port: 9090').replace('+port: 9090', '+port: 8080'), /git diff -R/, GIT_YAML, YAML),
  told('words of git diff --word-diff', git(`${INDEX}--- a/conf/app.yaml\n+++ b/conf/app.yaml\n@@ -1,3 +1,3 @@\nname: shop\nport: [-8080-]{+9090+}\ndebug: false\n`), /--word-diff/, GIT_YAML, YAML),
  told('git diff --stat', ' conf/app.yaml | 2 +-\n 1 file changed, 1 insertion(+), 1 deletion(-)\n', /git diff|unified diff/, GIT_YAML, YAML),
  told('an ed script', '2c\nport: 9090\n.\n', /unified diff/, GIT_YAML, YAML),
  told('a merge’s diff', 'diff --cc conf/app.yaml\nindex 3f2a1bc,4f2a1bc..9d8e7f6\n--- a/conf/app.yaml\n+++ b/conf/app.yaml\n@@@ -1,3 -1,3 +1,3 @@@\n  name: shop\n- port: 8080\n -port: 8081\n++port: 9090\n  debug: false\n', /git diff|parent|diff/, GIT_YAML, YAML),
  told(
    'a file that is only in one folder',
    `Only in new/conf: more.yaml\n${between('old/conf/app.yaml', 'new/conf/app.yaml')}`,
    /-N|Only in/,
    `diff -ruN old/conf/more.yaml new/conf/more.yaml\n--- old/conf/more.yaml\t1970-01-01 00:00:00.000000000 +0000\n+++ new/conf/more.yaml\t2026-03-03 10:20:30.000000000 +0000\n@@ -0,0 +1 @@\n+x: 1\n${between('old/conf/app.yaml', 'new/conf/app.yaml')}`,
    made(['conf/more.yaml', 'x: 1\n'], ['conf/app.yaml', '8080', '9090']),
  ),
  told(
    'a submodule beside a change',
    `${git('index 1234567..89abcde 160000\n--- a/lib\n+++ b/lib\n@@ -1 +1 @@\n-Subproject commit 1234567890123456789012345678901234567890\n+Subproject commit 89abcdef89abcdef89abcdef89abcdef89abcdef\n', 'lib')}${GIT_YAML}`,
    /Leave it out, and change it with git|submodule/i,
    GIT_YAML,
    YAML,
  ),
  told('binary files that differ', `diff --git a/win.txt b/win.txt\nindex 1234567..89abcde 100644\nBinary files a/win.txt and b/win.txt differ\n${GIT_YAML}`, /--binary/, GIT_YAML, YAML),
  right('git diff of a file with another mode', git(`old mode 100644\nnew mode 100755\n${INDEX}${between('a/conf/app.yaml', 'b/conf/app.yaml')}`), YAML),
  right('svn diff with a property', `${between('conf/app.yaml\t(revision 12)', 'conf/app.yaml\t(working copy)', `Index: conf/app.yaml\n${'='.repeat(67)}\n`)}\nProperty changes on: conf/app.yaml\n${'_'.repeat(67)}\nAdded: svn:executable\n## -0,0 +1 ##\n+*\n\\ No newline at end of property\n`, YAML),
  right('a patch with other line ends than its file', GIT_YAML.replaceAll('\n', '\r\n'), YAML),
  right('a patch of a file with other line ends', '--- a/win.txt\n+++ b/win.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+zwei\n three\n', made(['win.txt', 'two', 'zwei'])),
  right('git diff -U0 that inserts', '--- a/conf/app.yaml\n+++ b/conf/app.yaml\n@@ -2,0 +3 @@\n+host: local\n', made(['conf/app.yaml', 'port: 8080\n', 'port: 8080\nhost: local\n'])),
  right('a patch and a sentence', `${GIT_YAML}\nHope that helps!\n`, YAML),
  told('a patch of darcs', '[port\nAda <ada@example.org>**20260303102030\n] hunk ./conf/app.yaml 2\n-port: 8080\n+port: 9090\n', /unified diff/, GIT_YAML, YAML),
  told('a patch of Perforce', `==== //depot/shop/conf/app.yaml#3 (text) ====\n${HUNK}`, /--- and \+\+\+/, between('conf/app.yaml', 'conf/app.yaml'), YAML),
  told('a file that goes in part', '--- a/conf/app.yaml\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-name: shop\n-port: 8080\n', /does not hold what the diff takes away/, '--- a/conf/app.yaml\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-name: shop\n-port: 8080\n-debug: false\n', made(['conf/app.yaml', undefined])),
]
