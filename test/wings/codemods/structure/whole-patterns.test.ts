import { describe, expect, it } from 'vitest'
import { items } from '../../../support/items.ts'
import { found, judged, program } from './ast-grep.ts'
import type { Corpus } from './judged-rules.ts'

interface Sample extends Corpus {
  /** Patterns without the `;` of their statement. */
  readonly patterns: readonly string[]
  /** Those that ast-grep compares only as far as they go: it finds more places, and would lose the rest of them. */
  readonly shorter?: readonly string[]
  /** Those that the grammar in ast-grep's program does not parse: it finds their first word alone. */
  readonly unread?: readonly string[]
  /** Those that may end otherwise: they are found without a `;` too. */
  readonly open?: readonly string[]
}

const SAMPLES: readonly Sample[] = [
  {
    language: 'csharp',
    file: 'a.cs',
    text: `using System.Text;
using Files = System.IO.File;
using static System.Math;
global using Other;
delegate int F(int x);
class C {
  int f = 1, g;
  event Handler Changed;
  void M() { using var x = Open(); if (a) throw e; if (b) throw f; else yield break; goto end; do { } while (x); yield return 1; }
}
`,
    patterns: items`
using $X   using $A = $B   using static $X   global using $X   throw $E   goto $L   yield return $X
yield break   do { } while ($X)   delegate $R $F($$$P)`,
    unread: ['using $X', 'throw $E', 'goto $L'],
  },
  {
    language: 'java',
    file: 'A.java',
    text: `package a.b;
import a.b.C;
import a.d.*;
import static a.B.*;
import static a.B.max;
interface A {
  int size();
  default int f() { int y = 2; int z = 3, w; if (y > z) return y; else return z; throw new E(); assert y > 1; do { } while (x); }
}
`,
    patterns: items`
package $P   import $X   import a.b.C   import static $X   int $X = $Y   return $X   throw $E   assert $X
int $F()   do { } while ($X)`,
    shorter: ['import $X', 'import static $X', 'int $X = $Y'],
  },
  {
    language: 'php',
    file: 'a.php',
    text: `<?php
namespace A\\B;
use C\\D;
use C\\E as F, G;
use I\\{J, K};
use N\\O as P;
use function L\\m;
const X = 1;
const Y = 2, Z = 3;
function g() { echo "a", "b"; echo $c; return 1; throw new E(); do { } while ($x); goto end; }
echo $d ?>
`,
    patterns: items`
namespace $N   use $X   use $A as $B   use function $X   const $A = $B   return $X   echo $X   throw $X
do { } while ($X)   goto $X`,
    shorter: ['use $X', 'use $A as $B', 'const $A = $B'],
    open: ['echo $X', 'return $X', 'throw $X', 'do { } while ($X)', 'goto $X'],
  },
  {
    language: 'rust',
    file: 'a.rs',
    text: `use a::b;
use c::{d, e};
extern crate f;
mod g;
mod h { }
const X: i32 = 1;
static Y: i32 = 2;
type T = U;
struct S;
struct W(i32);
fn i() { let x = 1; let y = z else { return }; }
trait Q { fn k(); fn l() { } }
`,
    patterns: items`
use $X   use a::b   extern crate $X   mod $M   const $X: $T = $Y   static $X: $T = $Y   type $A = $B
struct $S   let $X = $Y   fn $F()`,
    shorter: ['mod $M', 'struct $S', 'let $X = $Y'],
  },
  {
    language: 'c',
    file: 'a.c',
    text: `typedef int T;
typedef int U, *P;
extern int e;
int x = 1;
int y = 2, z;
int f(int a);
static int g(void) { if (x) return y; goto end; do { } while (x); return 1; end: ; }
`,
    patterns: items`
typedef int $X   extern int $X   extern $T $X   int $X = $Y   int x = 1   int $X   int f(int a)   return $X
goto $L   do { } while ($X)`,
    shorter: ['typedef int $X', 'int $X = $Y', 'int $X'],
  },
  {
    language: 'cpp',
    file: 'a.cpp',
    text: `using namespace std;
using A = B;
using std::string;
namespace q = a::b;
int x = 1;
int y = 2, z;
int f(int a);
int g() { auto w = 2; throw E(); goto end; do { } while (x); return 1; end: ; }
`,
    patterns: items`
using namespace $X   using $A = $B   using std::$X   namespace $A = $B   int $X = $Y   int f(int a)
auto $X = $Y   return $X   throw $X   goto $L`,
    shorter: ['int $X = $Y'],
  },
]

describe.skipIf(program === undefined)('a pattern without the `;` of its statement', () => {
  it.each(SAMPLES)('of $language is found where ast-grep finds it with one', async (sample) => {
    const { patterns, shorter = [], unread = [], open = [] } = sample
    const [whole, bare] = [';', ''].map((end) =>
      judged(
        sample,
        patterns.map((pattern) => ruleOf(pattern + end)),
      ),
    )
    const ours = await Promise.all(patterns.map((pattern) => found(sample, ruleOf(pattern))))
    const isOpen = (at: number): boolean => open.includes(patterns[at] ?? '')
    expect(ours).toEqual(patterns.map((_, at) => (isOpen(at) ? bare : whole)?.[at]))
    expect(ours.filter(({ length }) => length === 0)).toEqual([])
    const unlike = patterns.filter((_, at) => JSON.stringify(ours[at]) !== JSON.stringify(bare?.[at]))
    expect(unlike.toSorted()).toEqual([...shorter, ...unread].toSorted())
  })

  it('takes no alias for a name that is used', async () => {
    const [sample] = SAMPLES as readonly [Sample]
    const places = await found(sample, ruleOf('using $X'))
    if (typeof places === 'string') throw new Error(places)
    const texts = places.map(({ start, end, replacement }) => [sample.text.slice(start, end), replacement])
    expect(texts).toEqual([
      ['using System.Text;', 'new(System.Text)'],
      ['global using Other;', 'new(Other)'],
    ])
  })

  it('is completed in a rule, its utils and its rewriters as well', async () => {
    const [sample] = SAMPLES as readonly [Sample]
    const selected = { pattern: { context: 'using $X', selector: 'using_directive' } }
    for (const rule of [{ all: [selected] }, { matches: 'one' }, { any: [{ pattern: 'using $X' }] }])
      expect(await found(sample, { rule, utils: { one: selected }, fix: 'new($X)' })).toEqual(
        await found(sample, ruleOf('using $X')),
      )
  })
})

const ruleOf = (pattern: string) => {
  const [variable = ''] = pattern.match(/\$X/) ?? []
  return { rule: { pattern }, fix: `new(${variable})` }
}
