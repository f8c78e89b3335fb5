import fc from 'fast-check'
import type { StepInputs } from '../../../../src/core/tools/step-inputs.ts'
import type { ImportingLanguage } from './import-reader.ts'

/** A source file, and the imports that a step asks for of it. */
export interface ImportCase {
  readonly path: string
  readonly text: string
  /** What comes before the imports and after them, which no step changes. */
  readonly head: string
  readonly body: string
  readonly input: StepInputs['Import']
}

export const importCase = (language: ImportingLanguage): fc.Arbitrary<ImportCase> =>
  fc.array(fc.nat(2 ** 20), { minLength: 120, maxLength: 120 }).map((numbers) => caseOf(language, new Draws(numbers)))

class Draws {
  private readonly numbers: readonly number[]
  private at = 0
  private readonly used = new Set<string>()

  constructor(numbers: readonly number[]) {
    this.numbers = numbers
  }

  below(bound: number): number {
    return (this.numbers[this.at++ % this.numbers.length] ?? 0) % bound
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value
  }

  /** One time in so many. */
  once(times: number): boolean {
    return this.below(times) === times - 1
  }

  /** A name that the file does not have yet. */
  name(names: readonly string[]): string {
    const name = this.pick(names)
    const free = [name, ...names, ...names.map((one) => `${one}${this.used.size}`)].find((one) => !this.used.has(one))
    this.used.add(free as string)
    return free as string
  }

  some<Value>(from: number, to: number, draw: () => Value): Value[] {
    return Array.from({ length: from + this.below(to - from + 1) }, draw)
  }
}

interface Source {
  readonly endings: readonly string[]
  readonly head: (draws: Draws) => string
  readonly statements: (draws: Draws) => readonly string[]
  readonly body: (draws: Draws) => string
  readonly input: (draws: Draws) => StepInputs['Import']
}

const caseOf = (language: ImportingLanguage, draws: Draws): ImportCase => {
  const { endings, head, statements, body, input } = SOURCES[language]
  const drawnHead = head(draws)
  const drawn = statements(draws)
  const imports = drawn.map((one) => `${one}\n${draws.once(3) ? '\n' : ''}`).join('')
  const drawnBody = body(draws)
  const gap = drawn.length > 0 && drawnBody !== '' ? draws.pick(['\n', '', '\n\n']) : ''
  const isCrlf = draws.once(4)
  const isCut = draws.once(6) && drawn.length > 0
  const asWritten = (text: string) => (isCrlf ? text.replaceAll('\n', '\r\n') : text)
  const whole = asWritten(`${drawnHead}${imports}${gap}${drawnBody}`)
  const mark = draws.once(6) && !drawnHead.startsWith('#!') ? '\ufeff' : ''
  return {
    path: `a${draws.pick(endings)}`,
    text: mark + (isCut ? whole.replace(/\r?\n$/, '') : whole),
    head: mark + asWritten(drawnHead).trimEnd(),
    body: asWritten(drawnBody).trim(),
    input: input(draws),
  }
}

const NAMES = ['a', 'b', 'Zed', 'MAX_SIZE', 'list', 'Map', 'caseOf', 'x1'] as const

const script = (isTyped: boolean): Source => ({
  endings: isTyped ? ['.ts', '.mts'] : ['.js', '.mjs'],
  head: (draws) =>
    [
      draws.once(5) ? '#!/usr/bin/env node\n' : '',
      draws.once(4) ? draws.pick(['/* Copyright Ada */\n', '// @ts-check\n\n', '/**\n * @license MIT\n */\n\n']) : '',
      draws.once(5) ? draws.pick(["'use strict'\n\n", '"use client";\n']) : '',
    ].join(''),
  statements: (draws) => {
    const end = draws.pick(['', ';'])
    const quote = draws.pick(["'", '"'])
    const comment = () => (draws.once(5) ? draws.pick([' // why', ' /* why */']) : '')
    if (!isTyped && draws.once(3)) return draws.some(0, 4, () => required(draws, quote) + end + comment())
    const pad = draws.pick([' ', ''])
    return draws.some(0, 6, () => {
      const above = draws.once(6) ? draws.pick(['// above\n', '/* above */\n']) : ''
      const module = `${quote}${draws.pick(MODULES)}${quote}`
      return `${above}${imported(draws, { module, pad, isTyped })}${end}${comment()}`
    })
  },
  body: (draws) =>
    draws.pick([
      '',
      'f()\n',
      '// about f\nfunction f() {}\n',
      'export const text = `\nimport { fake } from "fake"\n`\n',
      'const y = { from: "import", z: 1 }\nclass K {}\n',
      '/** K. */\nexport class K {} // import { no } from "no"\n',
    ]),
  input: (draws) => {
    const from = draws.pick(MODULES)
    const type = isTyped && draws.once(4) ? { type: true } : {}
    return draws.pick<() => StepInputs['Import']>([
      () => ({ from, names: wantedNames(draws), ...type }),
      () => ({ from, names: [draws.pick(NAMES)], ...type }),
      () => ({ from, default: draws.pick(['D', 'Own', 'a']), ...type }),
      () => ({ from, namespace: draws.pick(['ns', 'all']) }),
      () => ({ from }),
      () => ({ from, default: 'D', names: [draws.pick(NAMES)] }),
    ])()
  },
})

const MODULES = ['./a', '../b.js', 'lib', 'react', 'node:fs', '@scope/p', '~/own', './style.css'] as const

/** Up to three, each once. */
const wantedNames = (draws: Draws): string[] => {
  const names = [...new Set(draws.some(1, 3, () => draws.pick(NAMES)))]
  return draws.once(4) ? [...names.slice(1), `${names[0]} as local`] : names
}

const localNames = (draws: Draws, count: number): readonly { readonly name: string; readonly alias?: string }[] =>
  Array.from({ length: count }, () => {
    if (draws.once(5)) return { name: draws.pick(NAMES), alias: draws.name(['c', 'd', 'e', 'local']) }
    return { name: draws.name(NAMES) }
  })

const required = (draws: Draws, quote: string): string => {
  const word = draws.pick(['const', 'var'])
  const call = `require(${quote}${draws.pick(MODULES)}${quote})`
  const names = localNames(draws, 1 + draws.below(3)).map(({ name, alias }) => (alias ? `${name}: ${alias}` : name))
  return draws.pick([
    () => `${word} { ${names.join(', ')} } = ${call}`,
    () => `${word} ${draws.name(['m', 'n'])} = ${call}`,
    () => call,
    () => `${word} {\n  ${names.join(',\n  ')},\n} = ${call}`,
    () => `${word} ${draws.name(['m', 'n'])} = ${call},\n  ${draws.name(['m', 'n'])} = ${call}`,
  ])()
}

const imported = (
  draws: Draws,
  { module, pad, isTyped }: { readonly module: string; readonly pad: string; readonly isTyped: boolean },
): string => {
  const names = () => {
    const parts = localNames(draws, 1 + draws.below(4)).map(
      ({ name, alias }) => `${isTyped && draws.once(6) ? 'type ' : ''}${name}${alias ? ` as ${alias}` : ''}`,
    )
    return draws.pick([
      () => `{${pad}${parts.join(', ')}${pad}}`,
      () => `{${pad}${parts.join(', ')},${pad}}`,
      () => `{\n  ${parts.join(',\n  ')},\n}`,
      () => `{\n  ${parts.join(', // why\n  ')} // last\n}`,
      () => `{\n\t${parts.join(', ')}\n}`,
    ])()
  }
  const own = () => draws.name(['D', 'Own', 'React'])
  const kinds: readonly (() => string)[] = [
    () => `import ${names()} from ${module}`,
    () => `import ${names()} from ${module}`,
    () => `import ${own()} from ${module}`,
    () => `import ${module}`,
    () => `import * as ${draws.name(['ns', 'all'])} from ${module}`,
    () => `import ${own()}, ${names().replaceAll('type ', '')} from ${module}`,
    () => `import ${own()}, * as ${draws.name(['ns', 'all'])} from ${module}`,
    () => `import {${draws.pick(['', ' '])}} from ${module}`,
    () => `import { default as ${own()} } from ${module}`,
    () => `import ${own()} from ${module} with { type: 'json' }`,
  ]
  const typed: readonly (() => string)[] = [
    () => `import type ${names().replaceAll('type ', '')} from ${module}`,
    () => `import type ${own()} from ${module}`,
    () => `import type * as ${draws.name(['ns', 'all'])} from ${module}`,
    () => `import ${draws.name(['m', 'n'])} = require(${module})`,
  ]
  return draws.pick(isTyped ? [...kinds, ...typed] : kinds)()
}

const PYTHON_MODULES = ['os', 'os.path', 'typing', 'numpy', 'a.b', '.', '.own', '..up'] as const

const python: Source = {
  endings: ['.py', '.pyi'],
  head: (draws) =>
    [
      draws.once(5) ? '#!/usr/bin/env python3\n' : '',
      draws.once(6) ? '# -*- coding: utf-8 -*-\n' : '',
      draws.once(5) ? '# Copyright Ada\n\n' : '',
      draws.once(3) ? draws.pick(['"""Doc."""\n', '"""Doc.\n\nimport fake\nfrom fake import x\n"""\n\n']) : '',
      draws.once(3)
        ? draws.pick(['from __future__ import annotations\n', 'from __future__ import annotations\n\n'])
        : '',
    ].join(''),
  statements: (draws) =>
    draws.some(0, 6, () => {
      const comment = draws.once(5) ? '  # why' : ''
      return `${draws.once(6) ? '# above\n' : ''}${pythonImport(draws, comment)}`
    }),
  body: (draws) =>
    draws.pick([
      '',
      'f()\n',
      '\n\ndef f():\n    import inner\n',
      '\n@wrapped\nclass K:\n    """import fake"""\n',
      'y = 1  # from fake import x\n__all__ = ["a"]\n',
      'text = """\nimport fake\n"""\n',
    ]),
  input: (draws) => {
    const from = draws.pick(PYTHON_MODULES)
    const isRelative = from.startsWith('.')
    return draws.pick<() => StepInputs['Import']>([
      () => ({ from, names: wantedNames(draws) }),
      () => ({ from, names: [draws.pick([...NAMES, '*'])] }),
      () => (isRelative ? { from, names: ['a'] } : { from }),
      () => (isRelative ? { from, names: ['b as q'] } : { from, alias: draws.pick(['np', 'q']) }),
    ])()
  },
}

const pythonImport = (draws: Draws, comment: string): string => {
  const module = draws.pick(PYTHON_MODULES)
  const whole = () => draws.name(['os', 'sys', 'numpy', 'json', 'a.b', 'a.c'])
  const named = localNames(draws, 1 + draws.below(4)).map(({ name, alias }) => name + (alias ? ` as ${alias}` : ''))
  return draws.pick([
    () => `from ${module} import ${named.join(', ')}${comment}`,
    () => `import ${whole()}${comment}`,
    () => `import ${whole()} as ${draws.name(['np', 'o', 's'])}${comment}`,
    () => `import ${whole()}, ${whole()}${comment}`,
    () => `from ${module} import (\n    ${named.join(',\n    ')},\n)${comment}`,
    () => `from ${module} import (${named.join(', ')})${comment}`,
    () => `from ${module} import (  # why\n    ${named.join(',  # each\n    ')}\n)`,
    () => `from ${module} import ${named.join(', \\\n    ')}`,
    () => `from ${module} import (${named.join(',\n          ')})`,
    () => `from ${module} import *${comment}`,
    () => `import ${whole()}; import ${whole()}`,
    () => `try:\n    import ${whole()}\nexcept ImportError:\n    pass`,
    () => `if TYPE_CHECKING:\n    from ${module} import ${named.join(', ')}`,
  ])()
}

const GO_MODULES = ['fmt', 'os', 'net/http', 'bytes', 'example.com/x', 'example.com/y/v2', 'example.com/z'] as const

const go: Source = {
  endings: ['.go'],
  head: (draws) =>
    [
      draws.once(6) ? '//go:build linux\n\n' : '',
      draws.once(5) ? '// Copyright Ada\n\n' : '',
      draws.once(3) ? draws.pick(['// Package p does.\n', '/*\nPackage p does.\n\nimport "fake"\n*/\n']) : '',
      draws.pick(['package p\n\n', 'package p // why\n\n', 'package p\n']),
    ].join(''),
  statements: (draws) => {
    const lines = (most: number): readonly string[] =>
      draws
        .some(1, most, () => draws.name(GO_MODULES))
        .filter((one) => (GO_MODULES as readonly string[]).includes(one))
        .map((one) => `${goAlias(draws)}${draws.once(8) ? `\`${one}\`` : `"${one}"`}${draws.once(6) ? ' // why' : ''}`)
    return draws.pick<() => readonly string[]>([
      () => [],
      () => lines(1).map((one) => `import ${one}`),
      () => lines(3).map((one) => `import ${one}`),
      () => [`import (\n\t${lines(1).join('\n\t')}\n)`],
      () => [`import (\n\t${lines(5).join('\n\t')}\n)`],
      () => [`import (\n\t${[lines(3), lines(3)].map((one) => one.join('\n\t')).join('\n\n\t')}\n)`],
      () => [`import (\n\t// above\n\t${lines(4).join('\n\t')}\n)`],
      () => ['// #include <stdio.h>\nimport "C"', `import (\n\t${lines(4).join('\n\t')}\n)`],
      () => ['/*\n#include <stdio.h>\n*/\nimport "C"'],
      () => ['// #include <stdio.h>\nimport "C"', ...lines(1).map((one) => `import ${one}`)],
      () => [`import (${lines(1)[0]?.replace(/ \/\/.*/, '')})`],
      () => ['import ()'],
    ])()
  },
  body: (draws) =>
    draws.pick([
      '',
      'func f() {}\n',
      '// f does.\nfunc f() { _ = `\nimport "fake"\n` }\n',
      'var y = "import"\n\ntype K struct{}\n',
      'const z = 1 // import "fake"\n',
    ]),
  input: (draws) => {
    const from = draws.pick([...GO_MODULES, 'embed'])
    return draws.pick<StepInputs['Import']>([
      { from },
      { from },
      { from, alias: '_' },
      { from, alias: '.' },
      { from, alias: 'q' },
    ])
  },
}

const goAlias = (draws: Draws): string => {
  const alias = draws.pick(['', '', '', '_', '.', 'named'])
  return alias === '' ? '' : `${alias === 'named' ? draws.name(['g', 'h', 'i']) : alias} `
}

const JAVA_PACKAGES = ['java.util', 'java.io', 'org.a.b', 'javax.z', 'a.b.C'] as const

const java: Source = {
  endings: ['.java'],
  head: (draws) =>
    [
      draws.once(4) ? '/*\n * Copyright Ada\n * import fake.F;\n */\n' : '',
      draws.once(5) ? '' : draws.pick(['package a.b;\n\n', 'package a.b; // why\n\n', 'package a.b;\n']),
    ].join(''),
  statements: (draws) =>
    draws.some(0, 6, () => {
      const path = draws.pick(JAVA_PACKAGES)
      const comment = draws.once(6) ? ' // why' : ''
      const above = draws.once(6) ? '// above\n' : ''
      return `${above}${draws.pick([
        () => `import ${path}.${draws.name(['List', 'Map', 'File', 'Z'])};`,
        () => `import ${path}.${draws.name(['List', 'Map', 'File', 'Z'])};`,
        () => `import ${path}.*;`,
        () => `import static ${path}.${draws.name(['max', 'MAX', 'of'])};`,
        () => `import static ${path}.*;`,
      ])()}${comment}`
    }),
  body: (draws) =>
    draws.pick([
      'class K {}\n',
      '/** import fake.F; */\n@Deprecated\npublic class K {\n  String s = "import fake.F;";\n}\n',
      '// about I\ninterface I {}\n',
      'enum E { A }\n',
    ]),
  input: (draws) => {
    const from = draws.pick(JAVA_PACKAGES)
    const type = () => draws.pick(['List', 'Map', 'File', 'Set', '*'])
    return draws.pick<() => StepInputs['Import']>([
      () => ({ from, names: [type()] }),
      () => ({ from, names: [...new Set([type(), 'Own'])] }),
      () => ({ from: `${from}.${draws.pick(['Set', 'List'])}` }),
      () => ({ from, names: [draws.pick(['max', 'of', '*'])], static: true }),
    ])()
  },
}

const RUST_PATHS = ['std::io', 'std::collections', 'serde', 'crate::own', 'super::up', 'a::b::c', 'self::m'] as const

const rust: Source = {
  endings: ['.rs'],
  head: (draws) =>
    [
      draws.once(6) ? '#!/usr/bin/env run\n' : '',
      draws.once(5) ? '// Copyright Ada\n\n' : '',
      draws.once(4) ? draws.pick(['//! Doc.\n', '//! use fake::f;\n\n', '/*! Doc. */\n']) : '',
      draws.once(4) ? '#![allow(unused)]\n\n' : '',
    ].join(''),
  statements: (draws) =>
    draws.some(0, 5, () => {
      const comment = draws.once(6) ? ' // why' : ''
      const above = draws.pick(['', '', '', '', '// above\n', '#[allow(unused)]\n', '#[cfg(test)]\n', 'pub '])
      return `${above}${rustUse(draws)}${comment}`
    }),
  body: (draws) =>
    draws.pick([
      '',
      'fn f() {}\n',
      'mod m;\nmod n {\n    pub fn g() {}\n}\n',
      '/// use fake::f;\n#[derive(Debug)]\nstruct K;\n',
      'const T: &str = "use fake::f;";\n',
      'macro_rules! y { () => { 1 } }\n',
    ]),
  input: (draws) => {
    const from = draws.pick(RUST_PATHS)
    return draws.pick<() => StepInputs['Import']>([
      () => ({ from, names: wantedNames(draws) }),
      () => ({ from, names: [draws.pick([...NAMES, 'self', '*'])] }),
      () => ({ from: `${from}::${draws.pick(NAMES)}` }),
      () => ({ from: `${from}::${draws.pick(NAMES)}`, alias: draws.pick(['_', 'q']) }),
    ])()
  },
}

const rustUse = (draws: Draws): string => {
  const path = draws.pick(RUST_PATHS)
  const named = localNames(draws, 1 + draws.below(3)).map(({ name, alias }) => name + (alias ? ` as ${alias}` : ''))
  return draws.pick([
    () => `use ${path}::${named[0]};`,
    () => `use ${path}::${named[0]};`,
    () => `use ${path}::{${named.join(', ')}};`,
    () => `use ${path}::{\n    ${named.join(',\n    ')},\n};`,
    () => `use ${path}::{\n    ${named.join(', // why\n    ')} // last\n};`,
    () => `use ${path}::*;`,
    () => `use ${path}::{inner::{${named.join(', ')}}, ${draws.name(['Other', 'More'])}};`,
    () => `use ${path}::${draws.pick(NAMES)} as _;`,
    () => `use {${path}::${named[0]}, other::${draws.name(['Other', 'More'])}};`,
    () => `use ${path}::{inner::*, ${named.join(', ')},};`,
  ])()
}

const SOURCES: { readonly [Language in ImportingLanguage]: Source } = {
  javascript: script(false),
  typescript: script(true),
  python,
  go,
  java,
  rust,
}
