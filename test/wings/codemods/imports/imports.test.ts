import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../../src/core/text/encoding.ts'
import type { StepInputs } from '../../../../src/core/tools/step-inputs.ts'
import { applyPlan, undoRun } from '../../../../src/index.ts'
import { type Imports, importsOf, withImports } from '../../../../src/wings/codemods/imports/with-imports.ts'
import { repository } from '../../../support/memory-repository.ts'
import { planOf, stateOf, type TestStep } from '../../../support/runs.ts'

const imported = async (path: string, text: string, input: StepInputs['Import']) => {
  const opened = openText(Buffer.from(text)) as { readonly file: TextFile }
  const made = await withImports(importsOf(path) as Imports, opened.file, input)
  return made.ok ? { text: made.file.bytes.toString(), notes: made.notes } : { refused: made.problem.name }
}

/** Lines that go and lines that come, each in order. */
const changed = (before: string, after: string): readonly string[] => {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const gone = old.filter((line) => !fresh.includes(line))
  return [...gone.map((line) => `-${line}`), ...fresh.filter((line) => !old.includes(line)).map((line) => `+${line}`)]
}

const TS = `#!/usr/bin/env node
// Copyright Ada
'use strict'

import React, { useState } from 'react'
import type { Foo } from './foo'
import * as path from 'node:path'
import { b, d, } from 'lib'
import {
  m1,
  m3, // three
} from 'multi'
import './side.css' // css

const x = 1
`
const PY = `"""Doc."""
from __future__ import annotations

import os, sys as s
from typing import Any, List  # types
from a.b import (
    c,
    d as e,
)

import numpy as np

from . import q
try:
    import json
except ImportError:
    json = None

def f(): pass
`
const GO = `// Package main does.
package main // c

import (
	"fmt"
	"os" // hi

	f "example.com/foo"
)

func main() {}
`
const JAVA = `package a.b;

import java.io.File;
import java.util.List;

import static d.E.*;

public class X {}
`
const RUST = `//! Doc
#![allow(x)]

use std::collections::HashMap;
use std::io::{self, Read};
use serde::{de::Error, Serialize};

mod m;
#[cfg(test)]
use q::z;
#[allow(unused)]
use w::v;
struct S;
`

describe('an Import', () => {
  it.each<[string, string, StepInputs['Import'], readonly string[]]>([
    [
      'a.ts',
      TS,
      { from: 'react', names: ['useMemo'] },
      ["-import React, { useState } from 'react'", "+import React, { useMemo, useState } from 'react'"],
    ],
    [
      'a.ts',
      TS,
      { from: 'lib', names: ['c', 'e as f'] },
      ["-import { b, d, } from 'lib'", "+import { b, c, d, e as f, } from 'lib'"],
    ],
    ['a.ts', TS, { from: 'multi', names: ['m2', 'm4'] }, ['+  m2,', '+  m4,']],
    [
      'a.ts',
      TS,
      { from: './foo', names: ['Foo'] },
      ["-import type { Foo } from './foo'", "+import { Foo } from './foo'"],
    ],
    ['a.ts', TS, { from: './foo', names: ['Foo'], type: true }, []],
    ['a.ts', TS, { from: 'lib', default: 'L' }, ["-import { b, d, } from 'lib'", "+import L, { b, d, } from 'lib'"]],
    ['a.ts', TS, { from: 'node:fs', names: ['a'] }, ["+import { a } from 'node:fs'"]],
    [
      'a.ts',
      TS,
      { from: 'react', default: 'React', remove: true },
      ["-import React, { useState } from 'react'", "+import { useState } from 'react'"],
    ],
    ['a.ts', TS, { from: 'node:path', remove: true }, ["-import * as path from 'node:path'"]],
    [
      'a.js',
      "var { b } = require('b');\n",
      { from: 'b', names: ['c as d'] },
      ["-var { b } = require('b');", "+var { b, c: d } = require('b');"],
    ],
    ['a.js', "var { b } = require('b');\n", { from: 'c', default: 'c' }, ["+var c = require('c');"]],
    [
      'a.py',
      PY,
      { from: 'typing', names: ['Dict'] },
      ['-from typing import Any, List  # types', '+from typing import Any, Dict, List  # types'],
    ],
    ['a.py', PY, { from: 'a.b', names: ['x'] }, ['+    x,']],
    ['a.py', PY, { from: 'pandas', alias: 'pd' }, ['+import pandas as pd']],
    ['a.py', PY, { from: 'os', remove: true }, ['-import os, sys as s', '+import sys as s']],
    ['a.go', GO, { from: 'bytes' }, ['+\t"bytes"']],
    ['a.go', GO, { from: 'example.com/blank', alias: '_' }, ['+\t_ "example.com/blank"']],
    [
      'a.go',
      'package a\n\nimport "fmt" // x\n',
      { from: 'example.com/x' },
      ['-import "fmt" // x', '+import (', '+\t"fmt" // x', '+\t"example.com/x"', '+)'],
    ],
    ['X.java', JAVA, { from: 'java.util.Map' }, ['+import java.util.Map;']],
    ['X.java', JAVA, { from: 'd.E', names: ['z'], static: true }, []],
    [
      'a.rs',
      RUST,
      { from: 'std::io', names: ['Write'] },
      ['-use std::io::{self, Read};', '+use std::io::{self, Read, Write};'],
    ],
    [
      'a.rs',
      RUST,
      { from: 'std::collections', names: ['HashSet'] },
      ['-use std::collections::HashMap;', '+use std::collections::{HashMap, HashSet};'],
    ],
    ['a.rs', RUST, { from: 'w', names: ['v'], remove: true }, ['-#[allow(unused)]', '-use w::v;']],
  ])('changes %s as it is written', async (path, before, input, lines) => {
    const { text, refused } = await imported(path, before, input)
    expect(refused).toBeUndefined()
    expect(changed(before, text ?? '').filter((line) => !/^[-+]$/.test(line))).toEqual(lines)
    if (!input.remove) expect(await imported(path, text ?? '', input)).toMatchObject({ text, notes: [] })
  })

  it.each<[string, string, StepInputs['Import'], string]>([
    ['a.ts', TS, { from: './bar', names: ['x'] }, 'NAME_TAKEN'],
    ['a.ts', TS, { from: 'preact', names: ['useState'] }, 'NAME_TAKEN'],
    ['a.ts', TS, { from: 'x', alias: 'y' }, 'INVALID_INPUT'],
    ['a.ts', 'import { from "x"\n', { from: 'y' }, 'SYNTAX_BROKEN'],
    ['a.py', PY, { from: 'json' }, 'CHANGE_UNCERTAIN'],
    ['a.py', PY, { from: 'x', names: ['f'] }, 'NAME_TAKEN'],
    ['a.py', PY, { from: '.x' }, 'INVALID_INPUT'],
    ['a.go', GO, { from: 'example.com/fmt' }, 'NAME_TAKEN'],
    ['a.go', GO, { from: 'fmt', names: ['Println'] }, 'INVALID_INPUT'],
    ['X.java', JAVA, { from: 'q', names: ['List'] }, 'NAME_TAKEN'],
    ['a.rs', RUST, { from: 'q', names: ['z'] }, 'CHANGE_UNCERTAIN'],
    ['a.rs', RUST, { from: 'x', names: ['S'] }, 'NAME_TAKEN'],
  ])('of %s is refused by name where it is not certain', async (path, before, input, name) => {
    expect(await imported(path, before, input)).toEqual({ refused: name })
  })

  it('comes after what has to come first', async () => {
    const rows: readonly [path: string, text: string, input: StepInputs['Import'], after: string][] = [
      ['a.js', '// f\nfunction f() {}\n', { from: 'c' }, 'import "c"\n\n// f\nfunction f() {}\n'],
      ['a.js', '/* eslint-disable */\nf()\n', { from: 'c' }, '/* eslint-disable */\n\nimport "c"\n\nf()\n'],
      ['a.py', '"""Doc."""\n\n\ndef f(): 1\n', { from: 'os' }, '"""Doc."""\n\nimport os\n\n\ndef f(): 1\n'],
      [
        'a.py',
        'from __future__ import annotations\nimport a.b as np\nimport os as o\n\nfrom os import a as e\n',
        { from: 'numpy', names: ['a'] },
        'from __future__ import annotations\nfrom numpy import a\nimport a.b as np\nimport os as o\n\nfrom os import a as e\n',
      ],
      [
        'a.py',
        'from __future__ import annotations\nimport numpy\nimport os\n',
        { from: 'Zope' },
        'from __future__ import annotations\nimport Zope\nimport numpy\nimport os\n',
      ],
      ['a.go', 'package a\nfunc f() {}\n', { from: 'io' }, 'package a\n\nimport "io"\n\nfunc f() {}\n'],
      ['A.java', '/** Doc. */\nclass A {}\n', { from: 'b.C' }, 'import b.C;\n\n/** Doc. */\nclass A {}\n'],
      ['a.rs', '/// Doc\nfn f() {}\n', { from: 'std::fmt' }, 'use std::fmt;\n\n/// Doc\nfn f() {}\n'],
    ]
    for (const [path, text, input, after] of rows)
      expect(await imported(path, text, input)).toMatchObject({ text: after })
  })

  it('names the comments and the effects that go with it, and what still uses the name', async () => {
    const notes = async (path: string, text: string, input: StepInputs['Import']) =>
      (await imported(path, text, input)).notes
    expect(await notes('a.ts', TS, { from: './side.css', remove: true })).toHaveLength(2)
    expect(await notes('a.ts', TS, { from: 'multi', names: ['m3'], remove: true })).toHaveLength(1)
    expect(await notes('a.go', `${GO}var _ = os.Args\n`, { from: 'os', remove: true })).toHaveLength(2)
  })

  it('in every file of a glob is one commit, keeps marks and line ends, is done once, and is undone', async () => {
    using repo = repository({
      'src/a.ts': Buffer.from('\ufeffimport { a } from "m"\r\n\r\ng(a)\r\n'),
      'src/b.ts': 'g()\n',
      'src/c.css': 'g()\n',
    })
    const before = stateOf(repo)
    const step = { tool: 'Import', glob: 'src/**', only_if: { contains: 'g(' }, from: 'm', names: ['g'] }
    const plan = planOf([step as unknown as TestStep])
    const { steps } = await applyPlan(plan, repo)
    expect(steps).toMatchObject([{ status: 'applied', files: [{ file_path: 'src/a.ts' }, { file_path: 'src/b.ts' }] }])
    expect(repo.read('src/a.ts').toString()).toBe('\ufeffimport { a, g } from "m"\r\n\r\ng(a)\r\n')
    expect(repo.read('src/b.ts').toString()).toBe('import { g } from "m"\n\ng()\n')
    expect((await applyPlan(plan, repo)).steps).toMatchObject([{ status: 'unchanged' }])
    await undoRun(repo)
    expect(stateOf(repo)).toEqual(before)
  })
})

it('of many names gives the event loop its turns', { tags: 'slow' }, async () => {
  await imported('a.ts', 'a()\n', { file_path: 'a.ts', from: 'x', names: ['b'] })
  let turns = 0
  const count = setInterval(() => {
    turns += 1
  }, 1)
  const names = Array.from({ length: 400 }, (_, at) => `name${at}`)
  const { text = '' } = await imported('a.ts', 'a()\n', { file_path: 'a.ts', from: 'x', names })
  clearInterval(count)
  expect(text).toContain('name399')
  expect(turns).toBeGreaterThan(0)
})
