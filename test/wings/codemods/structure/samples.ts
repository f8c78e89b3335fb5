import type { LanguageName } from '../../../../src/wings/codemods/structure/languages.ts'

/** A text of each language, and rules: a pattern or a rule, and a replacement. */
export interface Sample {
  readonly language: LanguageName
  readonly file: string
  readonly text: string
  readonly rules: readonly (readonly [matcher: string | Readonly<Record<string, unknown>>, fix: string])[]
}

const JS = `import { a } from './a.js'

export function load(id, options) {
  if (id === null) {
    return foo(1, bar(2), {
      deep: true,
    })
  }
  const result = foo("é🌹", id)
  return [result, baz?.(), new Client('h', 80)]
}
console.log('x', load(1, { a: 1 }))
`
const CALLS: Sample['rules'] = [
  ['foo($A, $B)', 'fetch({ a: $A, b: $B })'],
  ['foo($A, $$$REST)', 'fetch($$$REST, $A)'],
  ['foo($$$ALL)', 'bar(\n  $$$ALL\n)'],
  ['return $X', 'return wrap($X)'],
]

export const SAMPLES: readonly Sample[] = [
  {
    language: 'javascript',
    file: 'a.js',
    text: JS,
    rules: [
      ...CALLS,
      ['console.log($$$A)', 'log($$$A)'],
      ['new Client($H, $P)', 'connect({ host: $H, port: $P })'],
      [{ rule: { pattern: 'foo($$$A)', inside: { kind: 'if_statement', stopBy: 'end' } } }, 'inner($$$A)'],
      [{ rule: { kind: 'number', inside: { pattern: 'bar($A)', stopBy: 'end' } } }, '0'],
      [{ rule: { pattern: '$A', kind: 'string' }, constraints: { A: { regex: '^.x' } } }, "'y'"],
      [{ rule: { any: [{ pattern: 'baz?.()' }, { pattern: 'bar($B)' }] } }, 'none'],
      ['if ($C) { $$$B }', 'if (!($C)) {\n  $$$B\n}'],
    ],
  },
  {
    language: 'typescript',
    file: 'a.ts',
    text: `interface User { name: string }\nfunction get(id: number): User {\n  return api.get<User>(id as object)\n}\nconst x: object = get(1)\n`,
    rules: [
      ['$A as object', '$A as unknown'],
      ['api.get<$T>($A)', 'api.fetch<$T>($A)'],
      ['const $N: object = $V', 'const $N: unknown = $V'],
      [{ rule: { kind: 'predefined_type', regex: '^string$' } }, 'Name'],
      ['function $F($$$P): $R { $$$B }', 'const $F = ($$$P): $R => { $$$B }'],
    ],
  },
  {
    language: 'tsx',
    file: 'a.tsx',
    text: `export const Page = ({ user }: Props) => (\n  <Layout title="x">\n    <Button onClick={() => save(user)}>Save</Button>\n    <Icon name="a" />\n  </Layout>\n)\n`,
    rules: [
      ['<Icon $$$P />', '<Glyph $$$P />'],
      ['<Button $$$P>$$$C</Button>', '<Action $$$P>$$$C</Action>'],
      ['save($A)', 'store($A)'],
      [{ rule: { kind: 'jsx_attribute', has: { kind: 'property_identifier', regex: '^title$' } } }, 'heading="x"'],
    ],
  },
  {
    language: 'python',
    file: 'a.py',
    text: `import os\n\ndef load(id, *args):\n    if id is None:\n        return foo(1, bar(2))\n    for x in args:\n        print("a", x)\n    return foo(id, key="v")\n`,
    rules: [
      ...CALLS.slice(0, 3),
      ['print($$$A)', 'log($$$A)'],
      ['if $C:\n    $$$B', 'if not ($C):\n    $$$B'],
      [{ rule: { pattern: 'foo($$$A)', inside: { kind: 'if_statement', stopBy: 'end' } } }, 'inner($$$A)'],
      ['import os', 'import pathlib'],
    ],
  },
  {
    language: 'go',
    file: 'a.go',
    text: `package main\n\nimport "fmt"\n\nfunc load(id int) error {\n\tif err := foo(1, bar(2)); err != nil {\n\t\treturn err\n\t}\n\tfmt.Println("a", id)\n\treturn foo(id, 2)\n}\n`,
    rules: [
      ['return foo($A, $B)', 'return fetch($B, $A)'],
      ['if err := $E; err != nil { $$$B }', 'if err := $E; err != nil {\n\t$$$B\n}'],
      [{ rule: { kind: 'call_expression', has: { field: 'function', regex: '^fmt\\.Println$' } } }, 'log.Print(id)'],
      [{ rule: { kind: 'import_spec' } }, '"log"'],
    ],
  },
  {
    language: 'java',
    file: 'A.java',
    text: `class A {\n  String load(int id) {\n    if (id == 0) {\n      return foo(1, bar(2));\n    }\n    System.out.println("a");\n    return foo(id, 2);\n  }\n}\n`,
    rules: [
      ['foo($A, $B)', 'fetch($B, $A)'],
      ['System.out.println($A);', 'log.info($A);'],
      ['return $X;', 'return wrap($X);'],
      [{ rule: { kind: 'decimal_integer_literal' } }, '9'],
    ],
  },
  {
    language: 'rust',
    file: 'a.rs',
    text: `use std::fs;\n\nfn load(id: u32) -> Result<String, Error> {\n    let x = foo(1, bar(2)).unwrap();\n    println!("{}", x);\n    match id { 0 => Err(E), _ => Ok(foo(id, 2)?) }\n}\n`,
    rules: [
      ['$E.unwrap()', '$E?'],
      ['foo($A, $B)', 'fetch($B, $A)'],
      ['let $N = $V;', 'let mut $N = $V;'],
      [{ rule: { kind: 'macro_invocation', has: { kind: 'identifier', regex: '^println$' } } }, 'log(x)'],
    ],
  },
  {
    language: 'ruby',
    file: 'a.rb',
    text: `require 'json'\n\ndef load(id)\n  return foo(1, bar(2)) if id.nil?\n  puts "a"\n  foo(id, key: 1)\nend\n`,
    rules: [
      ['foo($A, $B)', 'fetch($B, $A)'],
      ['$A.nil?', '!$A'],
      [{ rule: { kind: 'call', has: { field: 'method', regex: '^require$' } } }, "require 'yaml'"],
    ],
  },
  {
    language: 'php',
    file: 'a.php',
    text: `<?php\nfunction load($id) {\n  if ($id === null) {\n    return foo(1, bar(2));\n  }\n  echo "a";\n  return foo($id, 2);\n}\n$f = function () { };\n$g = match ($f) { 1 => 2 };\n// said\n# told;\n`,
    rules: [
      ['foo($A, $B)', 'fetch($B, $A)'],
      ['bar($A)', 'baz($A)'],
      ['return $X;', 'return wrap($X);'],
      ['function () { }', 'fn() => null'],
      ['match ($f) { 1 => 2 }', '2'],
      ['// said', '// heard'],
      ['# told;', '// told'],
      [{ rule: { kind: 'echo_statement' } }, 'print("a");'],
    ],
  },
  {
    language: 'cpp',
    file: 'a.cpp',
    text: `#include <vector>\n\nint load(int id) {\n  std::vector<int> v;\n  if (id == 0) {\n    return foo(1, bar(2));\n  }\n  return foo(id, 2);\n}\n`,
    rules: [
      ['foo($A, $B)', 'fetch($B, $A)'],
      ['return $X;', 'return wrap($X);'],
      [{ rule: { kind: 'preproc_include' } }, '#include <array>\n'],
      ['std::vector<$T> $N;', 'std::list<$T> $N;'],
      ['std::vector<int>', 'std::list<int>'],
    ],
  },
  {
    language: 'csharp',
    file: 'A.cs',
    text: `class A {\n  int Load(int id) {\n    if (id == 0) {\n      return Foo(1, Bar(2));\n    }\n    Console.WriteLine("a");\n    return Foo(id, 2);\n  }\n}\n`,
    rules: [
      ['Foo($A, $B)', 'Fetch($B, $A)'],
      ['Console.WriteLine($A);', 'Log.Info($A);'],
      [{ rule: { kind: 'integer_literal' } }, '9'],
    ],
  },
  {
    language: 'bash',
    file: 'a.sh',
    text: `#!/bin/bash\nset -e\nif [ -z "$1" ]; then\n  echo "none"\nfi\nfor f in *.txt; do\n  cat "$f"\ndone\n`,
    rules: [
      ['echo $A', 'printf $A'],
      [{ rule: { kind: 'command', has: { kind: 'command_name', regex: '^cat$' } } }, 'less "$f"'],
      ['set -e', 'set -eu'],
    ],
  },
  {
    language: 'css',
    file: 'a.css',
    text: `.a { color: red; margin: 0 auto }\n@media (min-width: 10px) {\n  .b > .c { color: blue; }\n}\n`,
    rules: [
      ['.a { $$$B }', '.z { $$$B }'],
      ['.b > .c { $$$B }', '.b .c { $$$B }'],
      [{ rule: { kind: 'declaration', has: { kind: 'property_name', regex: '^margin$' } } }, 'margin: 1px;'],
      [{ rule: { kind: 'plain_value', regex: '^red$' } }, 'green'],
      [{ rule: { kind: 'class_name', regex: '^b$' } }, 'z'],
    ],
  },
]
