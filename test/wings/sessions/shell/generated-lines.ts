import fc from 'fast-check'
import { items } from '../../../support/items.ts'

/** A checkout, and lines that are each run in it alone. */
export interface GeneratedRun {
  readonly files: Readonly<Record<string, string>>
  readonly lines: readonly string[]
}

const TEXTS = [
  'one\ntwo\nthree\n',
  'getUser(1)\n// FIXME\ngetUser(2)\n',
  'alpha beta\n\nbeta\n',
  'no end',
  'name=shop\nport=80\n',
  '',
]

const NAMES = items`
a.txt   b.txt   c.md   LICENSE   .env   x.js   y.ts   1.md   run.sh   two words.txt   [id].ts`
const FOLDERS = [
  '',
  ...items`
src/   src/deep/   docs/   packages/a/   packages/b/   packages/a/src/   packages/b/src/   .cfg/`,
]

const path = fc.tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...NAMES)).map((parts) => parts.join(''))

const tree = fc
  .array(fc.tuple(path, fc.constantFrom(...TEXTS)), { minLength: 8, maxLength: 26 })
  .map((files) => ({ 'a.txt': 'one\ntwo\nthree\n', 'docs/c.md': 'two\n', ...Object.fromEntries(files) }))

const quoted = (word: string): string => (/[ [\]]/.test(word) ? `'${word}'` : word)

const FOLDER_NAMES = ['src', 'docs', 'packages', 'packages/a', 'packages/a/src', '.cfg', 'lib', 'nope', '.', 'src/deep']
const PATTERNS = items`
*   */   */*   */*/   */*/*   *.txt   *.md   src/*   src/*/   src/*.js   ./*   ./*/   ./*.txt   docs/*   **
**/   **/*.txt   src/**   src/**/*.js   ?.txt   ?.md   [ab].txt   [!a].txt   [^a]*.txt   [a-c]*   [[:digit:]]*
.*   .e*   .cfg/*   */.e*   packages/*   packages/*/   packages/*/*   packages/*/src/   packages/*/src/*
packages/*/a.txt   packages/?/   packages/[ab]/src   nope*   nope*/   nope/*   *.nope   {src,docs}/*
*.{txt,md}   {a,b}.txt   "*.txt"   \*.txt   '*'   src//*.js   packages/*/../*.txt   packages/a/../*/
./packages/*/.   */.   src/../*.md   $PWD/*   "$PWD"/src/*   [[]id].ts   *\ *   *[.]ts   L*E
packages/*/src/..   p*s/*/   packages/a*/   *a*/   src/*/*   [   a[   *[` // prettier-ignore

const file = path.map(quoted)
const folder = fc.constantFrom(...FOLDER_NAMES)
const place = fc.tuple(folder, fc.constantFrom('', '/', '')).map((parts) => parts.join(''))
const pattern = fc.constantFrom(...PATTERNS)
const target = fc.oneof(
  { weight: 3, arbitrary: pattern },
  { weight: 2, arbitrary: file },
  { weight: 1, arbitrary: place },
)
const targets = fc.array(target, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
const script = fc
  .constantFrom(
    's/two/2/',
    's/one/1/g',
    '/FIXME/d',
    '1d',
    '$d',
    '2,3s/e/E/',
    's|getUser|fetchUser|g',
    '1i head',
    '$a tail',
    's/^/> /',
    '/^$/d',
    'y/abc/xyz/',
    '2q',
    'n;d',
    's/\\(o\\)/<\\1>/',
    '1!G;h;$!d',
    '/one/,/two/d',
    '2,1d',
    '0,/two/s//zwei/',
    's/x*/-/g',
    's/$/!/',
    '$!N;s/\\n/+/',
    's/b\\b/B/',
  )
  .map((text) => `'${text}'`) // prettier-ignore
const out = fc.constantFrom(
  'new.txt',
  'a.txt',
  'docs/out.md',
  'lib/x.txt',
  'src/',
  'docs',
  'packages/a/new.txt',
  '.env',
)

type Part = string | fc.Arbitrary<string>

/** A line of texts and what is drawn between them. */
const form = (texts: readonly string[], ...parts: readonly Part[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((drawn) => texts.map((text, at) => text + (drawn[at] ?? '')).join(''))

const line = (texts: TemplateStringsArray, ...parts: readonly Part[]): fc.Arbitrary<string> => form(texts.raw, ...parts)

const flag = (...flags: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...flags.map((one) => one && `${one} `))

const one = fc.oneof(
  line`rm ${flag('', '-f', '-r', '-rf', '-v', '-d')}${targets}`,
  line`cp ${flag('', '-r', '-a', '-f', '-R', '-p', '-n', '-v')}${targets} ${target}`,
  line`cp ${flag('', '-r')}-t ${place} ${targets}`,
  line`cp LICENSE ${pattern}`,
  line`mv ${flag('', '-f', '-v', '-n')}${targets} ${target}`,
  line`mv -t ${place} ${targets}`,
  line`mv -t ${place} a.txt b.txt`,
  line`mv -T ${place} ${place}`,
  line`cp -rT ${place} ${place}`,
  line`mv ${file} ${file}`,
  line`mv ${place} ${place}`,
  line`cp ${flag('-r', '', '-a')}${place} ${place}`,
  line`mkdir ${flag('', '-p')}${target}`,
  line`mkdir -p ${place} && touch ${place}/new.txt`,
  line`touch ${targets}`,
  line`ln ${flag('-s', '', '-sf')}${target} ${target}`,
  line`echo x | tee ${flag('', '-a')}${targets}`,
  line`echo x > ${target}`,
  line`echo x >> ${target}`,
  line`cat ${targets} > ${out}`,
  line`cat ${targets} >> ${out}`,
  line`ls ${targets} > new.txt`,
  line`ls ${flag('-d', '-1', '-a', '')}${target} > new.txt`,
  line`echo ${targets} > new.txt`,
  line`printf '%s\n' ${targets} > new.txt`,
  line`sed -i ${script} ${targets}`,
  line`sed -i ${flag('', '-E', '-n', '-e')}${script} ${target}`,
  line`sed -i.bak ${script} ${targets}`,
  line`sed -i '' ${script} ${targets}`,
  line`sed -i "" -e ${script} ${target}`,
  line`sed -i -e ${script} -e ${script} ${target}`,
  line`sed -ie ${script} ${target}`,
  line`sed -s -i ${script} ${targets}`,
  line`sed ${script} ${targets} > ${out}`,
  line`perl -pi -e ${fc.constantFrom("'s/two/2/'", "'s/o/0/g'", "'s/^/# /'", "'s/$/!/'")} ${targets}`,
  line`for f in ${targets}; do sed -i ${script} "$f"; done`,
  line`for f in ${targets}; do [ -f "$f" ] && sed -i ${script} "$f"; done`,
  line`for f in ${targets}; do echo x >> $f; done`,
  line`for f in ${targets}; do echo "$f" >> new.txt; done`,
  line`for d in ${targets}; do echo x > "$d/new.txt"; done`,
  line`for d in ${targets}; do echo x > "${'${d}'}new.txt"; done`,
  line`for d in ${targets}; do (cd "$d" && echo x > new.txt); done`,
  line`for d in ${targets}; do cp a.txt "$d"; done`,
  line`for d in ${targets}; do cp a.txt $d; done`,
  line`for d in ${targets}; do mv "$d" "${'${d%/}'}.old"; done`,
  line`for f in ${targets}; do mv "$f" "${'${f%.txt}'}.bak"; done`,
  line`for f in ${targets}; do if [ -d "$f" ]; then touch "$f/d"; else rm "$f"; fi; done`,
  line`for f in ${targets}; do [ -e "$f" ] || continue; cp "$f" docs/; done`,
  line`for f in ${targets}; do cat "$f" >> all.txt; done`,
  line`ls ${target} | while read f; do echo "$f" >> new.txt; done`,
  line`printf '%s\n' ${targets} | while read -r f; do rm -rf "$f"; done`,
  line`while read -r f; do echo x >> "$f"; done < <(ls ${target})`,
  line`find ${place} -name ${pattern.map((text) => `'${text}'`)} | xargs ${fc.constantFrom('rm', 'rm -f', "sed -i 's/two/2/'", 'cat', 'touch')}`,
  line`find ${place} -name ${pattern.map((text) => `'${text}'`)} -exec ${fc.constantFrom('rm', 'rm -rf', "sed -i 's/two/2/'", 'touch')} {} ${fc.constantFrom('+', '\\;')}`,
  line`find ${place} ${fc.constantFrom('-type f', '-type d', '-maxdepth 1', '-maxdepth 1 -type f', '-mindepth 2', "-not -name '*.txt'", '-empty', "-path '*/src/*'")} ${fc.constantFrom("-name '*.txt'", "-name '*'", "-name 'a*'", '')} -${fc.constantFrom('delete', 'print0 | xargs -0 rm -f', 'print | xargs touch', 'print > new.txt', 'exec rm -rf {} +')}`,
  line`grep -l ${fc.constantFrom('two', 'o', 'FIXME', 'nothing')} ${targets} | xargs sed -i ${script}`,
  line`grep -rl ${fc.constantFrom('two', 'o', 'FIXME', 'nothing')} ${place} | xargs sed -i ${script}`,
  line`grep -rlZ ${fc.constantFrom('two', 'o')} ${place} | xargs -0 sed -i ${script}`,
  line`grep -rl --include=${fc.constantFrom("'*.txt'", '*.txt', "'*.{js,ts}'")} ${fc.constantFrom('two', 'o', 'getUser')} ${place} | xargs -r sed -i ${script}`,
  line`rg -l ${fc.constantFrom('two', 'o', 'FIXME')} | xargs sed -i ${script}`,
  line`rg -l ${fc.constantFrom('two', 'o', 'FIXME')} ${place} | xargs -r sed -i ${script}`,
  line`ls ${target} | xargs ${fc.constantFrom('rm', 'rm -rf', 'touch', 'cat')}`,
  line`echo ${targets} | xargs ${fc.constantFrom('rm', 'touch', '-n1 touch', '-n 1 cp a.txt', '-I{} cp a.txt {}', '-I % touch %.x')}`,
  line`printf '%s\n' ${targets} | xargs -I{} ${fc.constantFrom('cp {} docs/', 'mv {} {}.old', 'touch {}/x', 'rm -r {}', "sh -c 'echo x >> {}'")}`,
  line`cd ${target} && ${fc.constantFrom('rm *', 'touch new.txt', 'echo x > a.txt', 'rm -f *.txt', 'mv * ..', 'rm -rf ./*/', 'cp ../a.txt .', 'sed -i s/o/0/ *')}`,
  line`cd ${target}; ${fc.constantFrom('rm -f *.txt', 'touch new.txt', 'mv a.txt ..', 'echo x > a.txt')}`,
  line`pushd ${place} && ${fc.constantFrom('touch new.txt', 'rm a.txt')} && popd && touch root.txt`,
  line`(cd ${place}; rm -f *.txt); touch after.txt`,
  line`test -e ${target} && touch found.txt`,
  line`[ -d ${target} ] && touch found.txt`,
  line`[[ -f ${target} ]] && touch found.txt`,
  line`[[ a.txt == ${pattern} ]] && touch found.txt`,
  line`case a.txt in ${pattern}) touch found.txt;; *) touch other.txt;; esac`,
  line`x=${pattern}; echo $x > new.txt`,
  line`x=${pattern}; rm -rf $x`,
  line`a=(${targets}); echo "${'${#a[@]}'}" > new.txt; rm -f "${'${a[@]}'}"`,
  line`set -- ${targets}; echo $# "$1" > new.txt`,
  line`chmod +x ${targets}`,
  line`git rm -q ${targets}`,
  line`git mv ${target} ${target}`,
  line`truncate -s 0 ${targets}`,
  line`install -m 644 ${target} ${target}`,
  line`rmdir ${targets}`,
  line`unlink ${target}`,
  line`cp a.txt{,.bak} && rm ${target}`,
  line`head -n 1 ${targets} > new.txt`,
  line`tail -n +2 ${target} > new.txt && mv new.txt ${target}`,
  line`sort ${targets} -o new.txt`,
  line`wc -l ${target} > new.txt`,
  line`basename ${target} > new.txt; dirname ${target} >> new.txt`,
  line`rm -rf ${place} && mkdir ${place} && touch ${place}/x`,
  line`shopt -s ${fc.constantFrom('nullglob', 'dotglob', 'globstar', 'extglob')}; rm -rf ${pattern}`,
  line`set -f; touch ${pattern}`,
  line`echo x > ${out} & wait; touch after.txt`,
  line`rm ${target} & sed -i ${script} ${target}; wait`,
  line`x=; echo "${'${x:-d}'} ${'${y:-e}'} ${'${x-f}'} ${'${x:+g}'}" > ${out}`,
  line`: "${'${f:='}${file}}"; touch "$f"`,
  line`read -r x y <<< "a b c"; echo "$y" > ${out}`,
  line`sed ${script} <<< "$(cat ${target})" > ${out}`,
  line`printf ${fc.constantFrom("'%.2f\n' 1.5 2", "'%5.1f|\n' 3.14159", "'%x\n' 255", "'%-4s|\n' a", "'%03d\n' 7", "'%s=%s\n' a 1 b 2", "'%b' 'a\\nb'", "'%q\n' 'a b'", "'%c\n' abc", "'%5s%%\n' a", "'%i\n' 3", "'%e\n' 12", "'%.3s\n' abcdef", "'%*d\n' 5 3")} > ${out}`,
  line`paste ${flag('', '-s', '-d,')}${target} ${target} > ${out}`,
  line`cut ${fc.constantFrom('-c1-3', '-c2', '-d= -f2', '-f1', '-b1-2', "-d' ' -f2-", '-c-2', '-d= -f1,2 -s')} ${target} > ${out}`,
  line`nl ${flag('', '-ba', '-w2', '-s:')}${target} > ${out}`,
  line`comm ${flag('', '-12', '-13', '-3')}${target} ${target} > ${out}`,
  line`a=(${targets}); a+=(x); for f in "${'${a[@]}'}"; do echo "$f" >> ${out}; done; echo "${'${a[0]}'} ${'${a[-1]}'} ${'${#a[@]}'} ${'${a[@]:1}'}" >> ${out}`,
  line`declare -A m=([x]=1); m[y]=2; echo "${'${m[y]}'} ${'${!m[@]}'}" > ${out}`,
  line`awk ${fc.constantFrom("'{print $1}'", "'NR==1'", "'NR>1{print $NF}'", "-F= '{print $2}'", "'/two/{print NR}'", '\'{gsub(/o/,"0")}1\'', "'END{print NR}'", "'!s[$0]++'", "'{s+=NF}END{print s}'", "-v n=2 'NR==n'", '\'{printf "%s,", $1}\'', '\'{print > "made.txt"}\'')} ${target} > ${out}`,
  line`find ${place} -name ${pattern.map((text) => `'${text}'`)} | while read -r f; do ${fc.constantFrom('echo "$f" >> all.txt', 'sed -i 1d "$f"', 'mv "$f" "$f.old"', 'cp "$f" docs/', 'n=$((n+1)); echo $n >> "$f"')}; done`,
  line`for f in $(find ${place} -type f -name ${pattern.map((text) => `'${text}'`)}); do ${fc.constantFrom('echo x >> $f', 'cat $f >> all.txt', 'mv $f ${f%.*}.bak', 'rm $f')}; done`,
  line`find ${place} -type f | ${fc.constantFrom('sort', 'grep src', 'head -1', 'wc -l', 'sort | head -2', 'cut -d/ -f2', 'xargs -n1 basename', "sed 's/^/x/'", 'xargs cat', 'xargs wc -l', 'tail -1')} > ${out}`,
  line`grep -rl o ${place} | ${fc.constantFrom('grep -v docs', 'sort', 'head -1')} | xargs ${fc.constantFrom('rm', 'sed -i 1d', 'cat', 'cp -t docs')}`,
  line`case "$(cat ${target})" in *two*) rm ${target} ;; "") touch empty.txt ;; *) touch other.txt ;; esac`,
  line`f() { sed -i ${script} "$1"; }; for x in ${targets}; do f "$x"; done`,
  line`if grep -q two ${target}; then rm ${target}; elif [ -e ${target} ]; then touch found.txt; fi`,
  line`jq ${fc.constantFrom("'.a=1'", '\'.b.c="x"\'', "'del(.a)'", '.a', '-r .b', '-c .', "--arg v 2 '.a=$v'")} ${fc.constantFrom('<<< \'{"a":0}\'', '<<< \'{"b":{},"x":[1,"é"]}\'')} > ${out}`,
  line`tac ${target} > ${out}; rev ${target} >> ${out}; base64 ${target} | base64 -d > copy.txt`,
  line`mkdir -p out && cp ${targets} out/ ; mv out/* ${place}`,
  line`while IFS= read -r l; do echo "[$l]" >> ${out}; done < ${target}`,
  line`{ cat ${target}; echo end; } > tmp.txt && mv tmp.txt ${target}`,
  line`exec 3> ${out}; echo a >&3; exec 3>&-; echo b >> ${out}`,
  line`(exit 1) || echo x > ${out}; ! false && echo y >> ${out}`,
  line`trap 'echo bye > bye.txt' EXIT; rm ${target}`,
  line`cp ${file} ${file} 2>/dev/null; rm -f ${target} 2>/dev/null || true; echo z > ${out}`,
  line`[ ${target} = ${pattern} ] && touch same.txt; [ -z "$(ls ${target} 2>/dev/null)" ] || touch some.txt`,
)

const join = fc.constantFrom(' && ', '; ', ' || ', '\n')
const generated = fc.oneof(
  { weight: 3, arbitrary: one },
  { weight: 2, arbitrary: fc.tuple(one, join, one).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.tuple(one, join, one, join, one).map((parts) => parts.join('')) },
)

/** Checkouts with lines, the same for a seed. */
export const generatedRuns = (seed: number, trees: number, lines: number): readonly GeneratedRun[] =>
  fc.sample(tree, { numRuns: trees, seed }).map((files, at) => ({
    files,
    lines: [...new Set(fc.sample(generated, { numRuns: lines, seed: seed * 1000 + at }))],
  }))
