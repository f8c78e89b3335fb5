import type { LanguageName } from '../../../../src/wings/codemods/structure/languages.ts'
import { items } from '../../../support/items.ts'

/** A text, and patterns or rules of many positions in it; what each comes to is ast-grep's to say. */
export interface Positions {
  readonly language: LanguageName
  readonly file: string
  readonly text: string
  readonly sought: readonly (string | Readonly<Record<string, unknown>>)[]
  /** Patterns that come to something else here, and why. */
  readonly unlike?: Readonly<Record<string, string>>
}

const within = (context: string, selector: string) => ({ pattern: { context, selector } })

const ECMA = `import def, { one as two } from 'mod'
import * as all from "all"
export { two as three } from './x.js'
@sealed class Shop extends Base {
  static #count = 0
  name = 'a'
  constructor(a, { b, c = 1 }, ...rest) { super(a) }
  get total() { return this.#count }
  async *each(item) { yield* item }
}
switch (kind) { case 'a': run(1); break; case 'b': default: stop() }
const obj = { key: 1, 'quoted-key': two, [computed]: 3, method() { return 4 }, ...spread }
const text = \`a \${name} b \${call(1)}\` // a note
label: for (const [k, v] of Object.entries(obj)) { if (!k) continue label }
try { risky() } catch { recover() } finally { done() }
const fn = async (x) => await x?.y?.[z] ?? x
delete obj.key, void 0, typeof x === 'string'
/* block */ new.target
a ||= b; a **= 2; x = y ? z : w; throw new Error(\`m\`)
`

const ECMA_SOUGHT: Positions['sought'] = [
  "import $A, { $$$B } from 'mod'",
  "import { $A as $B } from 'mod'",
  'import * as $A from $B',
  'export { $$$A } from $B',
  "'mod'",
  within('class A { name = $V }', 'field_definition'),
  within('class A { get total() { $$$B } }', 'method_definition'),
  within('class A { async *each($A) { $$$B } }', 'method_definition'),
  'class $A extends $B { $$$C }',
  '@sealed class $A extends $B { $$$C }',
  within('class A { constructor($A, $$$B) { $$$C } }', 'method_definition'),
  within("switch (a) { case 'a': $$$B }", 'switch_case'),
  within('switch (a) { default: $$$B }', 'switch_default'),
  'switch ($A) { $$$B }',
  within('({ key: $V })', 'pair'),
  within("({ 'quoted-key': $V })", 'pair'),
  within('({ [$K]: $V })', 'pair'),
  '{ $$$A }',
  '...$A',
  within('({ ...$A })', 'spread_element'),
  '`a ${$A} b ${$B}`',
  within('`${call($A)}`', 'template_substitution'),
  'call(1)',
  '// a note',
  '/* block */',
  { kind: 'comment', regex: 'note' },
  ...items`
label: $A   continue label   for (const $A of $B) { $$$C }   for (const [$K, $V] of $X) { $$$B }
try { $$$A } catch { $$$B } finally { $$$C }   async ($A) => $B   await $A   $A?.y   $A?.[$B]   $A ?? $B
delete $A   void 0   typeof $A === $B   new.target   $A ||= $B   $A **= $B   $A ? $B : $C   throw $A
throw new Error($A)   super($A)   this.#count   yield* $A   !$A   key`,
  { kind: 'property_identifier', regex: '^key$' },
  'break',
  "case 'a'",
  'name',
  'run($A);',
  '$A;',
  '$F($$$A)',
]

const TYPES = `interface A<T extends object = {}> { readonly x?: number; [key: string]: unknown; call(a: string): void }
type U = 'a' | 'b' | Partial<A<string>>
enum E { One = 1, Two }
abstract class C implements A { private constructor(public readonly p: string, q?: number) { super() } declare z: U }
function over(a: string): string
function over(a: any): any { return a as unknown as string }
const v = <const>['a'], w = x!.y satisfies U, f = <T,>(a: T): a is T => true
namespace N { export const k: keyof typeof v = 'a' }
import type { Q } from 'q'; export type { U }; let t: [a: string, b?: number] = g<string>()
@dec() class D { @in() field: string; @out method(@arg() a: A) {} }
`

const TYPES_SOUGHT: Positions['sought'] = [
  'interface $A { $$$B }',
  'interface $A<$$$T> { $$$B }',
  within('interface A { readonly x?: $T }', 'property_signature'),
  within('interface A { call($$$P): $R }', 'method_signature'),
  'type $A = $B',
  'enum $A { $$$B }',
  within('enum E { One = $V }', 'enum_assignment'),
  within('class C { private constructor($$$P) { $$$B } }', 'method_definition'),
  within('function f($P?: number) {}', 'optional_parameter'),
  within('function f($P: string) {}', 'required_parameter'),
  'function $F($$$P): $R',
  '$A as $B',
  '$A as unknown as $B',
  '$A!',
  '$A satisfies $B',
  '<const>$A',
  within('let a: Partial<$T>', 'generic_type'),
  within('let a: $A | $B', 'union_type'),
  within('let a: keyof $T', 'index_type_query'),
  'namespace $A { $$$B }',
  'import type { $A } from $B',
  "import type { Q } from 'q'",
  'export type { $A }',
  within('let a: [$$$T]', 'tuple_type'),
  'g<$T>()',
  '@dec() class $A { $$$B }',
  within('class A { @in() $F: $T }', 'decorator'),
  within('class A { @in() field: $T }', 'public_field_definition'),
  { kind: 'decorator' },
  within('function f(@arg() $A: $T) {}', 'required_parameter'),
  'string',
  { kind: 'type_identifier', regex: '^U$' },
  'any',
  "'a'",
  'abstract class $A implements $B { $$$C }',
  within('let a: $A[]', 'array_type'),
  'let $A: $T = $V',
]

const JSX = `const a = <Shop.Item key="k" on={go} {...rest} plain>text {value} <b/> {list.map((x) => <li key={x}>{x}</li>)}</Shop.Item>
const b = <><i className='x'>{/* note */}</i></>
const c = <Generic<string> a={<p>in</p>} data-x="1" aria-label={\`t \${u}\`} />
`

export const POSITIONS: readonly Positions[] = [
  { language: 'javascript', file: 'p.js', text: ECMA, sought: ECMA_SOUGHT },
  { language: 'typescript', file: 'p.ts', text: TYPES, sought: TYPES_SOUGHT },
  {
    language: 'tsx',
    file: 'p.tsx',
    text: JSX,
    sought: [
      '<b/>',
      '<b />',
      '<li key={$K}>{$V}</li>',
      '<li $$$A>$$$B</li>',
      '<$T key={$K}>{$V}</$T>',
      '<>$$$A</>',
      within('<a key="k" />', 'jsx_attribute'),
      within('<a on={$V} />', 'jsx_attribute'),
      within('<a {...$V} />', 'jsx_expression'),
      within('<a data-x="1" />', 'jsx_attribute'),
      within("<i className='x' />", 'jsx_attribute'),
      '<Shop.Item $$$A>$$$B</Shop.Item>',
      '<p>in</p>',
      '<p>$A</p>',
      { kind: 'jsx_text' },
      { kind: 'jsx_attribute', has: { kind: 'property_identifier', regex: '^aria' } },
      '/* note */',
      'list.map($F)',
      '<Generic<$T> $$$A />',
      '"k"',
      within('<a>{value}</a>', 'jsx_expression'),
      'className',
      '<i className={$A}>$$$B</i>',
    ],
  },
  {
    language: 'python',
    file: 'p.py',
    text: `from a.b import c as d, e\nimport os.path\n@app.route("/x", methods=["GET"])\nasync def f(a, /, b: int = 1, *args, c, **kw) -> dict[str, int]:\n    """Doc."""\n    async with open(a) as h, g():\n        x: int = await h.read()\n    match a:\n        case {"k": v} if v > 1: pass\n        case [1, *rest]: return rest\n        case _: raise E from None\n    try: y = [i for i in range(10) if i]\n    except (A, B) as err: print(f"{err!r:>10} {x + 1}", end="")\n    else: z = {**a, "k": 1, }\n    finally: del z[0:1], x\n    return lambda q, *r: q if r else -q\nclass K(Base, metaclass=M):\n    attr = None\n    @property\n    def p(self): yield from self.q\nassert x is not None, "m"  # note\nglobal gg\nwhile (n := 1) and not m: n @= 2\n`,
    sought: [
      'from $A import $$$B',
      'from a.b import $A as $B, $C',
      'import os.path',
      '@app.route($$$A)',
      within('@app.route($$$A)\ndef f(): pass', 'decorator'),
      'async def $F($$$P) -> $R: $$$B',
      within('def f($A: int = 1): pass', 'typed_default_parameter'),
      within('def f(**$A): pass', 'dictionary_splat_pattern'),
      '"""Doc."""',
      within('with open($A) as $B: pass', 'with_item'),
      'await $A',
      within('match a:\n    case _: $$$B', 'case_clause'),
      within('match a:\n    case [1, *$R]: $$$B', 'case_clause'),
      'raise $A from None',
      '[$A for $B in $C if $D]',
      within('try: pass\nexcept ($A, $B) as $C: $$$D', 'except_clause'),
      'print($$$A, end=$E)',
      'f"{err!r:>10} {x + 1}"',
      within('f"{$A + 1}"', 'interpolation'),
      '{**$A, $$$B}',
      within('{"k": $V}', 'pair'),
      'del $$$A',
      '$A[0:1]',
      'lambda $$$P: $B',
      '$A if $B else $C',
      'class $A($$$B): $$$C',
      within('class A(metaclass=$M): pass', 'keyword_argument'),
      '@property\ndef $A(self): $$$B',
      ...items`
yield from $A   assert $A, $B   $A is not None   # note   global $A   $A := $B   ($A := $B)   not $A
$A @= $B   x: int = $A   -$A   pass   self.$A   dict[$A, $B]   $A = $B   range(10)   None`,
    ],
  },
  {
    language: 'go',
    file: 'p.go',
    text: `package p\n\nimport (\n\tm "math"\n\t"fmt"\n)\n\n// note\ntype T[K comparable, V any] struct {\n\tA int \`json:"a"\`\n\t*B\n}\ntype I interface {\n\tM(a, b int) (string, error)\n\t~int | ~string\n}\n\nfunc (t *T[K, V]) Do(ctx ctx.C, xs ...int) (n int, err error) {\n\tdefer func() { recover() }()\n\tgo run(ctx)\n\tswitch v := x.(type) {\n\tcase int, string:\n\t\tfallthrough\n\tdefault:\n\t\tn++\n\t}\n\tselect {\n\tcase c <- 1:\n\tcase r, ok := <-c:\n\t\t_ = r\n\t}\n\tfor i, x := range xs { a[i] = x }\n\tfor i := 0; i < 10; i++ { continue }\n\tif err := f(); err != nil { return 0, fmt.Errorf("x: %w", err) }\n\tm := map[string][]int{"k": {1}, "l": nil}\n\tp := &T[int, any]{A: 1}\n\tvar q, r = xs[1:2], (*p).A\n\tconst k = iota\n\tgoto end\nend:\n\treturn len(xs) &^ 1, nil\n}\n`,
    sought: [
      ...items`
fmt.Errorf($$$A)   len($A)   $A != nil   $A[$B]   $A[$B:$C]   map[$A]$B   map[string][]int{$$$A}   &$A   *$A
(*$A).$B   $A.(type)   $A &^ $B   $A++   defer $A   go $A   go run($A)   defer func() { $$$A }()
func() { $$$A }   for $A, $B := range $C { $$$D }   for $$$A { $$$B }   if $A := $B; $C { $$$D }
return $A, $B   return $$$A   $A := $B   $A, $B := <-$C   <-$A   $A <- $B   continue   goto $A
var $A, $B = $C, $D   const $A = $B   type $A struct { $$$B }   type $A interface { $$$B }   import "fmt"`,
      within('import ("fmt")', 'import_spec'),
      within('package p\ntype T struct { A $T `json:"a"` }', 'field_declaration'),
      within('switch x { case $A, $B: $$$C }', 'expression_case'),
      within('package p\nfunc f() { switch x.(type) { case int, string: $$$C } }', 'type_case'),
      '// note',
      '"k"',
      within('package p\nvar a = T{"k": $V}', 'keyed_element'),
      within('package p\nvar a = T{A: $V}', 'keyed_element'),
      'x',
      'nil',
      '[]int',
      '...int',
      'func $F($$$P) ($$$R) { $$$B }',
      within('package p\nfunc f($A, b int) {}', 'parameter_declaration'),
      ...items`
any   package p   recover()   _ = $A   $A = $B   end:   iota   \`json:"a"\``,
    ],
  },
  {
    language: 'java',
    file: 'P.java',
    text: `package a.b;\nimport static x.Y.*;\n@Entity(name = "t") public final class P<T extends Q & R> extends S implements U {\n  private static final int N = 1, M[] = {2};\n  @Inject P(@Named("x") final String s, int... xs) throws E { super(s); this.n = 1; }\n  static { init(); }\n  <V> V get(Map<String, ? extends V> m) { return m.get("k"); }\n  void run() {\n    switch (k) { case A, B -> go(); case C: stop(); break; default: }\n    int r = switch (x) { case 1 -> 2; default -> { yield 3; } };\n    try (var in = open(); in) { in.read(); } catch (A | B e) { throw e; } finally { }\n    for (String s : list) synchronized (s) { continue; }\n    Runnable q = () -> run(), w = P::new; // note\n    if (o instanceof String t && !t.isEmpty()) assert x > 0 : "m";\n    var a = new int[] {1, 2}; a[0] += (int) 2L; do { i--; } while (i > 0);\n    label: while (true) { break label; }\n  }\n  enum E { ONE(1) { }, TWO; }\n  record Rec(int a, String b) { }\n  interface I { default void d() { } }\n}\n`,
    sought: [
      'import static $A.*;',
      'import static x.Y.*;',
      'package $A;',
      '@Entity($$$A)',
      '@Inject',
      within('class A { @Inject P($$$A) throws E { $$$B } }', 'constructor_declaration'),
      within('class A { private static final int $N = $V, $M[] = $W; }', 'field_declaration'),
      within('class A { void f(@Named($X) final String $S) {} }', 'formal_parameter'),
      'super($A);',
      'this.n = $A',
      'this.n = $A;',
      within('class A { static { $$$B } }', 'static_initializer'),
      'return $A;',
      '$A.get($B)',
      within('class A { void f() { switch (k) { case A, B -> $X; } } }', 'switch_rule'),
      ...items`
yield $A;   switch ($A) { $$$B }   try ($$$R) { $$$A } catch ($E) { $$$B } finally { $$$C }   throw $A;
for ($T $A : $B) $C   synchronized ($A) { $$$B }   () -> $A   P::new   $A::new   // note   $A instanceof $B
$A && $B   !$A   assert $A : $B;   new int[] {$$$A}   $A[0] += $B   (int) $A   do { $$$A } while ($B);
break $A;   break label;`,
      within('enum E { ONE($A) { } }', 'enum_constant'),
      'record $A($$$B) { $$$C }',
      'interface $A { $$$B }',
      'class $A { $$$B }',
      'Map<String, $A>',
      within('Map<String, ? extends $V> m;', 'wildcard'),
      ...items`
"k"   i--   var $A = $B;   int $A = $B;   s   String   1   continue;   $A > 0`,
    ],
  },
  {
    language: 'rust',
    file: 'p.rs',
    text: `#![allow(dead_code)]\nuse std::{fmt::{self, Display}, io as i};\n/// doc\n#[derive(Debug, Clone)]\npub(crate) struct S<'a, T: Display + 'a = u8> where T: Sized { pub a: &'a mut T, b: [u8; 4] }\nenum E { A(i32), B { x: u8 }, C = 3 }\nimpl<'a, T> Tr for S<'a, T> { const N: usize = 1; type O = (); fn m(&mut self, mut a: u8, _: &str) -> Result<(), Box<dyn Er>> { Ok(()) } }\nmacro_rules! mm { ($x:expr) => { $x + 1 }; }\nasync unsafe fn f<const N: usize>(g: impl Fn(u8) -> u8) {\n    let Some(x) = y else { return };\n    let v = match z { E::A(n @ 1..=9) if n > 2 => n, E::B { x, .. } | E::C => { 0 } _ => unreachable!("a {}", 1) };\n    if let Ok(w) = g(1)? { loop { break 'l w; } }\n    for (i, _) in vec![1; 3].iter().enumerate() { println!("{i}"); }\n    let c = move |a: u8| -> u8 { a as u8 };\n    while let Some(ref q) = it.next() { q.await?; }\n    S { a: &mut 1, ..Default::default() };\n    let t = (1, "s", b'c', r#"raw"#, 1.0e3, 'c'); // note\n    *p = &raw[..2]; x <<= 1; -a; !b; a.0.1; E::A::<u8>(1);\n}\nmod m { pub use super::*; static X: u8 = 0; extern "C" { fn g(); } }\n`,
    sought: [
      'use std::{$$$A};',
      '#[derive($$$A)]',
      '#![allow($A)]',
      'struct $A { $$$B }',
      'pub(crate) struct $A { $$$B }',
      within('struct S { pub a: $T }', 'field_declaration'),
      'enum $A { $$$B }',
      within('enum E { A($T) }', 'enum_variant'),
      'impl $A for $B { $$$C }',
      within('impl A { const N: usize = $V; }', 'const_item'),
      within('impl A { fn m(&mut self, $$$P) -> $R { $$$B } }', 'function_item'),
      'fn $F($$$P) { $$$B }',
      'Ok($A)',
      'Ok(())',
      'let Some($A) = $B else { $$$C };',
      'match $A { $$$B }',
      within('match a { _ => $A }', 'match_arm'),
      within('match a { E::A($N @ 1..=9) if $C => $A, }', 'match_arm'),
      ...items`
unreachable!($$$A)   println!($$$A)   vec![$$$A]   if let Ok($A) = $B { $$$C }   $A?   break $A
for $A in $B { $$$C }   $A.iter()   $A.enumerate()   move |$A| $B   $A as u8   while let $A = $B { $$$C }
$A.await   $A.await?   S { $$$A }   S { a: $A, ..$B }   (1, $$$A)   "s"   'c'   1.0e3   // note   *$A = $B
&$A[..2]   &mut $A   $A <<= 1   -$A   !$A   $A.0   mod $A { $$$B }   static $A: $T = $V;   let $A = $B;
return   x   u8   &str   Box<$A>   Box<dyn $A>   &'a mut $T   loop { $$$A }   dyn Er   $A > 2
let mut $A = $B;`,
    ],
  },
  {
    language: 'ruby',
    file: 'p.rb',
    text: `require 'a'\nmodule M\n  class A < B::C\n    include D\n    attr_reader :x, :y\n    CONST = %w[a b].freeze\n    def self.make(a, b = 1, *c, d:, e: 2, **f, &g) = new(a)\n    def call!\n      return unless @x && !@@y\n      foo.each_with_index do |v, (i, j)| puts "#{v} #{i + 1}" end\n      case v\n      when Integer, /re/i then 1\n      else 2\n      end\n      case h\n      in { k: String => s } then s\n      end\n      begin\n        yield 1\n      rescue E, F => e\n        raise G, "m" if e\n      ensure\n        done\n      end\n      x ||= { a: 1, 'b' => 2, c: }\n      y = x&.fetch(:a) { nil }\n      -> (z) { z.to_s }\n      a, *b = c ? d : e\n      while i < 1..3 do i += 1 end\n      foo bar, baz: 1\n      <<~T\n        text\n      T\n    end\n  end\nend\n# note\nputs :sym, 'q', $glob, __FILE__\n`,
    sought: [
      ...items`
require 'a'   require $A   module $A; $$$B; end   class $A < $B; $$$C; end   include $A   attr_reader $$$A
attr_reader :x, $A   CONST = $A   $A.freeze   %w[a b]   def self.make($$$A) = $B   def call!; $$$A; end
return unless $A   $A && $B   !$A   @x   @@y   $A.each_with_index do |$$$B| $$$C end   puts $A   puts $$$A
"#{$A} #{$B}"   case $A; $$$B; end`,
      within('case a\nwhen Integer, $A then $B\nend', 'when'),
      within('case h\nin { k: $A } then $B\nend', 'in_clause'),
      'yield $A',
      'raise $A, $B',
      'raise $A, $B if $C',
      within('begin\nrescue $A, $B => $C\n $$$D\nend', 'rescue'),
      '$A ||= $B',
      within('{ a: $A }', 'pair'),
      ...items`
{ 'b' => $A }   $A&.fetch($B)   $A&.fetch($B) { $C }   -> ($A) { $B }   $A.to_s   $A ? $B : $C
while $A do $$$B end   $A += 1   $A..3   foo $A, baz: $B   foo bar, $$$A   :sym   'q'   # note   nil   /re/i
done   x   $A = $B   B::C   $A::C   new($A)   __FILE__   1`,
    ],
  },
  {
    language: 'php',
    file: 'p.php',
    text: `<?php\ndeclare(strict_types=1);\nnamespace A\\B;\nuse C\\{D, E as F};\n#[Attr(1)]\nfinal class K extends L implements M {\n  use T;\n  private const X = 1;\n  public function __construct(private readonly ?string $a = null, int|float ...$b) { parent::__construct($a); }\n  public static function make(): static { return new static(...[1]); }\n  protected $p = ['k' => 1, 2];\n}\nfunction f(array &$x): ?int {\n  global $g; static $s = 0;\n  foreach ($x as $k => [$v, $w]) { continue 2; }\n  switch ($k) { case 'a': return 1; default: break; }\n  $r = match (true) { $k > 1, $v => 'a', default => throw new E("m {$k}") };\n  try { g(); } catch (A | B $e) { throw $e; } finally { h(); }\n  $c = fn ($y) => $y ?? $x?->z['q'];\n  $d = function () use (&$c) { yield $c; };\n  if (!isset($x['a'])) { unset($x['b']); } elseif ($y instanceof K) { echo 'a', "b"; } else { print 1; }\n  $i++; $j .= 'x'; K::X; K::make()->p; $o->{$n}(); (int) $q; @$z; exit(1);\n  while ($a <=> $b) : endwhile; // note\n  for ($i = 0; $i < 1; $i++) {}\n  return -$a ** 2;\n}\nenum S: string { case One = 'o'; }\n`,
    sought: [
      ...items`
declare(strict_types=1);   namespace $A;   use $A;   throw new $E($$$A);   throw $A;   return $A;   g();   g()
$A++   $A++;   echo $$$A;   echo 'a', $A;   print $A;   foreach ($A as $B => $C) { $$$D }   continue 2;
switch ($A) { $$$B }`,
      within("switch ($a) { case 'a': $$$B }", 'case_statement'),
      ...items`
match (true) { $$$A }   try { $$$A } catch ($E $F) { $$$B }
try { $$$A } catch (A | B $E) { $$$B } finally { $$$C }   fn ($A) => $B   $A ?? $B   $A?->z   $A['q']
function () use (&$A) { $$$B }   yield $A;   if ($A) { $$$B }   isset($A)   unset($A);   $A instanceof K
$A .= $B   $A .= $B;   K::X   K::make()   $A->p   $A->{$B}()   (int) $A   @$A   exit(1)   exit(1);
while ($A) : endwhile;   for ($A; $B; $C) { $$$D }   -$A   $A ** 2   enum $A: string { $$$B }`,
      within('enum S: string { case One = $V; }', 'enum_case'),
      'class $A extends $B implements $C { $$$D }',
      within('class A { private const X = $V; }', 'const_declaration'),
      within('class A { use T; }', 'use_declaration'),
      within('class A { protected $p = $V; }', 'property_declaration'),
      within('class A { public static function make(): static { $$$B } }', 'method_declaration'),
      ...items`
function f($$$A): ?int { $$$B }   new static($$$A)   parent::__construct($A);   [$$$A]   ['k' => $A, 2]
// note   'x'   $x   global $A;   static $A = 0;   "m {$k}"   #[Attr($A)]   $A = $B;   $A = $B   !$A
$A <=> $B   null   1`,
    ],
  },
  {
    language: 'csharp',
    file: 'P.cs',
    text: `using System; using X = System.Text; using static M;\nnamespace N.O;\n[Attr(1, Name = "a")]\npublic sealed partial class P<T> : Q, IR where T : class, new() {\n  private readonly int item = 1, other;\n  public string? Name { get; init; } = "n";\n  public int this[int i] => items[i];\n  public P(int item, params string[] rest) : base(item) { this.item = item; }\n  public async Task<int> Run([From] string a, ref int b, out var c, int d = 1) {\n    await foreach (var item in Items) { yield return item; }\n    switch (a) { case "x" when b > 1: goto case "y"; case "y": break; default: throw new E($"m {a:N2} {b}"); }\n    var r = a switch { null => 1, { Length: > 3 } s => 2, _ => 3 };\n    using var f = Open(); lock (f) { checked { i++; } }\n    try { Go(); } catch (E e) when (e.Code == 1) { throw; } finally { }\n    Func<int, int> g = x => x + 1, h = (x, y) => { return x; };\n    var q = from n in ns where n > 1 select n; // note\n    if (o is string t && t is not null) o?.M()?.N[0]; else obj = new() { A = 1, ["k"] = 2 };\n    var (l, m) = (1, 2); int[] z = { 1, 2 }; var k = new[] { 1 }; x ??= typeof(int); y = (int)w; v = a ?? b; u = nameof(item);\n    for (int i = 0; i < 1; i++) continue; while (!done) { } do { } while (true);\n    return default(int);\n  }\n  public static P operator +(P a, P b) => a;\n  event EventHandler E; delegate void D(int a);\n}\nrecord struct R(int A); enum E : byte { One = 1, Two } interface I { void M(); }\n`,
    sought: [
      'using System;',
      'using X = $A;',
      'using static M;',
      'namespace $A;',
      '[Attr($$$A)]',
      within('[Attr(1, Name = $A)] class A { }', 'attribute'),
      within('class A { private readonly int $A = 1, $B; }', 'field_declaration'),
      within('class A { public string? Name { get; init; } = $V; }', 'property_declaration'),
      within('class A { public int this[int $I] => $V; }', 'indexer_declaration'),
      within('class A { public P($$$A) : base($B) { $$$C } }', 'constructor_declaration'),
      within('class A { void M([From] string $A) { } }', 'parameter'),
      'item',
      { kind: 'identifier', regex: '^item$' },
      within('item;', 'identifier'),
      { kind: 'assignment_expression', has: { pattern: 'item' } },
      ...items`
this.item = $A;   this.item = $A   await foreach (var $A in $B) { $$$C }   yield return $A;   goto case $A;
throw new E($A);   throw new E($A)   throw;   $"m {a:N2} {b}"`,
      within('switch (a) { case "y": $$$B }', 'switch_section'),
      '$A switch { $$$B }',
      within('var x = a switch { _ => $B };', 'switch_expression_arm'),
      ...items`
using var $A = $B;   lock ($A) { $$$B }   checked { $$$A }   i++;   i++   Go();   Go()   x => $A
($A, $B) => { $$$C }   from $A in $B where $C select $D   // note   $A is string $B   $A is not null
$A && $B   $A?.M()   $A?.M()?.N[0]   new() { $$$A }   ($A, $B)   var ($A, $B) = $C;   new[] { $$$A }
$A ??= $B   $A ??= $B;   typeof($A)   (int)$A   $A ?? $B   nameof($A)   for (int $A = 0; $B; $C) $D
while ($A) { }   do { } while (true);   return default(int);   return $A;   default(int)`,
      within('class A { public static P operator +(P $A, P $B) => $C; }', 'operator_declaration'),
      within('class A { event EventHandler $E; }', 'event_field_declaration'),
      'enum E : byte { $$$A }',
      within('enum E { One = $V }', 'enum_member_declaration'),
      ...items`
interface I { $$$A }   record struct R(int $A);   class $A { $$$B }   Task<$A>   "n"   null   1   string
continue;   obj = $A;   items[$A]   { $$$A }`,
    ],
  },
  {
    language: 'cpp',
    file: 'p.cc',
    text: `#include <vector>\n#define MAX(a, b) ((a) > (b))\nnamespace n::m {\ntemplate <typename T, int N = 1> class C final : public B<T>, private virtual D {\npublic:\n  explicit C(int a = 1, T&& t = {}) noexcept : a_(a), B<T>{t} {}\n  ~C() override = default;\n  C(const C&) = delete;\n  [[nodiscard]] auto get() const -> std::vector<T>& { return *this->v_; }\n  static constexpr int k{3};\n  friend struct E;\nprivate:\n  int a_ = 0; T* p[N];\n};\n}\nusing V = std::vector<int>; enum class Q : char { A = 'a', B };\nint main(int argc, char** argv) {\n  auto f = [&, x = 1](auto&& y) mutable -> int { return std::move(y); };\n  for (auto& [k, v] : map) if (const auto it = m.find(k); it != m.end()) continue;\n  switch (x) { case 1: case 2: foo<int>(1); break; default: goto out; }\n  try { throw std::runtime_error("x"); } catch (const E& e) { delete[] p; } catch (...) {}\n  int *q = new int[3]{1, 2}, r = sizeof(int), s = static_cast<int>(1.5f) ? ~a : !b; // note\n  a->b.c[0] <<= 1; ++i; x = (y, z); p = nullptr; *q = &r; co_await z;\n  while (i--) do { ; } while (0);\nout:\n  return R"(raw)" "s" != 0;\n}\n`,
    sought: [
      '#include <vector>',
      '#include $A',
      'namespace $A { $$$B }',
      'class $A { $$$B };',
      'explicit C($$$A)',
      within('class A { ~C() override = default; };', 'function_definition'),
      within('class A { C(const C&) = delete; };', 'function_definition'),
      within('class A { int $A = 0; };', 'field_declaration'),
      within('class A { static constexpr int $A{3}; };', 'field_declaration'),
      'return $A;',
      'return *$A;',
      '*$A',
      'this->v_',
      '$A->$B',
      'using $A = $B;',
      'enum class $A : char { $$$B };',
      within('enum class A { A = $V };', 'enumerator'),
      'int main($$$A) { $$$B }',
      within('int f(char** $A) {}', 'parameter_declaration'),
      'std::move($A)',
      'std::vector<int>',
      'std::$A',
      '$A::$B',
      { kind: 'alias_declaration', has: { field: 'type', has: { pattern: 'std::vector<$A>', stopBy: 'end' } } },
      '[&, x = 1]($A) mutable -> int { $$$B }',
      'for (auto& [$A, $B] : $C) $D',
      'm.find($A)',
      '$A.find($B)',
      'm.end()',
      '$A != $B',
      'continue;',
      'switch ($A) { $$$B }',
      within('void f() { switch (x) { default: goto out; } }', 'case_statement'),
      'foo<int>($A)',
      'foo<$A>($B)',
      'foo<int>($A);',
      'goto $A;',
      'throw $A;',
      'throw std::runtime_error($A);',
      'std::runtime_error($A)',
      'try { $$$A } catch (...) { $$$B }',
      within('void f() { try {} catch (const E& $A) { $$$B } }', 'catch_clause'),
      ...items`
delete[] $A   delete[] $A;   new int[3]{$$$A}   sizeof(int)   static_cast<int>($A)   static_cast<$T>($A)
$A ? $B : $C   ~$A   !$A   // note   $A <<= 1   $A <<= 1;   ++$A   $A = ($B, $C)   $A = nullptr
$A = nullptr;   &$A   co_await $A   while ($A) $B   do { $$$A } while (0);   out: $A   "s"   nullptr   1   x
std::vector<$A>   auto $A = $B;   a->b   $A[0]   int   break;`,
    ],
  },
  {
    language: 'c',
    file: 'p.c',
    text: `#include "a.h"\n#define N 10\n#ifdef X\nextern int g;\n#endif\ntypedef struct node { int v; struct node *next; unsigned f : 3; } node_t;\nenum e { A = 1, B };\nunion u { int i; float f; };\nstatic inline int add(const int *restrict a, int b[], ...) {\n  int x = 1, *p = &x, arr[N] = { [0] = 1, 2 };\n  node_t n = { .v = 1, .next = NULL };\n  for (int i = 0; i < N; i++) { if (!p) continue; else break; }\n  switch (x) { case A: return 1; default: goto end; }\n  while (x--) { do { ; } while (0); }\n  memset(p, 0, sizeof(*p)); free(p); n.v = (int)1.0f; n.next->v |= 1; x = a ? b[0] : -1; // note\n  char *s = "a" "b", c = 'c'; fn = &add; (*fn)(1, 2); y = sizeof(int);\nend:\n  return a == NULL && *p != 0;\n}\n`,
    unlike: { 'int x = $A': 'it matches `int x = 1;` alone; ast-grep drops the declarators after the first one' },
    sought: [
      '#include "a.h"',
      '#include $A',
      '#define N $A',
      'extern int $A;',
      'typedef struct node { $$$A } node_t;',
      within('struct a { unsigned $A : 3; };', 'field_declaration'),
      'enum e { $$$A };',
      within('enum e { A = $V };', 'enumerator'),
      'union u { $$$A };',
      within('void f(const int *restrict $A) {}', 'parameter_declaration'),
      'int x = $A',
      'int $A = $B;',
      'node_t $A = { $$$B };',
      within('node_t a = { .v = $A };', 'initializer_pair'),
      'for ($A; $B; $C) { $$$D }',
      'for (int i = 0; $B; $C) { $$$D }',
      'if ($A) $B',
      'if (!$A) continue; else break;',
      '!$A',
      'continue;',
      'switch ($A) { $$$B }',
      within('void f() { switch (x) { case A: $$$B } }', 'case_statement'),
      ...items`
goto $A;   while ($A) { $$$B }   do { $$$A } while (0);   memset($A, 0, $B);   memset($A, 0, sizeof(*$B));
free($A);   sizeof(*$A)   sizeof(int)   n.v = $A;   (int)$A   $A->v |= 1;   $A->v   $A ? $B : $C;   -1
// note   "a" "b"   'c'   &$A   &add   (*$A)($B, $C);   return $A;   return $A && $B;   $A == NULL   $A != 0
$A == NULL && $B   NULL   x   end: $A   $A[0]   $A--   x--   *$A   int   arr[N]`,
    ],
  },
  {
    language: 'bash',
    file: 'p.sh',
    text: `#!/bin/bash\nset -euo pipefail\nexport A=1 B="x y"\nfunction f { local a=$1; echo "\${a:-none}" >&2; return 1; }\ng() (cd /x && ls -l | grep -v y)\nif [ -z "$A" ] || [[ $B == x* ]]; then rm -rf "$A"; elif test -f z; then :; else exit 2; fi\nfor i in 1 2 3; do echo $i; done\nfor ((i=0; i<3; i++)); do continue; done\ncase "$1" in a|b) run ;; *) stop ;; esac\nwhile read -r line; do printf '%s\\n' "$line"; done < file\narr=(a b); x=$(date +%s); y=\`pwd\`; z=$((1 + 2)); echo \${arr[@]}\ncat <<EOF\ntext $A\nEOF\n# note\n! cmd --flag=v arg & wait; trap 'x' EXIT\n`,
    sought: [
      ...items`
set -euo pipefail   export A=1 B="x y"   echo $i   echo $A   echo $$$A   rm -rf $X   cd /x   ls -l
ls -l | grep -v y   grep -v y   [ -z "$A" ]   [[ $B == x* ]]   exit 2   return 1   local a=$1
for i in 1 2 3; do $$$X; done   continue   run   stop   read -r line   printf '%s\n' "$line"   arr=(a b)
x=$(date +%s)   date +%s   pwd   # note   cmd --flag=v arg   wait   trap 'x' EXIT   test -f z   :   "x y"   x
cd $X && $Y   f`,
      { kind: 'case_item' },
      { kind: 'heredoc_body' },
      within('case a in a|b) $X ;; esac', 'case_item'),
    ],
  },
  {
    language: 'css',
    file: 'p.css',
    text: `@charset "utf-8";\n@import url("a.css") screen;\n:root { --main: #fff; --gap: 1px }\na:hover, .b > #c ~ [data-x="1"]::before { color: var(--main); margin: 0 auto; content: "a"; background: url(x.png) !important }\n@media (min-width: 10px) and (max-width: 20em) { .d { width: calc(100% - 2px) } }\n@keyframes k { from { top: 0 } 50% { top: 1px } }\n@supports (display: grid) { * { display: grid } }\n/* note */\n.e .f { transition: all 0.2s ease-in-out }\n`,
    sought: [
      within('a { color: $V; }', 'declaration'),
      within('a { margin: 0 $A; }', 'declaration'),
      'a:hover',
      '.d { $$$A }',
      '.d { width: $A }',
      '@media $A { $$$B }',
      '@import $A;',
      '@keyframes k { $$$A }',
      '/* note */',
      within('a { color: var(--main); }', 'call_expression'),
      { kind: 'class_selector' },
      { kind: 'integer_value', regex: '^1' },
      { kind: 'color_value' },
      { kind: 'declaration', has: { kind: 'property_name', regex: '^top$' } },
      within('a { content: "a"; }', 'string_value'),
      '.e .f { $$$A }',
      'calc(100% - 2px)',
      '0',
      '#fff',
      { any: [{ pattern: '0' }, { kind: 'integer_value' }] },
      'auto',
      within(':root { --gap: $A }', 'declaration'),
      '@supports (display: grid) { $$$A }',
    ],
  },
  {
    language: 'html',
    file: 'p.html',
    text: `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>T</title><style>a { b: c }</style></head>\n<body class='x'><!-- note --><p id=q data-a="1" hidden>text <b>bold</b></p><br/><img src="a.png" alt="">\n<ul><li>1</li><li class="on">2</li></ul><script>go(1)</script><input disabled></body></html>\n`,
    sought: [
      ...items`
<p>$$$A</p>   <b>bold</b>   <b>$A</b>   <li>$A</li>   <li $$$A>$$$B</li>   <li class="on">$A</li>   <br/>
<img $$$A>   <img src="a.png" alt="">   <!-- note -->   <title>T</title>   <title>$A</title>
<script>$$$A</script>   <script>go(1)</script>   <ul>$$$A</ul>`,
      within('<a class="on"></a>', 'attribute'),
      within('<a lang="$A"></a>', 'attribute'),
      { kind: 'attribute' },
      { kind: 'text', regex: 'text' },
      { kind: 'attribute_value', regex: 'en' },
      '<meta charset="utf-8">',
      '<input disabled>',
      within('<a hidden></a>', 'attribute'),
      '<$T class="on">$A</$T>',
    ],
  },
  {
    language: 'json',
    file: 'p.json',
    text: `{ "a": 1, "b": [true, null, { "c": "x" }], "d": { "e": -1.5e3 }, "scripts": { "test": "vitest" } }\n`,
    unlike: { '{ "c": $A }': 'JSON has no place for a variable: such a pattern is refused' },
    sought: [
      ...items`
1   true   null   "x"   { "c": $A }   { "c": "x" }   [$$$A]   [true, $$$A]`,
      within('{ "a": $A }', 'pair'),
      within('{ "test": $A }', 'pair'),
      { kind: 'pair' },
      { kind: 'string_content', regex: '^c$' },
      '-1.5e3',
      '{ $$$A }',
      { kind: 'number' },
      '"a": $A',
    ],
  },
  {
    language: 'yaml',
    file: 'p.yml',
    text: `# note\non: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - run: |\n          npm ci\n      - { name: x, with: [1, 'two', "three"] }\nanchors: &a\n  k: v\nalias: *a\n`,
    sought: [
      ...items`
on: push   on: $A   runs-on: $A   runs-on: ubuntu-latest   uses: $A   - uses: $A   k: v
{ name: x, with: $A }   [1, 'two', $A]   'two'   # note`,
      { kind: 'plain_scalar', regex: '^actions' },
      { kind: 'block_mapping_pair', has: { field: 'key', regex: '^run$' } },
      '*a',
      'ubuntu-latest',
      'jobs: $A',
      { kind: 'anchor' },
    ],
  },
]
