import { items } from '../../../support/items.ts'

export const FILES: Readonly<Record<string, string>> = {
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

/** Lines as people's agents write them. */
export const LINES: readonly string[] = [
  'head -c 5 a.txt > x.txt; tail -c +3 a.txt >> x.txt; head -c -3 b.txt >> x.txt',
  "cut -c1-3 a.txt > c.txt; cut -d= -f1,2 -s config.ini >> c.txt; cut -f2- -d' ' b.txt >> c.txt",
  'nl src/user.js > n.txt; nl -ba -w2 -s: b.txt >> n.txt; paste -d, a.txt b.txt open.txt > p.txt; paste -s a.txt >> p.txt',
  'sort -u list.txt > s.txt; sort -u a.txt > t.txt; comm s.txt t.txt > c.txt; comm -13 s.txt t.txt >> c.txt',
  ...items`
printf '%.2f|%-5s|%5s|%.2s|%x\n' 1.5 a b cde 255 > p.txt
sed -i 's/one/1/' a.txt & sed -i 's/beta/BETA/' b.txt & wait; echo done > done.txt
find src -name '*.js' | grep -v deep | sort | head -1 | xargs rm
for d in src/*/ docs/; do echo x > "$d/made.txt"; done   cp a.txt src/*/   cp -a docs fresh/
touch nope/new.txt; touch after.txt   mv src/*/ lib
mkdir -p out/new && for d in */; do touch "$d/made.txt"; done   mv -t docs a.txt b.txt && mv docs/b.txt .
touch [!a].txt [[:digit:]]* src/[a-c]*.js   sed -i 's/two/TWO/' a.txt
sed -i 's/two/TWO/g; s/^five$/FIVE/' a.txt   sed -i.bak 's/one/ONE/' a.txt && rm a.txt.bak
sed -i.orig -e 's/one/ONE/' -e '2d' a.txt   sed -i '1i // header' src/cart.js`,
  "sed -i '1i\\\n// one\\\n// two' src/cart.js",
  ...items`
sed -i '/getUser/a \  // after' src/user.js   sed -i '$a last line' a.txt   sed -i '$a last line' open.txt
sed -i '2,3d' a.txt   sed -i '/two/d' a.txt   sed -i '/one/,/three/s/^/# /' a.txt   sed -i '2c\replaced' a.txt
sed -i -E 's/(\w+) (\w+)/\2 \1/' b.txt   sed -i -E 's/^debug *= *.*/debug = true/' config.ini
sed -i 's/^port: .*/port: 9090/; s/name=\(.*\)/name="\1"/' config.ini   sed -i 's|./a.js|./b.js|' src/user.js
sed -i 's/getUser/fetchUser/g' src/user.js src/deep/other.js docs/readme.md
sed -i 's/getUser/fetchUser/g' src/*.js   sed -n '2,3p' a.txt > part.txt
sed 's/one/1/' a.txt > a.tmp && mv a.tmp a.txt   sed -e '1,2d' a.txt | tee rest.txt
sed -i ':a;N;$!ba;s/\n/,/g' list.txt   sed -i 's/\(one\|two\)/<&>/g' a.txt   sed -i 's/two/x/2' a.txt
sed -i 's/[aeiou]/\U&/g' b.txt   sed -i '/^$/d' src/user.js   sed -i 's/\bgetUser\b/loadUser/' src/user.js
sed -i 's/one/1/' crlf.txt   grep -rl getUser src docs | xargs sed -i 's/getUser/fetchUser/g'
find . -name '*.js' -exec sed -i 's/getUser/fetchUser/g' {} +
find src -name '*.js' | xargs sed -i 's/getUser/findUser/'   find . -type f -name '*.md' -delete
for f in a.txt b.txt; do sed -i 's/beta/BETA/; s/one/ONE/' "$f"; done
for f in src/*.js; do mv "$f" "\${f%.js}.mjs"; done   for f in src/*.js; do echo '// end' >> $f; done
for i in 1 2 3; do echo "line $i" >> made.txt; done
for d in x y; do mkdir -p out/$d && cp a.txt out/$d/a.txt; done
VERSION=2.0.0; sed -i "s/1.2.3/$VERSION/" VERSION   NEW=$(cat VERSION); echo "version=$NEW" >> config.ini`,
  "cat > new.txt <<'EOF'\nhello $HOME\n  two\nEOF",
  'NAME=shop; cat > new.txt <<EOF\nhello $NAME\nEOF',
  "cat <<'EOF' >> a.txt\nmore\nEOF",
  "mkdir -p lib && cat > lib/x.js <<'EOF'\nexport {}\nEOF",
  ...items`
printf '%s\n' one two > p.txt   printf 'a\tb\n' >> a.txt   echo "x" | tee -a a.txt > /dev/null
{ echo "# head"; cat a.txt; } > new.txt && mv new.txt a.txt   (cd src && rm cart.js)
cd src && sed -i 's/total/sum/g' cart.js && cd ..   bash -c 'rm a.txt && touch made'
bash -lc "sed -i 's/one/1/' a.txt"   env FOO=1 sed -i 's/one/1/' a.txt   timeout 10 sed -i 's/one/1/' a.txt
LC_ALL=C sed -i 's/one/1/' a.txt   truncate -s 0 a.txt   : > a.txt   install -m 755 a.txt tool
install -D -m 644 a.txt deep/er/a.txt   cp -r src lib   mv src lib   cp run.sh other.sh && chmod -x run.sh
rm -rf src   head -n 2 a.txt > h.txt && tail -n +2 a.txt > t.txt   head -n -1 a.txt > t && mv t a.txt
grep -v two a.txt > t && mv t a.txt   sort list.txt | uniq > sorted.txt   sort -u -o list.txt list.txt
tr 'a-z' 'A-Z' < b.txt > up.txt   cat a.txt b.txt > both.txt
perl -pi -e 's/getUser\((\w+)\)/fetchUser($1, true)/g' src/user.js src/deep/other.js
perl -0pi -e 's/one\ntwo/ONE\nTWO/' a.txt   perl -i.bak -pe 's/two$/2/' a.txt && rm a.txt.bak`,
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
  ...items`
sed -i 's/one/1/' a.txt; exit 3   echo new > made.txt; ls nope   sed -i '2{s/two/2/;p}' a.txt
sed -i '0,/two/s//2/' a.txt   sed -i '/three/{n;d}' a.txt   sed -i 'N;P;D' a.txt   sed -i -n '/two/!p' a.txt
sed -i 'y/abc/xyz/' b.txt   sed -i '1~2d' a.txt   sed -i '2,+1d' a.txt   sed -i 's/x*/-/g' b.txt
sed -i '/two/I,$s/$/;/' a.txt   sed -i "s#getUser(id)#getUser(id, 'x')#" src/user.js
awk 'NR==1' a.txt; rm a.txt
a=$(mktemp); b=$(mktemp); echo 1 > $a; echo 2 > $b; cat $a $b > sum.txt; rm $a $b
cd src; cd -; echo x > x.txt   pushd src > /dev/null; echo 1 > p.txt; popd > /dev/null; echo 2 > p.txt
mkdir src && touch wrong || touch right
mkdir -p new/dir && cd new/dir && touch f && cd - >/dev/null && touch g
grep -lZ two *.txt | xargs -0 sed -i s/two/2/
for f in a.txt b.txt list.txt; do if [ $f = b.txt ]; then break; fi; rm $f; done
for i in $(seq 3); do [ $i -eq 2 ] && continue; echo $i > n$i; done
while true; do echo x >> once.txt; break; done   x=; echo "[$x]" > e.txt; unset x; echo "[\${x-un}]" >> e.txt
set -o pipefail; false | true && rm a.txt; rm b.txt   y=$(< VERSION); echo "v$y" > v.txt`,
  'sed -i "s/two/\\$HOME/" a.txt',
  '{ read -r a; read -r b; echo "$b $a"; } < list.txt > swapped.txt',
  'while read -r f; do read -r g; echo "$g" >> seconds.txt; done < list.txt',
]

/** Lines of which more or less is not known: what differs is listed. */
export const OPEN: readonly string[] = [
  ...items`
echo "\${UNSET_VARIABLE-f}" > a.txt; echo known > a.txt   rm -rf docs; echo hi > docs
mv docs lib; echo hi > docs; cat lib/readme.md > copy.txt
rm -rf src; mkdir src; echo x > src/deep; ls src/deep && echo y >> src/deep
rm -rf docs; mkdir -p docs/sub; cp a.txt docs; rm docs/a.txt; echo z > docs/sub/z.txt
echo 1 >> a.txt & echo 2 >> a.txt & wait   sleep 0.1 && rm a.txt &   printf '%5.1f|%5s\n' 3.14159 é > p.txt
set -- src/*/.; echo $# > n.txt   set -- src/../*.nope; echo "$1" > n.txt
x=1; printf -v x %05d 3; declare -i y=2+3; echo $x $y > n.txt   ln *.nope src/*.js; touch after.txt
truncate -s 0 nope/a.txt || touch after.txt   cp -r -t nope docs || touch after.txt
mv -t src src a.txt; touch after.txt   mv a.txt src/deep/.. a.txt; touch after.txt
case a.txt in "*.txt") touch found.txt ;; *) touch other.txt ;; esac
[[ a.txt == "*.txt" ]] || touch other.txt   find src/deep/ -name 'd*' -exec rm -rf {} +
find . -not -name '*.txt' -name '*' -print > made.txt   find . -name '*.txt' > made.txt
find . -name '*.txt' | while read -r f; do cat "$f" >> made.txt; done
n=0; for f in $(find . -name "*.txt"); do n=$((n + 1)); echo $n >> "$f"; done
grep -rl two . | xargs cat > made.txt   printf '%s\n' nope/ a.txt | xargs -I{} touch {}/x; touch after.txt
printf 'src\ndocs\n' | xargs -I{} sh -c 'echo x > {}/x.txt'   echo 'x y' | xargs -n1 cp a.txt
echo x | tee nope/ a.txt; touch after.txt   python3 -c "open('a.txt','w').write('x')"`,
  "python3 - <<'EOF'\nopen('made.txt','w').write('x')\nEOF",
  ...items`
node -e "require('fs').writeFileSync('b.txt','')"   date > when.txt   ln -s a.txt link.txt
awk '{print $1}' b.txt > t && mv t b.txt   sed -i "s/one/$(date +%s)/" a.txt   rm $UNSET_VARIABLE a.txt
test -f "$UNSET_VARIABLE" && rm a.txt; rm b.txt   cp nope.txt a.txt; rm b.txt   sleep 0 & rm a.txt
sed -i 's/\(o\).*\1/x/' a.txt   sed -i 's/one/1/w out.txt' a.txt
ls | while read f; do rm -f "$f"; done; true   cd nope 2>/dev/null; sed -i 's/one/1/' a.txt
while read -r f; do cat > rest.txt; done < list.txt`,
]

/** Whole tasks, as agents write them. */
export const TASKS: readonly string[] = [
  "cat > src/util.js <<'EOF'\nexport const id = (x) => x\nEOF\nnode --check src/user.js 2>/dev/null; echo checked",
  "grep -rln 'getUser' src docs | while read -r f; do sed -i 's/getUser/loadUser/g' \"$f\"; done",
  "mkdir -p src/models && git mv src/user.js src/models/user.js && sed -i \"s#'./a.js'#'../a.js'#\" src/models/user.js && git status --short",
  "cp config.ini config.ini.bak && sed -i 's/debug = false/debug = true/' config.ini && diff config.ini.bak config.ini; rm config.ini.bak",
  '{ head -n 1 docs/readme.md; echo; echo "> Draft"; tail -n +2 docs/readme.md; } > docs/r.tmp && mv docs/r.tmp docs/readme.md',
  'tmp=$(mktemp) && sed "s/one/ONE/" a.txt > "$tmp" && mv "$tmp" a.txt',
  "awk '!seen[$0]++' list.txt > list.tmp && mv list.tmp list.txt",
  "sed -i -e '/^import/a\\' -e \"import { b } from './b.js'\" src/user.js",
  "perl -i -ne 'print unless /two/' a.txt",
  "perl -0777 -i -pe 's/one\\n(.*?)\\nthree/ONE\\n$1\\nTHREE/s' a.txt",
  "find . -name '*.js' -not -path './node_modules/*' -exec perl -pi -e 's/\\bgetUser\\b/fetchUser/g' {} \\;",
  "find src -type f -name '*.js' -print0 | xargs -0 sed -i 's/getUser/fetchUser/g'",
  "git grep -l getUser | xargs sed -i 's/getUser/fetchUser/g'",
  'for f in $(ls src/*.js); do sed -i \'1s/^/\\/\\/ @ts-check\\n/\' "$f"; done',
  'for f in src/*.js; do base=$(basename "$f" .js); mv "$f" "src/${base}.ts"; done && ls src',
  'echo "$(cat VERSION | tr -d \'\\n\')-beta" > VERSION',
  "cat <<'EOF' | patch -p0\n--- a.txt\n+++ a.txt\n@@ -1,2 +1,2 @@\n-one\n+ONE\n two\nEOF",
  "patch a.txt <<'EOF'\n@@ -1,2 +1,2 @@\n-one\n+ONE\n two\nEOF",
  "cat > fix.patch <<'EOF'\n--- a/a.txt\n+++ b/a.txt\n@@ -4,2 +4,3 @@\n two\n five\n+six\nEOF\ngit apply --check fix.patch && git apply fix.patch && rm fix.patch",
  "sed -i 's/one/1/' a.txt b.txt && git checkout HEAD -- a.txt && echo more >> b.txt",
  'sed -i "$(grep -n \'three\' a.txt | cut -d: -f1)d" a.txt',
  'line=$(grep -n getUser src/user.js | head -1 | cut -d: -f1); sed -i "${line}i // note" src/user.js',
  "tee -a .gitignore > /dev/null <<< 'dist/'",
  'cat >> .gitignore <<< "coverage"',
  "sed -i 's/one/1/;s/two/2/' a.txt || echo failed >&2; [ -s a.txt ] && echo fine",
  'cd src; for f in *.js; do echo "export * from \'./${f}\'"; done > index.mjs; cd ..',
  'printf "%s\\n" "a: 1" "b: 2" | sort -r > conf.yml',
  "rm -rf build dist && mkdir -p dist && cp -R src/. dist/ && find dist -name '*.js' | wc -l",
  "sed -i '/function getUser/,/^}/ s/return/return await/' src/user.js",
  "sed -i '/\\[main\\]/a timeout = 30' config.ini && sed -i 's/^name=.*/&-prod/' config.ini",
  'export NAME=prod && cat > env.cfg <<EOF\nname=${NAME}\nkind=${NAME}-${NAME%d}\npath=\\$PATH\nEOF',
  '[ "$(wc -l < a.txt)" -gt 3 ] && sed -i \'$d\' a.txt',
  'while IFS= read -r line; do echo "> $line"; done < b.txt > q.txt',
  'while IFS= read -r line || [ -n "$line" ]; do echo "$line;"; done < open.txt > q.txt',
  "while IFS='=' read -r k v; do echo \"$k -> $v\"; done <<'EOF' > kv.txt\na=1\nb=2\nEOF",
  ...items`
if ! grep -q '^strict' config.ini; then printf '\nstrict = true\n' >> config.ini; fi
cut -d' ' -f1 b.txt > first.txt   wc -l < a.txt > count.txt
seq 1 5 > n.txt; for i in $(seq 1 3); do echo "item $i"; done >> n.txt
for ((i=0;i<3;i++)); do echo $i >> c.txt; done   echo $((3+4)) > n.txt
i=0; while [ $i -lt 3 ]; do echo "n$i" >> w.txt; i=$((i+1)); done
for i in {1..3}; do echo "v$i" > v$i.txt; done   mv a.txt{,.bak} && cp a.txt{.bak,}
sed -i "s/'/\"/g" src/user.js   sed -i 's/foo/bar/' nope.txt 2>/dev/null || true; touch done
git rm -q --cached b.txt && rm b.txt   touch junk.tmp && git clean -fdq && echo kept > kept.txt
cat a.txt | sed 's/one/1/' | grep -v five | tee out.txt | wc -l   diff -u a.txt b.txt > ab.patch || true
sed -i'' -e 's/one/1/' a.txt   arr=(a.txt b.txt); for f in "\${arr[@]}"; do echo x >> "$f"; done
trap 'rm -f t.tmp' EXIT; sed 's/one/1/' a.txt > t.tmp; cat t.tmp > a.txt   (set -x; rm a.txt) 2>/dev/null
base64 -d <<< aGVsbG8K > h.txt   xargs -I{} cp a.txt {}.copy < list.txt
find . -maxdepth 1 -name '*.txt' ! -name 'a.txt' -exec mv {} docs/ \;
ls *.txt | xargs -I F sh -c 'echo "# F" >> F'   head -c 5 a.txt > five.txt   tac a.txt > r.txt
mkdir -p keep && touch keep/.gitkeep`,
  'name=Cart; mkdir -p src/$name && cat > "src/$name/index.js" <<EOF\nexport class $name {}\nEOF',
  'sed -i "s/port: [0-9]*/port: ${PORT:-3000}/" config.ini',
  'for pair in one:1 two:2; do sed -i "s/${pair%%:*}/${pair##*:}/" a.txt; done',
  'old=getUser new=fetchUser; for f in $(grep -rl "$old" src); do sed -i "s/$old/$new/g" "$f"; done',
  'old=getUser; new=${old/get/fetch}; sed -i "s/$old/$new/g" docs/readme.md',
  "git stash -q 2>/dev/null; sed -i 's/one/1/' a.txt; git diff --stat",
  "sed -i 's/one/1/' a.txt && git add -A && git commit -qm 'x' && git revert --no-edit HEAD >/dev/null",
  'git checkout -q -b topic && echo t > topic.txt && git add topic.txt && git commit -qm t && git checkout -q -',
  'cp a.txt a.orig; sed -i "2d" a.txt; cmp -s a.txt a.orig || echo changed > state; rm a.orig',
  'printf "no end" > e.txt && echo " now" >> e.txt',
  'sed -i "1{h;d};2{G}" a.txt',
  "sed -i -z 's/one\\ntwo/1\\n2/' a.txt",
  "sed -i '/^export/{s/export/export default/;:x}' src/user.js",
  "sed -i 's/\\r$//' crlf.txt",
  "tr -d '\\r' < crlf.txt > t && mv t crlf.txt",
  'rm -f *.txt && touch all-gone',
  'find . -name \'*.ini\' -exec sh -c \'mv "$1" "${1%.ini}.cfg"\' _ {} \\;',
  'mv src/*.js docs/',
  'yes | head -n 2 > y.txt',
  "cat > t.py <<'EOF'\nimport re\np='a.txt'\ns=open(p).read()\nopen(p,'w').write(re.sub('two','2',s))\nEOF\npython3 t.py && rm t.py",
  "node -e \"const fs=require('fs');fs.writeFileSync('a.txt',fs.readFileSync('a.txt','utf8').replace('one','1'))\" && cat a.txt",
  "python3 -c \"import pathlib;p=pathlib.Path('b.txt');p.write_text(p.read_text().upper())\"; sed -i 's/ALPHA/A/' b.txt",
  "ruby -pi -e 'gsub(/two/,\"2\")' a.txt 2>/dev/null || sed -i 's/two/2/' a.txt",
  'function up() { tr a-z A-Z < "$1" > "$1.tmp" && mv "$1.tmp" "$1"; }; up b.txt',
  'set -- a.txt b.txt; for f; do echo end >> "$f"; done',
  'sed -i "s/one/$(printf %s uno)/" a.txt',
  'sed -i "s/one/`echo uno`/" a.txt',
  'cat <<-EOF > tabs.txt\n\tone\n\t\ttwo\n\tEOF',
  "cat <<'A' > x1.txt; cat <<'B' > x2.txt\nfirst\nA\nsecond\nB",
  'exec 3> fd.txt; echo hello >&3; exec 3>&-',
  'echo a > r1.txt 2>&1; ls nope > r2.txt 2>/dev/null; true',
  'echo both &> r3.txt',
  "sed -i 's/é/e/' a.txt; echo 'naïve' >> a.txt",
  'cp -p run.sh tools.sh; chmod 644 tools.sh; chmod u+x a.txt',
  'shopt -s globstar; for f in src/**/*.js; do echo // >> "$f"; done',
  'rename() { mv "$1" "$2"; }; rename a.txt z.txt',
  'until [ -f stop ]; do touch stop; done',
  'select_file=a.txt; [[ $select_file == *.txt ]] && sed -i "s/one/1/" "$select_file"',
  'if [[ $(cat VERSION) =~ ^1\\. ]]; then echo v1 > kind; fi',
  "git show HEAD:a.txt | sed 's/one/1/' > from-git.txt",
  "sed -n '/one/,/three/p' a.txt | sed '1d;$d' > between.txt",
  'split -l 2 a.txt part_',
  'cat a.txt >> a2.txt; cat b.txt >> a2.txt; mv a2.txt sub/ 2>/dev/null || mv a2.txt docs/',
]

/** More tasks: of git, of searches, of expansions, of redirections, of odd names. */
export const MORE_TASKS: readonly string[] = [
  "python - <<'PY'\nfrom pathlib import Path\np = Path('a.txt')\np.write_text(p.read_text().replace('two', '2'))\nPY",
  "python3 - <<'PY'\nimport re\ns=open('b.txt').read()\nopen('b.txt','w').write(s.upper())\nPY\nsed -i 's/ALPHA/A/' b.txt",
  "sed -i '/^import/d' src/user.js && python3 -c \"print('x')\" && sed -i '1d' src/user.js",
  "sed -i.bak -e '/two/{' -e 's/two/2/' -e '}' a.txt; mv a.txt.bak old/ 2>/dev/null || rm a.txt.bak",
  "sed --in-place=.orig 's/one/1/' a.txt && diff a.txt a.txt.orig | head -3; rm -f a.txt.orig",
  "sed -i -r 's/(get)(User)/\\2\\1/g' src/deep/other.js",
  "sed -i '/debug/s/false/true/;/port/{s/8080/80/;s/port/PORT/}' config.ini",
  "sed -i 's/^\\[main\\]$/[core]/; $!N; s/\\n/ /' config.ini",
  "sed -i '1s/^/\\xEF\\xBB\\xBF/' a.txt",
  "sed -i 's/two/a\\tb/' a.txt",
  "sed -i 's/two/a\\nb/g' a.txt",
  'sed -i "s/two/\\$HOME/" a.txt',
  ...items`
sed -i 's/two/'"$(cat VERSION)"'/' a.txt   sed -i '/one/r b.txt' a.txt   sed -i '$d' a.txt b.txt
sed -i '1d' -s a.txt b.txt   sed -ne 's/two/TWO/p' a.txt > only.txt   sed -i '/two/,+1d' a.txt
sed -i '2!d' a.txt   sed -i '/three/!s/^/- /' a.txt   sed -i '/^$/N;/^\n$/D' docs/readme.md
sed -i 's@getUser@users/get@g' docs/readme.md src/deep/other.js   sed -i 's/.*/"&",/' list.txt
sed -i '1i\  indented' a.txt   sed -i '2a\\tx' a.txt`,
  "sed -i '/two/c\\\nnew two\\\nand more' a.txt",
  "sed -e 's/one/1/' -i a.txt",
  "sed -f - a.txt <<'EOF' > out.txt\ns/one/1/\n/two/d\nEOF",
  "cat > ed.sed <<'EOF'\ns/one/1/\n/two/d\nEOF\nsed -i -f ed.sed a.txt && rm ed.sed",
  "ed -s a.txt <<'EOF'\n2d\nw\nq\nEOF",
  ...items`
ex -s -c '%s/two/2/g|x' a.txt   perl -pi -e 's/two/2/ if $. == 2' a.txt
perl -pi -e 's/^(\w+)\s+(\w+)$/$2 $1/' b.txt
perl -i -pe 's{\./a\.js}{./b.js}g; s/getUser/loadUser/' src/user.js   perl -i -pe 'tr/a-z/A-Z/' b.txt
perl -0pi -e 's/function getUser\(id\) \{.*?\n\}/const getUser = db.get/s' src/user.js
perl -pi -e 'BEGIN{$n=0} s/getUser/$n++ ? "again" : "first"/e' src/deep/other.js
perl -ni -e 'print if !/two/' a.txt   perl -pe 's/one/1/' a.txt > a.new && mv -f a.new a.txt
perl -i -lpe '$_ .= ";"' list.txt   install -m 644 a.txt docs/ && rm a.txt
install -d out/bin && install -m 0755 run.sh out/bin/run   install a.txt b.txt docs
cp a.txt b.txt docs/ && git add docs   cp -t docs a.txt b.txt
cp a.txt{,.orig} && sed -i s/one/1/ a.txt && mv a.txt.orig a.txt   cp -n a.txt b.txt; cp -u a.txt list.txt
cp -a src src2 && rm -r src2/deep   cp src/*.js docs/   cp -r src docs   cp -rT src docs   mv -n a.txt b.txt
mv -t docs a.txt b.txt   mv src/user.js src/deep/ && mv src/deep src/inner   mv a.txt b.txt   mv src docs
git mv src lib && sed -i 's/total/sum/' lib/cart.js   git mv -k nope.txt x.txt; git mv a.txt docs/
git mv src/user.js src/person.js && git commit -qm mv && echo '// p' >> src/person.js   git rm -r -q src && ls
git rm -q --cached a.txt; rm -f b.txt   git rm -q 'src/*.js'   echo x >> a.txt; git checkout -- .
echo x >> a.txt; echo y > n.txt; git checkout -q HEAD -- a.txt b.txt   rm a.txt b.txt && git checkout -- a.txt
rm -rf src && git restore src
echo x >> a.txt && git add a.txt && git restore --staged a.txt && echo y >> a.txt
echo x >> a.txt && git add -A && git restore --staged --worktree a.txt
echo x >> a.txt && git restore --source=HEAD~0 a.txt
echo x >> a.txt && git commit -qam 2 && git checkout HEAD~1 -- a.txt
echo x >> a.txt && git commit -qam 2 && git reset -q --hard HEAD~1`,
  'echo x >> a.txt && git commit -qam 2 && git reset --soft HEAD~1 && git restore --staged . && git checkout .',
  'echo x >> a.txt && git stash && echo y >> b.txt && git stash pop',
  'echo x >> a.txt; echo n > n.txt; git stash -u -q; ls; git stash apply -q',
  'echo x >> a.txt; git stash push -q -m wip a.txt; echo z > z.txt',
  'echo x >> a.txt; git stash -q; git stash drop -q; echo z > z.txt',
  'echo x >> a.txt; git stash --keep-index -q; git stash pop -q',
  'echo x >> a.txt; echo y >> b.txt; git stash push -q b.txt; git stash pop -q',
  'git stash list; git stash pop || true; echo q > q.txt',
  'sed -i s/one/1/ a.txt; git diff > /tmp/editplan-unseen.patch; git checkout -q .; git apply /tmp/editplan-unseen.patch; rm /tmp/editplan-unseen.patch',
  'sed -i s/one/1/ a.txt && git diff | git apply -R',
  "git apply --index - <<'EOF'\n--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-one\n+1\n two\nEOF",
  "git apply -p0 <<'EOF'\n--- a.txt\n+++ a.txt\n@@ -1,2 +1,2 @@\n-one\n+1\n two\nEOF",
  "git apply <<'EOF' || echo bad > bad.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-nothing\n+1\n two\nEOF",
  "patch -p1 --dry-run <<'EOF' && echo ok > ok.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n-one\n+1\n two\nEOF",
  "patch -R a.txt <<'EOF'\n--- a.txt\n+++ a.txt\n@@ -1,2 +1,2 @@\n-1\n+one\n two\nEOF",
  "patch -p1 -d src <<'EOF'\n--- a/cart.js\n+++ b/cart.js\n@@ -1,2 +1,2 @@\n-const total = 0\n+const total = 1\n export const add = (n) => total + n\nEOF",
  "f=$(mktemp); printf 'x\\n' > $f; cat $f a.txt > b.txt; rm -f $f",
  't=$(mktemp -d); cp a.txt $t/; sed -i s/one/1/ $t/a.txt; mv $t/a.txt a.txt; rm -r $t',
  'tmp=$(mktemp /tmp/x.XXXX); sed \'s/two/2/\' a.txt > "$tmp"; cat "$tmp" > a.txt; rm "$tmp"',
  'add_header() {\n  local file="$1"\n  { echo \'// head\'; cat "$file"; } > "$file.tmp"\n  mv "$file.tmp" "$file"\n}\nfor f in src/user.js src/cart.js; do add_header "$f"; done',
  'edit() { local s=$1; shift; sed -i "$s" "$@"; }; edit \'s/one/1/\' a.txt; edit s/beta/B/g b.txt',
  'f() { return 1; }; f || echo no > no.txt; f && echo yes > yes.txt',
  'g() { cd src; echo x > here.txt; }; g; echo y > there.txt',
  'h() ( cd src; echo x > here.txt ); h; echo y > there.txt',
  '(cd docs && mv readme.md README.md) && echo ok >> docs/README.md',
  '( cd src; ( cd deep; echo 1 > one.txt ); echo 2 > two.txt ); echo 3 > three.txt',
  'cd src && cd deep && sed -i s/getUser/x/ other.js; cd ../.. && echo root > r.txt',
  'cd src/deep/../ && touch t.txt',
  'cd nope; echo x > x.txt',
  'cd nope && echo x > x.txt; echo y > y.txt',
  'cd nope || exit 0; echo x > x.txt',
  'cd "$(dirname src/user.js)" && echo 1 > d.txt',
  'cd $(git rev-parse --show-toplevel) && echo 1 > top.txt',
  'test -e a.txt && { rm a.txt; echo gone > gone.txt; } || echo never > never.txt',
  '[ ! -e nope ] && echo x > x.txt || rm a.txt',
  'grep -q zzz a.txt && rm a.txt || rm b.txt',
  'rm nope.txt && rm a.txt || rm b.txt',
  'true && false || touch t1; ! true || touch t2; ! false && touch t3',
  "find . -name '*.txt' -newer VERSION -exec rm {} +; touch z",
  "find . -type f \\( -name '*.js' -o -name '*.md' \\) -exec sed -i 's/getUser/fetchUser/g' {} +",
  ...items`
find . -name '*.js' ! -path './src/deep/*' -exec sed -i '1i // x' {} \;
find src -name '*.js' -exec sh -c 'for f; do sed -i s/getUser/z/ "$f"; done' sh {} +
find . -name '*.txt' -size 0 -delete   find . -empty -type f -delete
find . -iname 'README*' -exec mv {} {}.bak \;   find src -type d -name deep -exec rm -rf {} +
find . -path ./src -prune -o -name '*.md' -print | xargs rm   find . -regex '.*\.ini' -delete
ls *.txt | xargs -n1 sed -i '1d'   printf 'a.txt\nb.txt\n' | xargs -I{} mv {} docs/{}
echo a.txt b.txt | xargs rm -f   echo 'a.txt b.txt' | xargs -n 1 -P 4 sed -i '$d'
printf '%s\0' a.txt b.txt | xargs -0 rm   grep -L two *.txt | xargs rm   grep -c two a.txt > count.txt
grep -rn getUser src | cut -d: -f1 | sort -u | xargs sed -i s/getUser/u/
grep -h two *.txt > twos.txt; grep -o 'be.a' b.txt > o.txt   for f in *.txt; do [ -s "$f" ] || rm "$f"; done
for f in a.txt nope.txt; do [ -f $f ] || continue; sed -i 1d $f; done
for f in src/*.js src/**/*.js; do echo "$f" >> names.txt; done
for f in src/{user,cart}.js; do cp "$f" "docs/\${f##*/}"; done
for d in src docs; do (cd $d && touch .keep); done`,
  'for ext in js md; do find . -name "*.$ext" | while read -r f; do echo end >> "$f"; done; done',
  'n=0; for f in *.txt; do n=$((n+1)); echo $n >> "$f"; done',
  'i=5; while ((i > 3)); do echo $i >> down.txt; ((i--)); done',
  'cat list.txt | while read x; do echo "<$x>" >> tags.txt; done',
  'while read -r a b; do echo "$b $a"; done < b.txt > swapped.txt',
  'while IFS=, read -r name value; do echo "$value" > "$name.val"; done <<< \'k,v\'',
  'mapfile -t L < list.txt; for l in "${L[@]}"; do echo "- $l" >> md.txt; done',
  'read -r first < a.txt; echo "$first" > f.txt',
  'declare -A m=([a]=1 [b]=2); echo ${m[a]} > m.txt',
  'arr=(x y z); echo ${#arr[@]} ${arr[1]} > arr.txt',
  's=hello; echo ${s^} ${s^^} ${#s} ${s:1:3} > s.txt',
  'f=src/user.js; echo ${f##*/} ${f%/*} ${f%.js}.ts ${f/user/cart} ${f//s/S} > p.txt',
  'echo "${X:-default}" > x.txt; : ${Y:=set}; echo $Y > y.txt',
  "printf 'a b\\n' > 'with space.txt'; sed -i s/a/A/ with\\ space.txt",
  "echo x > '-dash.txt'; rm -- -dash.txt; echo y > ./-other",
  "echo x > 'quote\"s.txt' && mv 'quote\"s.txt' \"it's.txt\"",
  "touch 'ünï.txt' && echo é > 'ünï.txt'",
  "echo x > 'new\nline.txt'",
  "touch '*' && echo x > '[a].txt' && rm '*'",
  'echo x > "$HOME/home.txt"; echo y > ~/tilde.txt',
  'echo {a,b}{1,2} > br.txt; touch f{1..3}.txt; rm f{1,3}.txt',
  'rm *.{txt,ini}',
  'rm [ab].txt; rm ?IST.txt 2>/dev/null; ls',
  'rm -f *.nope; touch *.lit',
  'echo *.txt > names.txt',
  "echo $((2**3)) $((7/2)) $((7%4)) > n.txt; let 'y=3+4'; echo $y >> n.txt",
  'cat <<EOF > d.txt\n$(cat VERSION)\n`echo two`\n\\$literal ${NOPE:-none}\nEOF',
  'cat << "EOF" > d.txt\n$x `y` \\z\nEOF',
  'cat <<EOF | tee d1.txt > d2.txt\nline\nEOF',
  'cat <<EOF > d.txt; rm a.txt\nx\nEOF\necho after >> d.txt',
  "cat > d.txt <<'EOF' && echo ok >> d.txt\n  keep   \n\n\nEOF",
  'tee a.txt b.txt <<< same >/dev/null',
  'echo x | tee -a a.txt | sed s/x/y/ >> b.txt',
  'echo x | sudo tee a.txt',
  "printf '%s' 'no newline' > n.txt; printf '\\n' >> n.txt",
  "printf '%d items\\n' 3 > n.txt; printf '%5s|%-5s|\\n' a b >> n.txt; printf '%03d\\n' 7 >> n.txt",
  "printf '\\x41\\u00e9\\n' > n.txt",
  "echo -e 'a\\tb\\nc' > n.txt; echo -n x >> n.txt; echo 'a\\nb' >> n.txt",
  "echo $'a\\tb' > n.txt",
  'echo a  b   c > n.txt; echo "a  b" >> n.txt',
  'echo "don\'t" > n.txt; echo \'say "hi"\' >> n.txt',
  '> a.txt; >> new.txt; : >| b.txt',
  'echo 1 > o.txt > p.txt; echo 2 2> err.txt >> o.txt',
  'ls nope 2> err.txt; ls nope &> both.txt; true',
  '{ echo out; echo err >&2; } > o.txt 2> e.txt',
  'exec > log.txt; echo hello; echo there',
  'sort -n list.txt -o list.txt; sort -r list.txt > r.txt; sort -k2 b.txt > k.txt; sort list.txt | uniq -c > c.txt',
  'head -3 a.txt | tail -1 > third.txt; head -1 -q a.txt b.txt > h.txt; tail -n1 a.txt >> third.txt',
  "cut -c1-3 a.txt > c.txt; paste a.txt list.txt > p.txt; tr -s 'e' < a.txt > s.txt; rev a.txt > r.txt; nl a.txt > nl.txt",
  "awk '{print NR\": \"$0}' a.txt > n.txt; awk -F= '/name/{print $2}' config.ini > v.txt",
  'awk -i inplace \'{sub(/two/,"2")}1\' a.txt',
  'awk \'/one/{print; print "inserted"; next}1\' a.txt > a.tmp && mv a.tmp a.txt',
  'comm -12 <(sort list.txt) <(sort a.txt) > common.txt; diff <(cat a.txt) b.txt > d.txt || true',
  'tar cf src.tar src && rm -r src && tar xf src.tar && rm src.tar',
  'zip -q x.zip a.txt 2>/dev/null; gzip -k a.txt; gunzip -f a.txt.gz',
  'dd if=a.txt of=dd.txt bs=4 count=1 2>/dev/null',
  'ln a.txt hard.txt && echo x >> hard.txt',
  'ln -s b.txt link.txt && echo x >> link.txt',
  'rm -rf .git/index.lock; rm -rf docs/ src/deep/; rmdir src 2>/dev/null; true',
  'rm -r docs src/*; touch src/new.js',
  'rm -i a.txt < /dev/null; yes | rm -i b.txt',
  'rmdir docs; mkdir -p docs/a/b && touch docs/a/b/c && rmdir docs/a 2>/dev/null; echo',
  'mkdir -p /tmp && touch d*/new.txt',
  'touch -d yesterday a.txt; touch -r a.txt new.txt; touch -c nope.txt; touch a b c',
  'chmod 755 a.txt; chmod +x b.txt run.sh; chmod 600 run.sh; chmod a+rx list.txt; chmod -R u+x docs; chmod u=rwx VERSION',
  'truncate -s 5 a.txt; truncate -s +3 b.txt; truncate --size=0 list.txt; truncate -s 4 fresh.txt',
  "timeout 5 bash -c 'sed -i s/one/1/ a.txt' && nohup rm b.txt >/dev/null 2>&1; nice -n 5 touch n.txt; time rm list.txt",
  "env -i bash -c 'echo x > x.txt'; env A=1 B=2 sh -c 'echo $A$B > ab.txt'; A=3 sh -c 'echo $A > a3.txt'",
  "bash -c 'rm \"$1\"' _ a.txt; bash <<'EOF'\nrm b.txt\nEOF\nsh -ec 'false; rm list.txt'; echo $? > code.txt",
  "bash -euo pipefail -c 'sed -i s/one/1/ a.txt; grep -q nope b.txt; rm b.txt'; true",
  'set -e; grep -q zzz a.txt; rm a.txt',
  'set -e; if grep -q zzz a.txt; then rm a.txt; fi; rm b.txt',
  'set -e\nfalse || true\nrm a.txt\n(exit 3) || echo three > t.txt',
  'set -u; echo ${NOPE:-x} > u.txt; echo $NOPE; rm a.txt',
  "eval 'rm a.txt'; eval \"echo x > $(echo name).txt\"; c='touch z'; $c",
  'source ./run.sh > out.txt; . ./run.sh >> out.txt; ./run.sh >> out.txt; sh run.sh >> out.txt',
  "alias rm='rm -f'; rm a.txt; command rm b.txt; \\rm list.txt; /bin/rm VERSION",
  'case $1 in start) rm a.txt ;; *) rm b.txt ;; esac',
  'case a.txt in *.md|*.txt) echo doc ;; esac > kind.txt; case x in [a-m]) touch am ;; [n-z]) touch nz ;; esac',
  'if [ -f a.txt ] && [ -f nope ]; then rm a.txt; elif [ -d src ]; then rm b.txt; else rm list.txt; fi',
  'if [[ -z "$(grep two a.txt)" ]]; then rm a.txt; else rm b.txt; fi',
  'if [ "$(cat VERSION)" = 1.2.3 ]; then echo 1.2.4 > VERSION; fi',
  '[ a.txt -nt b.txt ] && rm a.txt; [ -x run.sh ] && mv run.sh go.sh; [ -L a.txt ] && rm b.txt; true',
  '[[ abc == a* ]] && touch t1; [[ abc =~ ^b ]] || touch t2; [[ 3 -lt 10 ]] && touch t3; [[ b > a ]] && touch t4',
  '(( 3 > 2 )) && touch t; (( 0 )) || touch z; [ 1 -eq 1 -a 2 -eq 2 ] && touch and',
  'sleep 0.01 && rm a.txt & wait; rm b.txt',
  'rm a.txt & rm b.txt & wait',
  "trap 'echo bye > bye.txt' EXIT; rm a.txt; exit 2",
  "trap 'rm -f t' INT TERM; echo x > t; cp t u",
  'x=$(rm a.txt; echo done); echo $x > x.txt',
  'echo "$(sed -i s/one/1/ a.txt && cat a.txt)" > x.txt',
  'IFS=:; set -- x:y; for p in $1; do echo $p >> i.txt; done',
  "v='a.txt b.txt'; rm $v; w='list.txt VERSION'; rm \"$w\" 2>/dev/null; true",
  "g='*.txt'; rm $g",
  "jq '.x=1' <<< '{}' > j.json 2>/dev/null; node -p '1+1' > two.txt; npx --version > /dev/null",
  "node - <<'EOF'\nrequire('fs').writeFileSync('a.txt','n')\nEOF\nrm b.txt",
  'git init -q sub && cd sub && touch x && cd .. && rm -rf sub',
  'git config user.name x; git tag v1; git branch t; git log -1 > /dev/null; git status --porcelain > st.txt',
  'git checkout -q -b new; echo x > n.txt; git add .; git commit -qm n; git checkout -q -; ls',
  'git switch -q -c f && rm a.txt && git commit -qam r && git switch -q -',
  'git checkout -q --detach; echo x >> a.txt',
  'git merge -q HEAD; git pull 2>/dev/null; git fetch 2>/dev/null; echo x > m.txt',
  'echo x >> a.txt; git commit -qam a; git revert --no-edit HEAD -q 2>/dev/null || git revert --no-edit HEAD > /dev/null',
  'echo x >> a.txt; git commit -qam a; git cherry-pick HEAD 2>/dev/null; git rebase -q HEAD; echo y >> a.txt',
  'echo x > n.txt; git clean -fdx -q; echo y > m.txt',
  'echo x > n.txt; git clean -n; git add -N n.txt; git diff --stat',
  'git show HEAD:a.txt > /tmp/editplan-unseen-a && mv /tmp/editplan-unseen-a b.txt',
  'git show HEAD:./src/user.js > copy.js; git cat-file -p HEAD:b.txt > c.txt; git show :a.txt > d.txt',
  "git ls-files '*.js' | xargs sed -i 's/getUser/lu/g'; git ls-files | wc -l > n.txt",
  'git -C src rm -q cart.js; git -C . mv a.txt z.txt',
  'git worktree add -q ../wt-editplan-unseen HEAD && rm -rf ../wt-editplan-unseen; git worktree prune',
  ...items`
git update-index --chmod=+x a.txt; git add --chmod=+x b.txt
sed -i 's/one/1/' a.txt b.txt nope.txt; echo after > z.txt   sed -i 's/one/1/' nope.txt || rm a.txt
sed -i 's/(/[/' a.txt; sed -i 's/\(/x/' b.txt; true   rm a.txt b.txt nope.txt; echo x > z.txt
cp nope.txt x.txt || cp a.txt x.txt   mv a.txt nope/dir/; mv b.txt docs/
cat a.txt nope.txt > both.txt; echo z >> both.txt   cat nope.txt > a.txt
echo x > nope/dir/f.txt; echo y > z.txt   echo x > docs; echo y > z.txt   cat a.txt | head -2 > a.txt
sort a.txt > a.txt   sed s/one/1/ a.txt > a.txt   cat a.txt >> a.txt 2>/dev/null; true
not-a-program --fix a.txt; echo x > z.txt   not-a-program a.txt && echo x > z.txt || echo y > z.txt
prettier --write a.txt 2>/dev/null; sed -i s/one/1/ a.txt
sed -i s/one/1/ a.txt; prettier --write src 2>/dev/null; sed -i s/two/2/ a.txt; true`,
  "printf 'a\\r\\nb\\r\\n' > crlf2.txt; sed -i 's/a/x/' crlf2.txt; sed -i 's/$/;/' crlf.txt; unix2dos a.txt 2>/dev/null; true",
  "tr -d '\\n' < list.txt > flat.txt; echo >> flat.txt; fold -w 3 a.txt > f.txt; xargs < list.txt > one.txt",
  'tail -c 5 a.txt > t.txt; head -c -3 a.txt > h.txt; tail -n +3 b.txt > e.txt; wc -c < a.txt > w.txt',
  'base64 a.txt > a.b64 && base64 -d a.b64 > a2.txt; md5sum a.txt > sum; date +%s > now',
  'cat /dev/null > a.txt; cp /dev/null b.txt; cat </dev/null >list.txt',
  'echo a.txt | { read f; rm $f; }; { rm b.txt; } ; { echo x; echo y; } | sort -r > xy.txt',
  'rm $(ls *.txt | head -1); rm `ls *.txt | tail -n 1`',
  'rm -v a.txt > log.txt; mv -v b.txt c.txt >> log.txt; cp -v c.txt d.txt >> log.txt; mkdir -v q >> log.txt',
  "ls > files.txt; ls src > s.txt; pwd > pwd.txt; ls -1 docs | sed 's/^/docs\\//' > d.txt",
  'ls src | while read f; do mv src/$f src/x-$f; done',
  "a=1 b=2; echo $a$b > ab.txt; a=5 echo $a >> ab.txt; export C=7 && sh -c 'echo $C' >> ab.txt",
  'readonly R=x; echo $R > r.txt; local z=1 2>/dev/null; unset R 2>/dev/null; echo $R >> r.txt',
  'f=a.txt; [ -n "$f" ] && [ "${f##*.}" = txt ] && mv $f ${f%.txt}.md',
  'OUT=docs/x.md; mkdir -p "$(dirname "$OUT")"; cat <<EOF >"$OUT"\n# $(basename $OUT .md)\nEOF',
  'sed -i "/$(cat VERSION)/d" VERSION; sed -i "s|\\$|!|" list.txt',
  "sed -i 's/\\//|/g' src/user.js; sed -i 's/[][]//g' config.ini; sed -i 's/[^a-z]//g' b.txt; sed -i 's/a\\+/A/; s/e\\?$/E/' list.txt",
  "sed -i 's/\\(al\\)pha \\(be\\)/\\2-\\1/;s/&/and/' b.txt; sed -E -i 's/(a|e)+/<\\1>/g; s/t{1,2}/T/' b.txt",
  "sed -i '/one/s//ONE/; s/TWO/x/I; s/two/y/Ig' a.txt; sed -i '/THREE/Id' a.txt",
  "sed -i '1!G;h;$!d' a.txt; sed -n '$=' b.txt > n.txt; sed '2q' list.txt > q.txt; sed -n '2{p;q}' list.txt > p.txt",
  "sed -i '/two/{x;p;x}' a.txt; sed -i -e :a -e '$q;N;4,$D;ba' list.txt",
  "sed -s -i '1i top' a.txt b.txt; sed -i '1i\\' a.txt; sed -i '$!d' b.txt; sed -i 's/^[ \\t]*//;s/[ \\t]*$//' docs/readme.md",
]
