import { fixed } from './fixed.ts'

/** Code in which each text in « » goes, or becomes what is after →, by a fix of its own, and what clang's applier makes of it. */
export const CASES = [
  ['T::T() : «length_(0)» {}\n', 'T::T()   {}\n'],
  ['T::T() : «a_(0)», «b_(0)» {}\n', 'T::T()   {}\n'],
  ['T::T() : «a_(0)», b_(0), c_(0) {}\n', 'T::T() :  b_(0), c_(0) {}\n'],
  ['T::T() : a_(0), «b_{0}», c_(0) {}\n', 'T::T() : a_(0),  c_(0) {}\n'],
  ['T::T() : a_(0), b_(0), «c_(0)» {}\n', 'T::T() : a_(0), b_(0)  {}\n'],
  ['T::T() : a_(0),\n   «b_{0}», // two\n   «c_(0)» /* three */ {}\n', 'T::T() : a_(0) {}\n'],
  ['T::T() noexcept : «a_(0)» {}\n', 'T::T() noexcept   {}\n'],
  ['T::T() : «a_(0)» = default;\n', 'T::T()   = default;\n'],
  ['T::T() : «a_(0)→, c_(1)» {}\n', 'T::T() :  c_(1) {}\n'],
  ['T::T() : «a_(0)→c_(1), », b_(0) {}\n', 'T::T() : c_(1),  b_(0) {}\n'],
  [
    'int x = f(«a, »b);\nint y = f(«a», b);\nint z = f(a, «b»);\nint v = f(«a», «b»);\n',
    'int x = f(b);\nint y = f( b);\nint z = f(a );\nint v = f( );\n',
  ],
  ['int a[] = {1, «2», 3};\n', 'int a[] = {1,  3};\n'],
  [
    'struct T {\n  T() : «a(1)», b{2} { int c = x ? f(1) : 2; }\n  int a, b;\n};\n',
    'struct T {\n  T() :  b{2} { int c = x ? f(1) : 2; }\n  int a, b;\n};\n',
  ],
  ['#define M(T) T() : «a_(0)» {}\nint x;\n', '#define M(T) T()   {}\nint x;\n'],
  [
    'const char *s = R"(: , {)"; /* ( , */ T::T() : «a_("(")» {}\n',
    'const char *s = R"(: , {)"; /* ( , */ T::T()   {}\n',
  ],
  [
    'int g(int x) {\n  switch (x) { case f(1): «a();» { } default: «b();» { } }\n}\n',
    'int g(int x) {\n  switch (x) { case f(1):  { } default:  { } }\n}\n',
  ],
  ['namespace a { «int x;» }\nint y;\n', '  \nint y;\n'],
  ['namespace a {\nnamespace b {\n«int x;»\n}  // namespace b\n}  // namespace a\nint y;\n', '\n\n\n\n\nint y;\n'],
  ['int t = q ? f(«1») : g(2), u = h(«3», 4);\n', 'int t = q ? f() : g(2), u = h( 4);\n'],
  [
    'auto l = [] { return 1; };\nT::T() : «a_(l())», b_([] { return 1; }()) {}\n',
    'auto l = [] { return 1; };\nT::T() :  b_([] { return 1; }()) {}\n',
  ],
  [
    'BEGIN_N\nnamespace d {\nstruct T {\n  T() : a(1), «b(2)» {}\n  int a;\n};\n}\n',
    'BEGIN_N\nnamespace d {\nstruct T {\n  T() : a(1)  {}\n  int a;\n};\n}\n',
  ],
  [
    'auto f() -> int {\n  struct T { T() : «a(1)» {} int a; };\n  int v[] = {q ? g(1) : h(«2»), 3};\n  return 1;\n}\n',
    'auto f() -> int {\n  struct T { T()   {} int a; };\n  int v[] = {q ? g(1) : h(), 3};\n  return 1;\n}\n',
  ],
] as const

interface Marked {
  readonly code: string
  readonly places: readonly { readonly offset: number; readonly length: number; readonly fresh: string }[]
}

export const marked = (text: string): Marked => {
  const places: Marked['places'][number][] = []
  let code = ''
  for (const [at, part] of text.split(/[«»]/).entries()) {
    const [old = '', fresh = ''] = part.split('→')
    if (at % 2 === 1) places.push({ offset: Buffer.byteLength(code), length: Buffer.byteLength(old), fresh })
    code += old
  }
  return { code, places }
}

export const exportOf = (file: string, { places }: Marked): string =>
  [
    `---\nMainSourceFile:  '${file}'\nDiagnostics:\n`,
    ...places.map(
      ({ offset, length, fresh }, at) =>
        `  - DiagnosticName:  rule-${at}\n    DiagnosticMessage:\n      Message:         ''\n      FilePath:        '${file}'\n      FileOffset:      ${offset}\n      Replacements:\n        - FilePath:        '${file}'\n          Offset:          ${offset}\n          Length:          ${length}\n          ReplacementText: '${fresh}'\n    Level:           Warning\n    BuildDirectory:  '/'\n`,
    ),
    '...\n',
  ].join('')

/** What the fixes make of the code. */
export const ours = async (text: string) => {
  const one = marked(text)
  return await fixed(exportOf('/shop/a.cc', one), { 'a.cc': one.code }, { cwd: '/shop' })
}
