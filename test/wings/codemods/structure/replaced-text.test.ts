import { describe, expect, it } from 'vitest'
import { someOf } from '../../../support/whole.ts'
import { edited } from './edited.ts'

type Row = readonly [name: string, path: string, before: string, pattern: string, newString: string, after: string]

const IN_TOKENS: readonly Row[] = [
  [
    'a template literal',
    'a.js',
    'if (a) {\n  sql(`\nSELECT 1\n\n  WHERE x`, {\n    b: 2,\n  })\n}\n',
    'sql($X, $Y)',
    'if (on) {\n  query($X, $Y)\n}',
    'if (a) {\n  if (on) {\n    query(`\nSELECT 1\n\n  WHERE x`, {\n      b: 2,\n    })\n  }\n}\n',
  ],
  [
    'a template literal that the new text has',
    'a.js',
    'if (a) {\n  run()\n}\n',
    'run()',
    'sql(`\nSELECT 1\n`,\n  a)',
    'if (a) {\n  sql(`\nSELECT 1\n`,\n    a)\n}\n',
  ],
  [
    'code in a template literal',
    'a.ts',
    'if (a) {\n  sql(`${b(\nc)}\n  d`)\n}\n',
    'sql($X)',
    'query(\n  $X\n)',
    'if (a) {\n  query(\n    `${b(\nc)}\n  d`\n  )\n}\n',
  ],
  [
    'a string in triple quotes',
    'a.py',
    'def f():\n    x = sql("""\nSELECT\n  1\n""")\n',
    'sql($X)',
    'query(\n    $X,\n)',
    'def f():\n    x = query(\n        """\nSELECT\n  1\n""",\n    )\n',
  ],
  [
    'a raw string of Go',
    'a.go',
    'package a\n\nfunc f() {\n\tsql(`\nSELECT\n  1`)\n}\n',
    'sql($$$X)',
    'query(\n\t$$$X,\n)',
    'package a\n\nfunc f() {\n\tquery(\n\t\t`\nSELECT\n  1`,\n\t)\n}\n',
  ],
  [
    'a raw string of Rust',
    'a.rs',
    'fn f() {\n    sql(r#"\nSELECT\n  1"#);\n}\n',
    'sql($X)',
    'query(\n    $X,\n)',
    'fn f() {\n    query(\n        r#"\nSELECT\n  1"#,\n    );\n}\n',
  ],
  [
    'a here-document of the shell, with its end',
    'a.sh',
    'if true; then\n  cat <<EOT\nhello\n  x\nEOT\nfi\n',
    'if true; then $$$A\nfi',
    'if a; then\n  if b; then\n    $$$A\n  fi\nfi',
    'if a; then\n  if b; then\n    cat <<EOT\nhello\n  x\nEOT\n  fi\nfi\n',
  ],
  [
    'a here-document of PHP',
    'a.php',
    'function f() {\n    sql(<<<EOT\n    hello\n      x\n    EOT);\n}\n',
    'sql($X)',
    'query(\n    $X\n)',
    'function f() {\n    query(\n        <<<EOT\n    hello\n      x\n    EOT\n    );\n}\n',
  ],
  [
    'a verbatim string of C#',
    'a.cs',
    'class A {\n  void f() {\n    sql(@"\nSELECT\n  1");\n  }\n}\n',
    'sql($X)',
    'query(\n  $X\n)',
    'class A {\n  void f() {\n    query(\n      @"\nSELECT\n  1"\n    );\n  }\n}\n',
  ],
  [
    'a raw string of C++',
    'a.cpp',
    'void f() {\n  sql(R"(\nSELECT\n  1)");\n}\n',
    'sql($X)',
    'query(\n  $X\n)',
    'void f() {\n  query(\n    R"(\nSELECT\n  1)"\n  );\n}\n',
  ],
  [
    'a text block of Java',
    'A.java',
    'class A {\n  void f() {\n    sql("""\n    SELECT\n      1""");\n  }\n}\n',
    'sql($X)',
    'query(\n  $X\n)',
    'class A {\n  void f() {\n    query(\n      """\n    SELECT\n      1"""\n    );\n  }\n}\n',
  ],
  [
    'a comment',
    'a.c',
    'void f() {\n  g(a, /* one\n two */ b);\n}\n',
    'g($$$A);',
    'h(\n  $$$A\n);',
    'void f() {\n  h(\n    a, /* one\n two */ b\n  );\n}\n',
  ],
  [
    'a comment of Ruby from =begin on',
    'a.rb',
    'def f\n  a\n=begin\nx\n=end\n  b\nend\n',
    'def f\n  $$$B\nend',
    'module M\n  def f\n    $$$B\n  end\nend',
    'module M\n  def f\n    a\n=begin\nx\n=end\n    b\n  end\nend\n',
  ],
  [
    'words of HTML that count every blank',
    'a.html',
    '<div>\n  <p>a</p>\n\n  <pre>\n  x\n y</pre>\n</div>\n',
    '<div>$$$A</div>',
    '<main>\n  <div>$$$A</div>\n</main>',
    '<main>\n  <div>\n    <p>a</p>\n\n    <pre>\n  x\n y</pre>\n  </div>\n</main>\n',
  ],
]

const LAYOUT: readonly Row[] = [
  [
    'new lines are indented by tabs where the line of their place is',
    'a.py',
    'class A:\n\tdef b(self):\n\t\tfoo(1)\n\n\tc = 1\n',
    'foo($X)',
    'def b():\n\treturn $X\n\nb()',
    'class A:\n\tdef b(self):\n\t\tdef b():\n\t\t\treturn 1\n\n\t\tb()\n\n\tc = 1\n',
  ],
  [
    'empty lines stay empty',
    'a.js',
    'if (a) {\n  f(() => {\n    a\n\n    b\n  })\n}\n',
    'f($X)',
    'if (x) {\n  g($X)\n\n}\n',
    'if (a) {\n  if (x) {\n    g(() => {\n      a\n\n      b\n    })\n\n  }\n\n}\n',
  ],
  [
    'an empty value takes its comma',
    'a.js',
    'send(a, c)\n',
    'send($A, $$$M, $C)',
    'emit($A, $$$M, $C)',
    'emit(a, c)\n',
  ],
  ['an empty value takes the comma behind it', 'a.js', 'send()\n', 'send($$$M)', 'emit($$$M, 1)', 'emit(1)\n'],
  ['so do several', 'a.js', 'a.send()\n', '$A.send($$$M)', 'emit($$$M, $$$M, $A, $$$M, $$$M)', 'emit(a)\n'],
  ['several at the start', 'a.js', 'a.send()\n', '$A.send($$$M)', 'emit($$$M, $$$M, b, $A)', 'emit(b, a)\n'],
  ['several alone', 'a.js', 'a.send()\n', '$A.send($$$M)', 'emit($$$M, $$$M)', 'emit()\n'],
  ['the comma before a value stays', 'a.js', 'a.send()\n', '$A.send($$$M)', 'emit(b, $$$M $A)', 'emit(b,  a)\n'],
  [
    'so do keys of an object',
    'a.js',
    'send(a, {})\n',
    'send($A, {$$$M})',
    'emit({ a: $A, $$$M, b: 1 })',
    'emit({ a: a, b: 1 })\n',
  ],
  ['a value with a comma gets no other', 'a.js', 'call(a, b,)\n', 'call($$$M)', 'emit($$$M, 1)', 'emit(a, b, 1)\n'],
  [
    'the blanks between the words of HTML stay',
    'a.html',
    '<p><b>one </b>two <b> three <i>x</i></b></p>\n',
    '<b>$$$T</b>',
    '<strong>$$$T</strong>',
    '<p><strong>one </strong>two <strong> three <i>x</i></strong></p>\n',
  ],
]

const OPERANDS: readonly Row[] = [
  [
    'one operand of a chain',
    'a.py',
    'x = lt(a, b) < c\ny = c in lt(a, b)\n',
    'lt($X, $Y)',
    '$X < $Y',
    'x = (a < b) < c\ny = c in (a < b)\n',
  ],
  [
    'a cast before a member',
    'a.ts',
    'x = cast(a).b + cast(c)\n',
    'cast($X)',
    '$X as any',
    'x = (a as any).b + (c as any)\n',
  ],
  [
    'a cast before <',
    'a.rs',
    'fn f() { let x = cast(a) < b; let y = cast(a) + 1; }\n',
    'cast($X)',
    '$X as usize',
    'fn f() { let x = (a as usize) < b; let y = a as usize + 1; }\n',
  ],
  [
    'a starred argument in a list',
    'a.py',
    'x = f(same(*a), b)\ny = g(h(*c))\n',
    'same($X)',
    '$X',
    'x = f(*a, b)\ny = g(h(*c))\n',
  ],
  [
    'a value that is an operand',
    'a.js',
    'r = isNot(a || b)\ns = x && isNot(a || b)\nt = isNot(c)\n',
    'isNot($X)',
    '!$X',
    'r = !(a || b)\ns = x && !(a || b)\nt = !c\n',
  ],
  ['a sign behind another one', 'a.js', 'neg(-1)\n', 'neg($X)', '-$X', '-(-1)\n'],
  [
    'a replacement that is an operand',
    'a.js',
    'r = 3 * add(1, 2) + add(3, 4)\n',
    'add($A, $B)',
    '$A + $B',
    'r = 3 * (1 + 2) + (3 + 4)\n',
  ],
  ['the callee of `new`', 'a.js', 'new foo(x)\n', 'foo', 'bar.baz()', 'new (bar.baz())(x)\n'],
  ['an object in an arrow function', 'a.js', 'r = () => same({ a: 1 })\n', 'same($X)', '$X', 'r = () => ({ a: 1 })\n'],
  ['an object at the start of a statement', 'a.js', 'same({ a: 1 })\n', 'same($X)', '$X', '({ a: 1 })\n'],
  [
    'a condition of TypeScript',
    'a.ts',
    'x = y! + foo(b ? c : d)\n',
    'foo($A)',
    '$A as D',
    'x = y! + ((b ? c : d) as D)\n',
  ],
  [
    'operators of Python',
    'a.py',
    'x = isnt(a or b) == c\ny = c == isnt(d)\n',
    'isnt($X)',
    'not $X',
    'x = (not (a or b)) == c\ny = c == (not d)\n',
  ],
  [
    'an operator of Rust',
    'a.rs',
    'fn f() { let a = neg(b + c).d(); }\n',
    'neg($A)',
    '-$A',
    'fn f() { let a = (-(b + c)).d(); }\n',
  ],
  ['a lambda of Python', 'a.py', 'x = isnt(lambda: 1)\n', 'isnt($X)', 'not $X', 'x = not (lambda: 1)\n'],
  ['a name that Python assigns', 'a.py', 'x = isnt(a := 1)\n', 'isnt($X)', 'not $X', 'x = not (a := 1)\n'],
  [
    'a lambda of Java',
    'a.java',
    'class A { boolean x = isNot(a -> b); }\n',
    'isNot($X)',
    '!$X',
    'class A { boolean x = !(a -> b); }\n',
  ],
  [
    'a cast of Rust before a method and before a sign that begins its types',
    'a.rs',
    'fn f() { let x = g(a as u8); let y = g(&a); }\n',
    'g($X)',
    '$X.v() < $X << 1',
    'fn f() { let x = (a as u8).v() < (a as u8) << 1; let y = (&a).v() < &a << 1; }\n',
  ],
  [
    'an operand of a cast of TypeScript',
    'a.ts',
    'x = f(a || b, -1, c)\n',
    'f($A, $B, $C)',
    '[$A as D, $B as D, $C as D]',
    'x = [(a || b) as D, -1 as D, c as D]\n',
  ],
  [
    'arguments of PHP',
    'a.php',
    '<?php\n$x = k($a ?? $b, clone $a, $c, fn($x) => $x);\n',
    'k($A, $B, $C, $D)',
    '[$A->v, $B->v, $C->v, $D->v]',
    '<?php\n$x = [($a ?? $b)->v, (clone $a)->v, $c->v, (fn($x) => $x)->v];\n',
  ],
  [
    'arguments of C#',
    'a.cs',
    'x = k(a ?? b, c, (d) e);\n',
    'k($A, $B, $C)',
    '[$A.V, $B.V, $C.V]',
    'x = [(a ?? b).V, c.V, ((d) e).V];\n',
  ],
  ['an optional chain that ends', 'a.js', 'x = w(a?.b).c\n', 'w($X)', '$X', 'x = (a?.b).c\n'],
  ['an optional chain that goes on needs none', 'a.ts', 'x = a?.b.old.c\n', '$X.old', '$X.new', 'x = a?.b.new.c\n'],
  [
    'an optional chain that is called, is an index and is at an end',
    'a.js',
    'x = w(a?.b)()\ny = w(a?.())[0]\nz = c[w(a?.b)]\n',
    'w($X)',
    '$X',
    'x = (a?.b)()\ny = (a?.())[0]\nz = c[a?.b]\n',
  ],
  ['an optional chain before what is new', 'a.js', 'x = w(a?.b)\n', 'w($X)', '$X.v', 'x = (a?.b).v\n'],
  ['an optional chain of PHP', 'a.php', '<?php\n$x = w($a?->b)->c;\n', 'w($X)', '$X', '<?php\n$x = ($a?->b)->c;\n'],
  ['an optional chain of C#', 'a.cs', 'x = W(a?.B).C;\n', 'W($X)', '$X', 'x = (a?.B).C;\n'],
  ['a value of Python over lines', 'a.py', 'x = w(a +\n      b)\n', 'w($X)', '$X', 'x = (a +\n      b)\n'],
  [
    'a condition of Python over lines',
    'a.py',
    'if w(a and\n     b):\n  c\n',
    'w($X)',
    '$X',
    'if (a and\n     b):\n  c\n',
  ],
  [
    'lines of Python within brackets, strings and behind a backslash need none',
    'a.py',
    'x = f(w(a +\n  b), w([c,\n  d]), w("""\n"""))\ny = w("""\n""")\nz = w(a.b(\n  c))\nv = w(a + \\\n  b)\n',
    'w($X)',
    '$X',
    'x = f(a +\n  b, [c,\n  d], """\n""")\ny = """\n"""\nz = a.b(\n  c)\nv = a + \\\n  b\n',
  ],
  [
    'what Python takes between braces of a string in parentheses only',
    'a.py',
    'x = f"{w(lambda: 1)} {w(y := 1)} {w(a)}"\n',
    'w($X)',
    '$X',
    'x = f"{(lambda: 1)} {(y := 1)} {a}"\n',
  ],
  [
    'a value of Rust that begins a statement, before a sign',
    'a.rs',
    'fn g() -> i64 { f({ 1 }, b); if c { f(if a { 1 } else { 2 }, b) } else { f(x, b) } }\n',
    'f($A, $B)',
    '$A - $B',
    'fn g() -> i64 { ({ 1 } - b); if c { (if a { 1 } else { 2 } - b) } else { x - b } }\n',
  ],
  [
    'a sign of JavaScript before a power',
    'a.js',
    'a(neg(x) ** 2, 2 ** neg(x), -neg(x))\n',
    'neg($X)',
    '-$X',
    'a((-x) ** 2, 2 ** -x, -(-x))\n',
  ],
  ['a value of JavaScript before a power', 'a.ts', 'a(sq(-x), sq(x))\n', 'sq($X)', '$X ** 2', 'a((-x) ** 2, x ** 2)\n'],
  [
    'another kind of or beside ??',
    'a.js',
    'a(or(x, y) ?? 1, 1 ?? or(x, y), or(x, y) || 1)\n',
    'or($X, $Y)',
    '$X || $Y',
    'a((x || y) ?? 1, 1 ?? (x || y), x || y || 1)\n',
  ],
  ['a number before a dot', 'a.js', 'a(s(5), s(5.5), s(x))\n', 's($X)', '$X.at()', 'a((5).at(), 5.5.at(), x.at())\n'],
  ['a number of Python before a dot', 'a.py', 'a(s(5), s(x))\n', 's($X)', '$X.real()', 'a((5).real(), x.real())\n'],
  ['`not` behind a sign of Python', 'a.py', 'a(neg(not x), neg(x))\n', 'neg($X)', '-$X', 'a(-(not x), -x)\n'],
  [
    'what Python names with := where it may not',
    'a.py',
    'x = h(w(y := 1), a=w(y := 1))\nz = h[w(y := 1):2]\nv = lambda: w(y := 1)\nif w(y := 1): pass\n',
    'w($X)',
    '$X',
    'x = h(y := 1, a=(y := 1))\nz = h[(y := 1):2]\nv = lambda: (y := 1)\nif y := 1: pass\n',
  ],
  [
    'a sign of Go behind its like',
    'a.go',
    'package a\n\nvar x = -w(-b)\nvar y = a - w(-b)\n',
    'w($X)',
    '$X',
    'package a\n\nvar x = -(-b)\nvar y = a - -b\n',
  ],
  [
    'a closure of Rust that says its type',
    'a.rs',
    'fn f() { let x = w(|| -> u8 { 1 }) + w(return); }\n',
    'w($X)',
    '$X',
    'fn f() { let x = (|| -> u8 { 1 }) + (return); }\n',
  ],
  ['a `not` of Ruby', 'a.rb', 'x = w(not a) && b\n', 'w($X)', '$X', 'x = (not a) && b\n'],
  ['a lambda of C#', 'A.cs', 'x = (object)W(() => 1);\n', 'W($X)', '$X', 'x = (object)(() => 1);\n'],
  [
    'what would begin a comment of JavaScript',
    'a.js',
    'y = x(w, !--b)\nz = a<w(!--b)\nq = a<!w(--b)\np = f("<!--", w(b))\n',
    'w($X)',
    '$X',
    'y = x(w, !--b)\nz = a<(!--b)\nq = a<!(--b)\np = f("<!--", b)\n',
  ],
  ['so does a whole replacement', 'a.js', 'y = a<b\n', 'b', '!--c', 'y = a<(!--c)\n'],
  ['a text that would be a directive', 'a.js', 'w("use strict");\nf()\n', 'w($X)', '$X', '("use strict");\nf()\n'],
  [
    'one in a function, with its end',
    'a.ts',
    'const f = () => {\n  w("use strict")\n}\n',
    'w($X)',
    '$X',
    'const f = () => {\n  ("use strict")\n}\n',
  ],
  ['a directive for another needs none', 'a.js', '"use strict";\n', '"use strict"', '"use client"', '"use client";\n'],
  ['a directive that goes needs none', 'a.js', '"use strict";\nf()\n', '"use strict";', '', 'f()\n'],
  [
    'a text behind directives needs none',
    'a.js',
    '"use strict"\nf()\nw("a")\n',
    'w($X)',
    '$X',
    '"use strict"\nf()\n"a"\n',
  ],
  [
    'a docstring that moves with its body needs none',
    'a.py',
    'def f(a):\n    "Doc."\n    return a\n',
    'def $F($A):\n    $$$B',
    '@g\ndef $F($A, b):\n    $$$B',
    '@g\ndef f(a, b):\n    "Doc."\n    return a\n',
  ],
  [
    'a value that would be a declaration by default',
    'a.js',
    'export default w(function () {}).x\n',
    'w($X)',
    '$X',
    'export default (function () {}).x\n',
  ],
  ['a class by default', 'a.ts', 'export default w(class A {})\n', 'w($X)', '$X', 'export default (class A {})\n'],
  [
    'a declaration by default for another needs none',
    'a.js',
    'export default function () { a }\n',
    'function () { a }',
    'function () { b }',
    'export default function () { b }\n',
  ],
  [
    'a block of Rust that a statement begins with',
    'a.rs',
    'fn f() -> u8 {\n    w({ 1 }) as u8;\n    w(unsafe { g })(1);\n    g(w({ 1 }) + 2);\n    w({ a }).b() + 1;\n    match x { _ => w({ 1 }) + 2 };\n    w({ 1 }) + 2\n}\n',
    'w($X)',
    '$X',
    'fn f() -> u8 {\n    ({ 1 }) as u8;\n    (unsafe { g })(1);\n    g({ 1 } + 2);\n    { a }.b() + 1;\n    match x { _ => ({ 1 }) + 2 };\n    ({ 1 }) + 2\n}\n',
  ],
  [
    'a hash behind a command of Ruby',
    'a.rb',
    'puts w({a: 1})\nputs w({a: 1}).size\nf(w({a: 1}))\nf 1, w({a: 1})\n',
    'w($X)',
    '$X',
    'puts ({a: 1})\nputs ({a: 1}).size\nf({a: 1})\nf 1, {a: 1}\n',
  ],
  [
    'what a class of JavaScript extends',
    'a.js',
    'class A extends w(b || c) {}\nclass B extends w(b.c) {}\nclass C extends w(() => 1) {}\n',
    'w($X)',
    '$X',
    'class A extends (b || c) {}\nclass B extends b.c {}\nclass C extends (() => 1) {}\n',
  ],
  [
    'what a class of TypeScript extends',
    'a.ts',
    'class A extends w(b) {}\n',
    'w($X)',
    '$X as C',
    'class A extends (b as C) {}\n',
  ],
  [
    '`in` in the head of a loop',
    'a.js',
    'for (let i = w(a in b); w(a in b); ) f(w(a in b))\nfor (i = w(c || a in b), [w(a in b)]; ; );\nfor (w(a in b); ; );\n',
    'w($X)',
    '$X',
    'for (let i = (a in b); a in b; ) f(a in b)\nfor (i = (c || a in b), [a in b]; ; );\nfor ((a in b); ; );\n',
  ],
  [
    'what no operation of JavaScript has',
    'a.js',
    'function* g() { 1 + w(yield a); 1 + w(a => b); 1 + w(a = b) }\n',
    'w($X)',
    '$X',
    'function* g() { 1 + (yield a); 1 + (a => b); 1 + (a = b) }\n',
  ],
  [
    'a literal in the head of a statement of Go',
    'a.go',
    'package a\n\nfunc f() {\n\tif x := w(T{1}); w(T{1}) == x {\n\t\tw(T{1}.b)\n\t}\n\tfor i := w([]T{{1}}); f(w(T{1})); w(&T{1}) {\n\t}\n}\n',
    'w($X)',
    '$X',
    'package a\n\nfunc f() {\n\tif x := (T{1}); (T{1}) == x {\n\t\tT{1}.b\n\t}\n\tfor i := []T{{1}}; f(T{1}); (&T{1}) {\n\t}\n}\n',
  ],
  [
    'a command of Ruby that is no argument',
    'a.rb',
    'x = w(a b)\nf(w(a b))\nf(1, w(a b))\n[w(a.b c), -w(super a)]\nx = [w(a b do c end)]\nyield w(a do b end)\n',
    'w($X)',
    '$X',
    'x = a b\nf(a b)\nf(1, (a b))\n[(a.b c), -(super a)]\nx = [(a b do c end)]\nyield (a do b end)\n',
  ],
  [
    'a `not`, an `and` and a modifier of Ruby',
    'a.rb',
    'x = w(not a)\nf w(not a)\nputs "#{f w(a and b)}"\nw(not a) if w(not b)\nz ? w(a or b) : 1\nx = if w((a if b)) then w(not c) end\n',
    'w($X)',
    '$X',
    'x = (not a)\nf (not a)\nputs "#{f (a and b)}"\nnot a if not b\nz ? (a or b) : 1\nx = if (a if b) then not c end\n',
  ],
  [
    'a whole replacement of Ruby',
    'a.rb',
    'f w(a)\nw(a)\nw(b) if c\n',
    'w($X)',
    'g $X and h',
    'f (g a and h)\ng a and h\ng b and h if c\n',
  ],
  [
    'what Ruby compares, or ranges over, once',
    'a.rb',
    'x = w(a == b) == w(c =~ d)\ny = 1..w(a..b)\n',
    'w($X)',
    '$X',
    'x = (a == b) == (c =~ d)\ny = 1..(a..b)\n',
  ],
  [
    'a colon of Ruby that would be of a name',
    'a.rb',
    'x = a ? w(b): c\ny = a ? w(b) :c\nz = a ? w(b) : c\nv = !w(~a)\n',
    'w($X)',
    '$X',
    'x = a ? (b): c\ny = a ? (b) :c\nz = a ? b : c\nv = !(~a)\n',
  ],
  [
    'a pattern of assignment needs none',
    'a.js',
    'set({ a }, b)\n',
    'set($A, $B)',
    'const $A = $B',
    'const { a } = b\n',
  ],
  [
    'a part of a string needs none',
    'a.js',
    'log("a", b || c)\n',
    'log($A, $B)',
    'print(`$B: ${$A}`)',
    'print(`b || c: ${"a"}`)\n',
  ],
]

const REFUSED: readonly Row[] = [
  ['a line that begins with a bracket', 'a.js', 'foo()\nwrap([1, 2]).map(f)\n', 'wrap($X)', '$X', 'CHANGE_UNCERTAIN'],
  ['a line that begins with a parenthesis', 'a.js', 'foo()\nwrap(a).map(f)\n', 'wrap($X)', '($X)', 'CHANGE_UNCERTAIN'],
  ['a starred argument that no list takes', 'a.py', 'x = isNot(*a)\n', 'isNot($X)', 'not $X', 'CHANGE_UNCERTAIN'],
  ['a starred argument alone', 'a.py', 'x = same(*a)\n', 'same($X)', '$X', 'CHANGE_UNCERTAIN'],
  ['an else', 'a.py', 'if a:\n    b\nelse:\n    c\n', 'if $A:\n    $B', 'while $A:\n    $B', 'CHANGE_UNCERTAIN'],
  ['a second name', 'a.py', 'from x import a, b\n', 'from x import $A', 'from y import $A', 'CHANGE_UNCERTAIN'],
  ['a second declaration', 'a.js', 'const a = 1, b = 2\n', 'const $A = 1', 'let $A = 1', 'CHANGE_UNCERTAIN'],
  ['a second argument of a command', 'a.sh', 'foo bar baz\n', 'foo $X', 'qux $X', 'CHANGE_UNCERTAIN'],
  [
    'a finally',
    'a.js',
    'try { a } catch { b } finally { c }\n',
    'try { $$$A } catch { $$$B }',
    '$$$A',
    'CHANGE_UNCERTAIN',
  ],
  [
    'an else of Rust',
    'a.rs',
    'fn f() { if a { b } else { c } }\n',
    'if $A { $B }',
    'while $A { $B }',
    'CHANGE_UNCERTAIN',
  ],
  ['one argument as two', 'a.js', 'f(seq(a, b))\n', 'seq($$$X)', '$$$X', 'CHANGE_UNCERTAIN'],
  ['one argument as two by name', 'a.js', 'f(seq(a, b), c)\n', 'seq($A, $B)', '$A, $B', 'CHANGE_UNCERTAIN'],
  ['one element as two', 'a.py', 'x = [t(a, b)]\n', 't($$$X)', '$$$X', 'CHANGE_UNCERTAIN'],
  ['one argument of Go as two', 'a.go', 'package a\n\nvar x = f(t(a, b))\n', 't($A, $B)', '$A, $B', 'CHANGE_UNCERTAIN'],
  ['a line of Python that ends in an operator', 'a.py', 'x = w(1)\n', 'x = w($A)', 'x = $A +\n  1', 'CHANGE_UNCERTAIN'],
  ['a comment of JavaScript in the new text', 'a.js', 'f(a, b)\n', 'f($A, $B)', '$A<!--$B', 'CHANGE_UNCERTAIN'],
  ['a directive', 'a.js', '"use strict";\n', '"use strict"', 'w("use strict")', 'CHANGE_UNCERTAIN'],
  ['a directive without its end', 'a.ts', '"use client"\n', '"use client"', 'w("use client")', 'CHANGE_UNCERTAIN'],
  ['a text that becomes the first', 'a.js', 'f();\n"use strict";\n', 'f();', '', 'CHANGE_UNCERTAIN'],
  [
    'a directive behind a new statement',
    'a.js',
    'function f() { "use strict"; a }\n',
    'function $F() { $$$B }',
    'function $F() { g(); $$$B }',
    'CHANGE_UNCERTAIN',
  ],
  ['a docstring', 'a.py', '"Doc."\nx = 1\n', '"Doc."', 'w("Doc.")', 'CHANGE_UNCERTAIN'],
  ['a text as a docstring', 'a.py', 'def f():\n    w("Doc.")\n', 'w($X)', '$X', 'CHANGE_UNCERTAIN'],
  [
    'a docstring behind a new statement',
    'a.py',
    'def f():\n    "Doc."\n    return\n',
    'def $F():\n    $$$B',
    'def $F():\n    g()\n    $$$B',
    'CHANGE_UNCERTAIN',
  ],
  [
    'a declaration by default as a value',
    'a.js',
    'export default function f() {}\n',
    'function f() {}',
    'memo(function f() {})',
    'CHANGE_UNCERTAIN',
  ],
  ['a block of Ruby that is no argument', 'a.rb', 'return w(&a)\n', 'w($X)', '$X', 'CHANGE_UNCERTAIN'],
  ['pairs of Ruby before another argument', 'a.rb', 'f w(a: 1), 2\n', 'w($X)', '$X', 'CHANGE_UNCERTAIN'],
  ['a redirection of the shell', 'a.sh', 'w a > b\n', 'w $A', 'q $A | c', 'CHANGE_UNCERTAIN'],
  ['a command of the shell in the background', 'a.sh', 'w a &\n', 'w $A', 'q $A; c', 'CHANGE_UNCERTAIN'],
  [
    '`defer` of Go without a call',
    'a.go',
    'package a\n\nfunc f() {\n\tdefer w(a)\n}\n',
    'w($X)',
    '$X',
    'SYNTAX_BROKEN',
  ],
  [
    'a list of Go without its last comma',
    'a.go',
    'package a\n\nvar x = w(a)\n',
    'w($X)',
    'q(\n\t$X\n)',
    'SYNTAX_BROKEN',
  ],
  [
    'a comment of Ruby behind blanks',
    'a.rb',
    'def f\n=begin\nx\n=end\n  a\nend\n',
    'def f\n  $$$B\nend',
    'module M\n  def f\n    $$$B\n  end\nend',
    'SYNTAX_BROKEN',
  ],
  ['a value of Java as a statement', 'A.java', 'class A { void f() { w(a + b); } }\n', 'w($X)', '$X', 'SYNTAX_BROKEN'],
  ['a hole between commas', 'a.js', 'f(a, b, c)\n', 'b', '', 'CHANGE_UNCERTAIN'],
  [
    'a second line in a here-document of Ruby',
    'a.rb',
    'foo(<<~A)\n  body\nA\n',
    'foo($X)',
    'bar($X)\nbaz',
    'CHANGE_UNCERTAIN',
  ],
  ['a here-document without its start', 'a.rb', 'foo(<<~A)\n  body\nA\n', 'foo($X)', 'bar()', 'CHANGE_UNCERTAIN'],
  ['a second command before a here-document', 'a.sh', 'foo <<EOT\nbody\nEOT\n', 'foo', 'a\nb', 'CHANGE_UNCERTAIN'],
  ['a function of Python without a line', 'a.py', 'def f():\n    foo(1)\n', 'foo($A)', '', 'SYNTAX_BROKEN'],
  [
    'a block of Python that is not indented',
    'a.py',
    'def f():\n    foo(1)\n',
    'foo($A)',
    'if $A:\npass',
    'SYNTAX_BROKEN',
  ],
]

const UNREAD: readonly Row[] = [
  ['a script', 'a.cjs', 'f(1)\n', 'f($A)', 'let x = $A; let x = 2', 'SYNTAX_BROKEN'],
  ['a module', 'a.mjs', "import { a } from 'b'\nf(1)\n", 'f($A)', 'let a = $A', 'SYNTAX_BROKEN'],
  [
    'a module, left as it was',
    'a.mjs',
    "import { a } from 'b'\nf(1)\n",
    'f($A)',
    'await $A',
    "import { a } from 'b'\nawait 1\n",
  ],
  ['TypeScript', 'a.ts', 'f(1)\n', 'f($A)', 'g($A, , 1)', 'SYNTAX_BROKEN'],
  ['JSON', 'a.json', '{"a": 1}\n', '1', '01', 'SYNTAX_BROKEN'],
]

describe('the text of an Edit by structure', () => {
  it.each(someOf(IN_TOKENS, 4))('keeps the lines that begin inside %s', (...row) => holds(row))
  it.each(someOf(LAYOUT, 4))('is laid out: %s', (...row) => holds(row))
  it.each(someOf(OPERANDS, 4))('gets parentheses where what was one node would be torn: %s', (...row) => holds(row))
  it.each(someOf(UNREAD, 4))('is judged by the parser that reads it: %s', (...row) => holds(row))
  it.each(someOf(REFUSED, 4))('is refused where it would be read otherwise: %s', (...row) => holds(row))
})

const holds = async ([, path, before, pattern, new_string, after]: Row) =>
  expect(await edited(path, before, { pattern, new_string })).toBe(after)

describe('a list in which several parts take the place of one', () => {
  it.each([
    ['what new_string alone says', 'a.js', 'x = [a, old, b]\n', 'old', 'one, two', 'x = [a, one, two, b]\n'],
    ['one value', 'a.js', 'f(seq(a), c)\n', 'seq($$$X)', '$$$X', 'f(a, c)\n'],
  ])('is as it is meant: %s', async (_, path, text, pattern, newString, after) => {
    expect(await edited(path, text, { pattern, new_string: newString })).toBe(after)
  })

  it('is written where the refusal is followed: in parentheses, or as it is', async () => {
    const text = 'f(seq(a, b), c)\n'
    const step = { pattern: 'seq($A, $B)', new_string: '($A, $B)' }
    expect(await edited('a.js', text, step)).toBe('f((a, b), c)\n')
    expect(await edited('a.js', text, { ...step, new_string: '$A, $B', allow_broken: true })).toBe('f(a, b, c)\n')
  })

  it('is what a spread list stands for', async () => {
    const rule = { pattern: { context: 'f(...[$$$X])', selector: 'spread_element' } }
    expect(await edited('a.js', 'f(...[a, b], c)\n', { rule, new_string: '$$$X' })).toBe('f(a, b, c)\n')
  })
})

describe('code behind what a pattern names', () => {
  const TEXT = 'assert a\nassert a, "m"\n'
  const step = (pattern: object) => ({ rule: { pattern }, new_string: 'check($X)' })

  it('is dropped or left alone where a rule says so, as the refusal advises', async () => {
    expect(await edited('a.py', TEXT, step({ context: 'assert $X', strictness: 'smart' }))).toBe('check(a)\ncheck(a)\n')
    expect(await edited('a.py', TEXT, step({ context: 'assert $X', strictness: 'relaxed' }))).toBe(
      'check(a)\nassert a, "m"\n',
    )
    const utils = { check: { pattern: 'assert $X' }, either: { any: [{ matches: 'check' }, { pattern: 'f($X)' }] } }
    for (const rule of [{ matches: 'check' }, { all: [{ matches: 'either' }] }])
      expect(await edited('a.py', TEXT, { rule: { utils, rule }, new_string: 'check($X)' })).toBe('CHANGE_UNCERTAIN')
    const inside = { kind: 'string', inside: { matches: 'check' } }
    expect(await edited('a.py', TEXT, { rule: { utils, rule: inside }, new_string: '"n"' })).toBe(
      'assert a\nassert a, "n"\n',
    )
    const any = { any: [{ pattern: 'assert $X' }, { pattern: 'f($X)' }] }
    expect(await edited('a.py', TEXT, { rule: any, new_string: 'check($X)' })).toBe('CHANGE_UNCERTAIN')
  })

  it.each([
    ['a.js', 'const a = 1;\nconst b = 2\n', 'const $A = $B', 'let $A = $B', 'let a = 1\nlet b = 2\n'],
    ['a.py', 'f(a, b,)\n', 'f($A, $B)', 'g($A, $B)', 'g(a, b)\n'],
    ['a.sh', 'foo a b\n', 'foo $X $$$REST', 'bar $X $$$REST', 'bar a b\n'],
  ])('is none where it is an end, or named: %s %j', async (path, text, pattern, newString, after) => {
    expect(await edited(path, text, { pattern, new_string: newString })).toBe(after)
  })
})
