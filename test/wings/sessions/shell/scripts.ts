/** A small project, as agents work in. */
export const PROJECT: Readonly<Record<string, string>> = {
  'package.json':
    '{\n  "name": "shop",\n  "version": "1.4.0",\n  "type": "module",\n  "scripts": {\n    "build": "tsc",\n    "test": "vitest run"\n  },\n  "dependencies": {\n    "left-pad": "^1.3.0"\n  }\n}\n',
  'tsconfig.json':
    '{\n  "compilerOptions": {\n    "strict": false,\n    "target": "ES2020", // language\n    "outDir": "dist"\n  },\n  "include": ["src"]\n}\n',
  'README.md':
    '# Shop\n\n![build](https://example.com/badge.svg)\n\n## Install\n\n```sh\nnpm install\n```\n\n## Usage\n\nCall `createCart()`.\n\n## License\n\nMIT\n',
  'CHANGELOG.md': '# Changelog\n\n## 1.4.0\n\n- Carts.\n\n## 1.3.0\n\n- Users.\n',
  '.gitignore': 'node_modules\ndist\n',
  'src/index.ts':
    "export { createCart } from './cart.js'\nexport { getUser } from './user.js'\nexport type { User } from './types.js'\n",
  'src/cart.ts':
    "import { getUser } from './user.js'\nimport type { Item } from './types.js'\n\nconst TAX = 0.19\n\nexport const createCart = (userId: string) => {\n  const user = getUser(userId)\n  const items: Item[] = []\n  return {\n    add(item: Item) {\n      console.log('add', item)\n      items.push(item)\n    },\n    total: () => items.reduce((sum, { price }) => sum + price, 0) * (1 + TAX),\n    owner: user.name,\n  }\n}\n",
  'src/user.ts':
    "import type { User } from './types.js'\n\nvar users: User[] = []\n\nexport function getUser(id: string): User {\n  console.log('get', id)\n  // TODO: cache\n  return users.find((user) => user.id == id) ?? { id, name: 'nobody' }\n}\n",
  'src/types.ts':
    'export interface User {\n  id: string\n  name: string\n}\n\nexport interface Item {\n  sku: string\n  price: number\n}\n',
  'src/legacy/old.js':
    "var cart = require('./cart')\nvar user = require('./user')\nmodule.exports = { cart: cart, user: user }\n",
  'src/legacy/util.js': "exports.pad = function (s) {\n\treturn s + ' '\n}\n",
  'test/cart.test.ts':
    "import { createCart } from '../src/cart.js'\n\ntest('is empty', () => {\n  expect(createCart('1').total()).toBe(0)\n})\n",
  'app/__init__.py': '',
  'app/main.py':
    'import os\nimport sys\nfrom app.models import User\n\nDEBUG = True\n\n\ndef main():\n    print("hello")\n    user = User("ada")\n    return user\n\n\nif __name__ == "__main__":\n    main()\n',
  'app/models.py':
    'class User:\n    def __init__(self, name):\n        self.name = name\n\n    def greet(self):\n        return "Hello, %s" % self.name\n',
  Makefile: '.PHONY: build\nbuild:\n\tnpm run build\n\ntest:\n\tnpm test\n',
  Dockerfile: 'FROM node:18-alpine\nWORKDIR /app\nCOPY . .\nRUN npm ci\nEXPOSE 3000\nCMD ["node", "dist/index.js"]\n',
  '.github/workflows/ci.yml':
    'name: CI\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-20.04\n    steps:\n      - uses: actions/checkout@v3\n      - uses: actions/setup-node@v3\n        with:\n          node-version: 16\n      - run: npm test\n',
  'config/dev.yaml': 'server:\n  host: localhost\n  port: 3000\nlog: debug\n',
  'config/prod.yaml': 'server:\n  host: shop.example.com\n  port: 80\nlog: warn\n',
  'styles/main.css': ':root {\n  --brand: #ff0000;\n}\n\n.btn {\n  color: #FF0000;\n  margin-left: 4px;\n}\n',
  'data/users.csv': 'id,name,mail\n1,Ada,ada@example.com\n2,Bob,bob@example.com\n3,Cy,\n',
  'scripts/release.sh': '#!/usr/bin/env bash\nset -e\nnpm run build\nnpm publish\n',
  'notes.txt': 'first line\r\nsecond line\r\n',
  'docs/api.md': '| name | kind |\n| --- | --- |\n| getUser | function |\n| createCart | function |',
}

/** Scripts for whole tasks. */
export const SCRIPTS: readonly string[] = [
  // Renames and moves.
  `grep -rlE "\\bgetUser\\b" src test docs --include='*.ts' --include='*.md' | xargs sed -i -E 's/\\bgetUser\\b/findUser/g' && grep -rn findUser src | head`,
  `git mv src/user.ts src/customer.ts && sed -i "s#'./user.js'#'./customer.js'#" src/index.ts src/cart.ts && git status -s`,
  `set -euo pipefail
cd src/legacy
for f in *.js; do
  git mv "$f" "\${f%.js}.cjs"
done
cd - > /dev/null
ls src/legacy`,
  `mkdir -p packages/{core,cli}/src && mv src/*.ts packages/core/src/ && mv src/legacy packages/cli/src/legacy && rmdir src
cat > packages/core/package.json <<'JSON'
{
  "name": "@shop/core",
  "version": "0.0.0"
}
JSON
cp packages/core/package.json packages/cli/package.json && sed -i 's#@shop/core#@shop/cli#' packages/cli/package.json`,
  `for f in $(find src -name '*.ts' -not -name '*.d.ts' | sort); do
  head -n1 "$f" | grep -q 'Copyright' || { printf '%s\\n' '// Copyright Shop' | cat - "$f" > /tmp/editplan-h && mv /tmp/editplan-h "$f"; }
done`,
  `find app -name '*.py' -size +0 -print0 | while IFS= read -r -d '' f; do sed -i '1i # -*- coding: utf-8 -*-' "$f"; done`,
  'mv README.md readme.tmp && mv readme.tmp Readme.md && git add -A >/dev/null 2>&1; ls *.md',
  `git rm -rq src/legacy && sed -i '/legacy/d' tsconfig.json && echo "removed legacy"`,
  // sed with odd delimiters and many expressions.
  `sed -i -e 's/"version": "1\\.4\\.0"/"version": "1.5.0"/' -e 's/"test": "vitest run"/"test": "vitest run --coverage"/' package.json`,
  "sed -i 's,https://example.com/badge.svg,https://ci.example.org/shop/badge.svg?branch=main,' README.md",
  'sed -i "/^## Usage/,/^## License/{/^## /!d}" README.md',
  `sed -i '/"strict"/s/false/true/; /"target"/s/ES2020/ES2022/; s#[[:space:]]*//.*$##' tsconfig.json`,
  "sed -i -E '/console\\.log\\(/d; s/\\bvar\\b/const/g; s/ == / === /g' src/user.ts src/cart.ts",
  `sed -i -E "s/^var (\\w+) = require\\('(.+)'\\)$/import \\1 from '\\2.js'/; s/^module\\.exports = /export default /" src/legacy/old.js`,
  "sed -i 's/#\\([Ff]\\{2\\}\\)0000/#00\\1ff/g' styles/main.css",
  "sed -i '/^import os$/d;/^import sys$/c\\import argparse' app/main.py",
  "sed -i '/def main():/a\\    parser = argparse.ArgumentParser()\\n    parser.parse_args()' app/main.py",
  `sed -i '/print("hello")/{
s/print("hello")/logging.info("hello")/
i\\    # greet
}' app/main.py`,
  "sed -n '/^class User/,$p' app/models.py > app/user.py && : > app/models.py && echo 'from app.user import User  # noqa' >> app/models.py",
  `sed -i 's|"Hello, %s" % self.name|f"Hello, {self.name}"|' app/models.py; sed -i 's/DEBUG = True/DEBUG = os.environ.get("DEBUG") == "1"/' app/main.py`,
  `sed -i "s/node:18-alpine/node:\${NODE_VERSION:-22}-alpine/; s/^EXPOSE .*/EXPOSE 8080/" Dockerfile && sed -i '$ d' Dockerfile && cat >> Dockerfile <<'EOF'
HEALTHCHECK CMD wget -q localhost:8080 || exit 1
CMD ["node", "--enable-source-maps", "dist/index.js"]
EOF`,
  "sed -i -e 's/ubuntu-20.04/ubuntu-latest/' -e 's/@v3/@v4/g' -e 's/node-version: 16/node-version: 22/' .github/workflows/ci.yml && sed -i '/- run: npm test/i\\      - run: npm ci' .github/workflows/ci.yml",
  "sed -i '/^## 1.4.0/i ## 1.5.0\\n\\n- Discounts.\\n' CHANGELOG.md",
  "sed -i 's/first/1st/' notes.txt && sed -i 's/\\r//g' notes.txt && echo third >> notes.txt",
  "sed -i '$ s/$/\\n| Item | type |/' docs/api.md",
  "sed -i '2,$ s/,$/,none@example.com/' data/users.csv && sed -i '1 s/mail/email/' data/users.csv",
  // perl.
  "perl -pi -e 's/console\\.log\\((.*)\\)/logger.debug($1)/' src/*.ts",
  "perl -0777 -pi -e 's/\\n\\ntest\\(/\\n\\nit(/g; s/expect\\((.+?)\\)\\.toBe\\(0\\)/expect($1).toEqual(0)/s' test/cart.test.ts",
  "perl -i -pe 's/^(\\s*)port: (\\d+)$/$1port: 8080/' config/*.yaml && perl -i -ne 'print unless /^log:/' config/dev.yaml",
  "perl -pi -e 's{\\.js}{.mjs}g' src/index.ts; perl -pi -e 's/\\t/  /g' src/legacy/util.js",
  "perl -0pi -e 's/interface Item \\{\\n(.*?)\\n\\}/interface Item {\\n$1\\n  quantity: number\\n}/s' src/types.ts",
  // Here-documents that make files.
  `mkdir -p src/discount && cat > src/discount/index.ts << 'EOF'
export type Discount = (total: number) => number

/** Ten per cent off: \${10}% and a \`tick\`. */
export const ten: Discount = (total) => total * 0.9
EOF
cat >> src/index.ts << 'EOF'
export * from './discount/index.js'
EOF`,
  `cat > test/user.test.ts <<'TEST'
import { getUser } from '../src/user.js'

test.each\`
  id     | name
  \${'1'} | \${'nobody'}
\`('$id', ({ id, name }) => {
  expect(getUser(id).name).toBe(name)
})
TEST
ls test/user.test.ts 2>/dev/null | tail -3; true`,
  `APP=shop
PORTS=(3000 3001)
cat > docker-compose.yml <<YAML
services:
  \${APP}:
    build: .
    ports:
      - "\${PORTS[0]}:\${PORTS[0]}"
      - "\${PORTS[1]}:3001"
    environment:
      TOKEN: \\\${TOKEN}
YAML`,
  `cat <<-'EOT' > scripts/setup.sh
	#!/usr/bin/env bash
	set -e
	npm ci
	EOT
chmod +x scripts/setup.sh scripts/release.sh`,
  "printf '%s\\n' '.env' '.env.*' '!.env.example' >> .gitignore && printf 'PORT=%d\\nHOST=%s\\n' 3000 localhost > .env.example",
  `{
  echo '# Contributing'
  echo
  for c in build test; do
    echo "- \\\`npm run $c\\\`"
  done
} > CONTRIBUTING.md`,
  `tee config/test.yaml > /dev/null << EOF
server:
  host: localhost
  port: $((3000 + 99))
log: error
EOF`,
  `for env in staging qa; do
  sed "s/shop.example.com/$env.example.com/" config/prod.yaml > "config/$env.yaml"
done
ls config | wc -l`,
  `for name in price tax-rate; do
  file="src/$name.ts"
  class=$(echo "$name" | tr '-' '_')
  cat > "$file" <<EOF
export const $class = 1
EOF
  echo "export * from './$name.js'" >> src/index.ts
done`,
  // Temporary files.
  `awk 'NR==3{print "Intro."; print ""} {print}' README.md > README.new && mv README.new README.md`,
  "awk -F, -v OFS=, 'NR>1{$2=toupper($2)}1' data/users.csv > data/u.tmp && mv data/u.tmp data/users.csv",
  'tmp=$(mktemp); head -n 3 README.md > "$tmp"; echo "Badges." >> "$tmp"; tail -n +4 README.md >> "$tmp"; cp "$tmp" README.md; rm -f "$tmp"',
  `jq '.version = "2.0.0" | .scripts.lint = "biome check"' package.json > package.json.tmp && mv package.json.tmp package.json`,
  "grep -v 'console.log' src/cart.ts > src/cart.ts.new; mv -f src/cart.ts.new src/cart.ts",
  'sort -t, -k2 data/users.csv > /tmp/editplan-sorted.csv && cat /tmp/editplan-sorted.csv > data/users.csv; rm /tmp/editplan-sorted.csv',
  '(head -n 1 data/users.csv && tail -n +2 data/users.csv | tac) > data/r.csv && mv data/r.csv data/users.csv',
  `cp package.json /tmp/editplan-package.json && sed -i 's/"shop"/"store"/' package.json && diff /tmp/editplan-package.json package.json; rm -f /tmp/editplan-package.json`,
  // Functions and loops.
  `bump() {
  local file=$1 from=$2 to=$3
  if grep -q "$from" "$file"; then
    sed -i "s/$from/$to/" "$file"
    echo "bumped $file"
  else
    echo "no $from in $file" >&2
    return 1
  fi
}
bump package.json 1.4.0 1.4.1 && bump CHANGELOG.md '## 1.4.0' '## 1.4.1' || exit 1`,
  `replace_all() {
  local old="$1" new="$2"; shift 2
  for f in "$@"; do [ -f "$f" ] && sed -i "s|\${old}|\${new}|g" "$f"; done
}
replace_all "./types.js" "./model.js" src/*.ts src/nope.ts
git mv src/types.ts src/model.ts`,
  `declare -a FILES=(src/user.ts src/cart.ts "src/legacy/old.js")
for i in "\${!FILES[@]}"; do echo "// file $i" >> "\${FILES[$i]}"; done`,
  `while IFS=, read -r id name mail; do
  [ "$id" = id ] && continue
  mkdir -p "people/$id"
  echo "$name <\${mail:-none}>" > "people/$id/card.txt"
done < data/users.csv`,
  `while read -r from to; do
  sed -i "s/\\b$from\\b/$to/g" src/cart.ts
done <<'MAP'
TAX VAT
items lines
MAP`,
  `n=1
while [ "$n" -le 3 ]; do
  printf 'migration %02d\\n' "$n" > "migration-$n.sql"
  n=$((n + 1))
done`,
  `find . -path ./.git -prune -o -type f -name '*.yaml' -print | while read -r y; do mv "$y" "\${y%.yaml}.yml"; done`,
  `for f in src/*.ts; do
  case "$f" in
    *types.ts|*index.ts) continue ;;
    *) sed -i "1i // @ts-strict" "$f" ;;
  esac
done`,
  `if [ -d app ] && [ ! -f app/py.typed ]; then touch app/py.typed; fi
if [[ ! -f setup.cfg ]]; then
cat > setup.cfg <<EOF
[metadata]
name = shop
EOF
fi`,
  "[[ $(grep -c '^import' app/main.py) -ge 2 ]] && sed -i '0,/^import/s//import logging\\nimport/' app/main.py",
  `files=$(git ls-files 'src/*.ts'); for f in $files; do sed -i 's/[[:blank:]]*$//' "$f"; [ -n "$(tail -c1 "$f")" ] && echo >> "$f"; done; true`,
  'shopt -s nullglob; for f in src/*.tsx src/legacy/*.js; do echo "/* eslint-disable */" | cat - "$f" > t && mv t "$f"; done',
  // git.
  "git checkout -q -b fix && sed -i 's/0.19/0.2/' src/cart.ts && git commit -qam 'Tax' && git checkout -q - && git merge -q --ff-only fix",
  "sed -i 's/MIT/Apache-2.0/' README.md && git add README.md && git stash -q && echo x > scratch.txt && git stash pop -q && rm scratch.txt",
  `git apply <<'PATCH' || echo rejected > rejected.txt
diff --git a/src/types.ts b/src/types.ts
--- a/src/types.ts
+++ b/src/types.ts
@@ -1,6 +1,7 @@
 export interface User {
   id: string
   name: string
+  mail?: string
 }
 
 export interface Item {
PATCH`,
  `cat > /tmp/editplan-x.patch <<'EOF'
--- a/app/models.py
+++ b/app/models.py
@@ -1,6 +1,9 @@
 class User:
     def __init__(self, name):
         self.name = name
 
+    def __repr__(self):
+        return self.name
+
     def greet(self):
         return "Hello, %s" % self.name
EOF
patch -p1 < /tmp/editplan-x.patch && rm /tmp/editplan-x.patch`,
  `patch -p1 --fuzz=3 <<'EOF'
--- a/Makefile
+++ b/Makefile
@@ -3,3 +3,6 @@
 \tnpm run build
 
 test:
 \tnpm test
+
+clean:
+\trm -rf dist
EOF`,
  "sed -i 's/Shop/Store/' README.md; git diff --quiet || git checkout -- README.md; sed -i 's/# Shop/# The shop/' README.md",
  'git show HEAD:src/user.ts > src/user.backup.ts && git rm -q src/user.ts && git mv -f src/user.backup.ts src/user.ts 2>/dev/null || mv src/user.backup.ts src/user.ts',
  "echo broken > src/cart.ts && git restore src/cart.ts && sed -i 's/TAX/VAT/g' src/cart.ts && git add -u && git commit -qm vat && echo '// end' >> src/cart.ts",
  "rm -rf src/legacy && git checkout HEAD -- src/legacy/util.js && sed -i 's/exports.pad/export const pad/' src/legacy/util.js",
  // Programs that need running.
  `python3 - <<'PY'
from pathlib import Path
p = Path("src/cart.ts")
s = p.read_text()
s = s.replace("const TAX = 0.19", "const TAX = 0.2")
p.write_text(s)
PY
sed -i 's/MIT/ISC/' README.md`,
  `python3 -c "
import json
with open('package.json') as f: d = json.load(f)
d['private'] = True
with open('package.json', 'w') as f: json.dump(d, f, indent=2)
" && cat package.json | head -3`,
  `node -e '
const fs = require("fs")
for (const f of fs.readdirSync("config")) fs.appendFileSync("config/" + f, "trace: false\\n")
'`,
  `node --input-type=module -e "import { writeFileSync } from 'node:fs'; writeFileSync('made.json', JSON.stringify({ a: 1 }, null, 2))" && sed -i 's/1/2/' made.json`,
  "prettier --write src/user.ts >/dev/null 2>&1; sed -i 's/cache/memoise/' src/user.ts",
  `cat > codemod.py <<'EOF'
import sys
for p in sys.argv[1:]:
    s = open(p).read()
    open(p, 'w').write(s.replace('User', 'Customer'))
EOF
python3 codemod.py app/main.py app/models.py && rm codemod.py && sed -i 's/ada/Ada/' app/main.py`,
  // Files of other kinds.
  "truncate -s 0 CHANGELOG.md && echo '# Changelog' >> CHANGELOG.md; install -Dm755 scripts/release.sh bin/release; ln -s ../bin/release scripts/link 2>/dev/null; rm scripts/link",
  "cp -r config config.bak && sed -i 's/debug/trace/' config/dev.yaml && diff -r config config.bak; rm -rf config.bak",
  "cp -a app service && find service -name '*.py' -exec sed -i 's/\\bapp\\b/service/g' {} \\; && rm service/__init__.py && touch service/__init__.py",
  'mkdir -p public && cp styles/*.css public/ && (cd public && for f in *.css; do mv "$f" "app.$f"; done)',
  'ln -sf main.css styles/link.css && rm -f styles/link.css && dd if=/dev/null of=styles/empty.css 2>/dev/null',
  `printf '#!/bin/sh\\nexec node dist/index.js "$@"\\n' > bin.sh; chmod 0755 bin.sh; mkdir -p bin; mv bin.sh bin/shop`,
  // Chains that fail.
  `sed -i 's/3000/4000/' config/dev.yaml && grep -q 9999 config/dev.yaml && sed -i 's/4000/5000/' config/dev.yaml; echo "done" >> notes.log`,
  `set -e
sed -i 's/3000/4000/' config/dev.yaml
test -f nope.txt
sed -i 's/4000/5000/' config/dev.yaml`,
  "rm src/nope.ts 2>/dev/null || rm src/types.ts; mv nope a 2>/dev/null; cp src/user.ts src/user2.ts && ! grep -q cache src/user2.ts || sed -i '/cache/d' src/user2.ts",
  'cd nowhere && rm -f *.md ; cd src && rm -f types.ts; pwd',
  "set -o pipefail; cat nope.txt | sed 's/a/b/' > out.txt || rm -f out.txt; grep zzz README.md | tee hits.txt || rm hits.txt",
  `(set -e; cd app; sed -i 's/True/False/' main.py; false; rm main.py) || echo "stopped" > status.txt`,
  "sed -i 's/(/[/' src/types.ts 2>&1; sed -i 's/\\(unclosed/x/' src/types.ts 2>/dev/null; echo $? > code.txt",
  `timeout 0.3 bash -c 'sed -i s/Carts/Baskets/ CHANGELOG.md; sleep 5; rm CHANGELOG.md'; echo "code $?" > code.txt`,
  `for f in src/user.ts src/missing.ts src/cart.ts; do sed -i 's/User/Person/g' "$f" || break; done`,
  'make nothing 2>/dev/null || echo "build failed" > build.log; not-a-program run 2> err.log || rm err.log',
  `trap 'rm -f lock' EXIT
touch lock
sed -i 's/warn/info/' config/prod.yaml
[ -f missing ] && exit 1
cp config/prod.yaml config/live.yaml`,
  // Quotes and expansions.
  `sed -i "s/'nobody'/\\"somebody\\"/" src/user.ts; sed -i 's/'"'"'get'"'"'/"get"/' src/user.ts`,
  `msg='It'"'"'s $HOME & "done"'; echo "$msg" > msg.txt; printf '%s\\n' "$msg" >> msg.txt; echo $'tab\\there\\x21' >> msg.txt`,
  `OLD='src/legacy' NEW='src/old'; mkdir -p "$(dirname "$NEW")"; mv "$OLD" "$NEW"; grep -rl "$OLD" . --include='*.json' | xargs -r sed -i "s#$OLD#$NEW#g"`,
  `v=$(sed -nE 's/.*"version": "([0-9.]+)".*/\\1/p' package.json); IFS=. read -r a b c <<< "$v"; echo "$a.$((b+1)).0" > VERSION; sed -i "s/\\"$v\\"/\\"$a.$((b+1)).0\\"/" package.json`,
  `v=$(grep -oP '"version": "\\K[^"]+' package.json) && echo "\${v%.*}.9" > VERSION`,
  'cp config/{dev,local}.yaml && sed -i "s/localhost/${HOSTNAME_UNSET:-127.0.0.1}/" config/local.yaml && mv config/{prod,production}.yaml',
  `cat src/{types,user}.ts | grep -v '^import' > bundle.ts; wc -l < bundle.ts; echo "// \${#PWD} chars" | sed 's/[0-9]* chars/end/' >> bundle.ts`,
  "xargs -a <(printf 'src/user.ts\\nsrc/cart.ts\\n') sed -i 's/id/key/g'; printf 'a\\nb\\n' | xargs -I% sh -c 'echo % > %.txt'",
  `readarray -t hits < <(grep -l User src/*.ts); printf '%s\\n' "\${hits[@]}" > hits.txt; sed -i '1!d' "\${hits[0]}"`,
  `echo '{"extends": "./tsconfig.json"}' | tee tsconfig.build.json tsconfig.test.json >/dev/null; echo "$(<tsconfig.build.json)" >> notes.txt`,
  `date +%Y > year.txt; sed -i "s/1.3.0/1.3.1/" CHANGELOG.md; echo "built $(date)" >> CHANGELOG.md`,
  `cat > .env.local <<'EOF'
TOKEN=abc
EOF
sed -i 's/abc/def/' .env.local; grep -q '^.env$' .gitignore || echo '.env' >> .gitignore`,
]

/** Forms of the shell and of its programs, one thing each. */
export const FORMS: readonly string[] = [
  "sed -i '/def main():/a\\    x = 1\\n    y()' app/main.py",
  "sed -i '/^## 1.4.0/i ## 1.5.0\\n\\n- Discounts.\\n' CHANGELOG.md",
  "sed -i '2a\\\\tx\\n\\ty' README.md",
  "sed -i '2a\\nx' README.md",
  "sed -i '2a x\\ay\\fz\\rq\\vw' README.md",
  "sed -i '2a x\\x41y' README.md",
  "sed -i '2i\\\n  one\\n two\\\n\\tthree' README.md",
  "sed -i '2c\\n\\tq' README.md",
  "sed -i '2a\\ttab' README.md",
  "sed -i '2a\\\n\\ttab' README.md",
  "sed -i -e '2a\\' -e '\\ttab' README.md",
  'mkdir -p public; cp styles/main.css public',
  'mkdir public; mv styles/main.css public/',
  'mkdir -p a/b && cp README.md a && cp README.md a/b/ && rm -r a/b && mv a/README.md a/b',
  'echo \'{a\' > x; exit_() { return 0; }; for i in "$@"; do echo $i > args; done; echo none > none',
  '(set -e; cd app; sed -i \'s/True/False/\' main.py; false; rm main.py) || echo "stopped" > status.txt',
  'set -e; f() { false; touch after; }; if f; then touch yes; fi; touch end',
  'set -e; f() { false; touch after; }; f && touch yes || touch no; touch end',
  "set -e; bash -ec 'false; touch inner' || touch outer",
  'set -e; ! { false; touch z; }; touch y',
  'x=1; read x < data/users.csv; echo "$x" > f',
  'x=1; echo 5 | read x; echo "$x" > f',
  'IFS=. read -r a b c <<< "1.2.3"; echo "$c$b$a" > f',
  'readarray -t hits < <(grep -l User src/*.ts); printf \'%s\\n\' "${hits[@]}" > hits.txt; sed -i \'1!d\' "${hits[0]}"; echo "${#hits[@]}" >> hits.txt',
  "while IFS= read -r f; do sed -i '1i // x' \"$f\"; done < <(find src -name '*.ts' | sort)",
  "while IFS= read -r -d '' f; do sed -i '1i // x' \"$f\"; done < <(find src -name '*.ts' -print0)",
  "printf '%5s|%-5s|%03d|%d%%\\n' a b 7 50 > p; printf '%s=%d\\n' a 1 b 2 >> p; printf '%s,%s;' a b c >> p",
  'set -- a b c; shift; echo "$1 $# $*" > s; for x in "$@"; do echo $x >> s; done',
  'f() { local IFS=,; echo "$*"; }; f a b c > s',
  'arr=(x y z); echo "${arr[1]} ${#arr[@]} ${arr[@]} ${arr[-1]}" > a; i=2; echo ${arr[$i]} >> a; unset \'arr[0]\'; echo "${arr[@]}" >> a',
  'head -c 3 README.md > h; tail -c 4 README.md > t; head -c -10 README.md > m',
  "echo a-b_c | tr '-' '_' > t; echo a-b | tr -d '-' >> t; echo a_b | tr '_' '-' >> t; echo abc | tr a-c A-C- >> t",
  'true; echo $? > t; grep -q Shop README.md; echo $? >> t',
  'declare -A m=([a]=1 [b]=2); echo ${m[a]} > m.txt',
  'm=([3]=x); echo "${m[0]}-${m[3]}" > m.txt',
  "python3 -c \"open('README.md','w').write('x')\"; echo y >> README.md",
  'prettier --write README.md 2>/dev/null; echo y >> README.md',
  "bash -c 'echo \"$0 $1\" > z' x y; sh -s a b <<< 'echo $1$2 > q'",
  'eval "echo a > e1"; set -- p; eval \'echo $1 > e2\'',
  "sed -i 's/$/ /; s/\\( \\)$//' README.md; find . -name '*.ts' -size +0 | wc -l > n",
  'IFS=:; set -- x:y; for p in $1; do echo $p >> i.txt; done',
  "bash -c 'echo x; exit 3' > b || echo failed > c",
  "find . -type f \\( -name '*.ts' -o -name '*.md' \\) -not -path './node_modules/*' -exec sed -i 's/User/Person/g' {} +",
  'find . -path ./.git -prune -o -name \'*.yaml\' -print | while read -r y; do mv "$y" "${y%.yaml}.yml"; done',
  "find . \\( -path ./src -o -path ./.git \\) -prune -o -type f -name '*.js*' -print | sort > list",
  "find src -iname '*.TS' | sort > list; find src > all; find . -maxdepth 1 -type f -name '*.md' -delete",
  "find . -name node_modules -prune -o -name '*.py' -exec sed -i 's/User/P/' {} \\;",
  "git ls-files 'src/*.ts' | xargs sed -i 's/User/P/g'; git ls-files > l; git ls-files src/legacy docs | wc -l > n",
  'echo new > src/new.ts; git ls-files src > a; git add src/new.ts; git ls-files src > b; rm src/user.ts; git ls-files src > c',
  "cd src && git ls-files > ../l && git ls-files '*.js' > ../m",
  "python3 codemod.py src/a.ts; find app -name '*.py' -size 0 > z; find app -type f -empty -delete",
  'for f in $(git ls-files \'*.py\'); do echo "# end" >> $f; done',
  'set -e; test -n "$UNKNOWN_THING" && rm README.md; touch b',
  'set -e; grep -q zzz $UNKNOWN_THING README.md; touch b; false',
  'set -e; grep -q Shop README.md && sed -i s/Shop/S/ README.md; touch b',
  "prettier --write src/user.ts >/dev/null 2>&1; sed -i 's/cache/memoise/' src/user.ts",
  'OLD=\'src/legacy\' NEW=\'src/old\'; mkdir -p "$(dirname "$NEW")"; mv "$OLD" "$NEW"; grep -rl "$OLD" . --include=\'*.json\' | xargs -r sed -i "s#$OLD#$NEW#g"',
  'shopt -s nullglob; for f in src/*.tsx src/legacy/*.js; do echo "/* x */" | cat - "$f" > t && mv t "$f"; done',
  'set -e; grep -q zzz README.md && rm README.md; touch y',
  'set -e; f() { grep -q zzz README.md && rm README.md; }; f; touch y',
  'set -e; { grep -q zzz README.md && rm README.md; }; touch y',
  'set -e; true && false; touch y',
  'set -e; if grep -q zzz README.md; then touch x; fi; [ -f README.md ] || exit 1; touch z',
  'IFS=,; read -r a b <<< \'x,y\'; echo "$b" > f',
  '(arr=(x); f() { touch made; }); echo "${arr[0]}" > a; f 2> e || touch none',
]
