// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { growthOfWork } from '../support/counted-work.ts'
import { someOf } from '../support/whole.ts'
import type { Reader } from './shapes.ts'
import { READERS } from './table.ts'

const SOURCES = path.join(import.meta.dirname, '../../src')

/** What is called a reader and is given no text that others write, or hands it on to one that the table names. */
const OTHERS = new Set(
  `core/report/body/first-screen: readFirstList  core/report/read-first-lines: readFirstLines
   core/report/read-first: readFirst       core/report/terminal/first-screen: readLines
   wings/codemods/imports/model: readName
   wings/codemods/structure/tree: readTree
   core/git/commands/log: readCommits      core/git/commands/worktree: readTree  core/git/commits: readCommit
   core/git/index-entries: readIndex       core/history/read-work-tree: readWorkTree
   core/history/recordings: readRecording  core/history/run-record: readRecord
   core/plan/json-document: readJson       core/plan/json-lines: readLine        core/plan/yaml-document: readYaml
   core/run/net-files: readContents        core/text/template: readTemplate
   core/engine/file-step: readOnce         core/report/report: readEntry          core/report/report: readGroup
   core/tools/checks: readByItself         core/workspace/file-identity: readRegularFile
   core/workspace/folders: readFolder      faces/action/explain: readExplainInputs
   faces/action/inputs: readInputs         faces/action/runner-event: readEvent  faces/action/modes: readVerifyInputs
   core/run/read-plans: readPlans          faces/action/workspace-files: readNamedFile
   faces/action/workspace-files: readPlanText  faces/action/workspace-files: readPolicy
   faces/action/workspace-files: readWords faces/cli/options: readPolicy         faces/cli/options: readVariables
   faces/cli/read-plans: readPlans         faces/cli/read-plans: readText        faces/mcp/answer: readAnswer
   faces/mcp/recording/plan-file: readLog  publish/manifest-ref: readManifest    publish/manifest-ref: readManifests
   publish/ref-file: readBranch            publish/ref-file: readFilesOf         publish/ref-file: readLedger
   publish/ref-file: readLedgers           publish/ref-file: readLedgersOf       publish/ref-file: readRefFiles
   wings/campaign/campaign-file: readNote  wings/campaign/campaign-run: readState  wings/campaign/matrix: parseShard
   wings/codemods/document/document: readDocument  core/plan/json-document: readPlanJson  inputs/read: readValue  core/text/read-back: readBack
   wings/codemods/document/toml-tree: parseProgram
   wings/codemods/structural-edit: readStructure
   wings/codemods/structure/rule: readRule wings/codemods/structure/template: readFix
   wings/editor/problems: parseProblems    wings/page/client/storage: readAddress
   wings/sessions/shell/builtins: readLine        wings/sessions/shell/builtins: readLines
   wings/sessions/shell/program: readOptions                                     wings/sessions/shell/sed: readSed`.split(
    /\s+(?=\w+\/)/,
  ),
)

const readersIn = (file: string): readonly string[] =>
  Array.from(
    readFileSync(path.join(SOURCES, file), 'utf8').matchAll(
      /^export (?:async )?(?:const|function) ((?:read|parse|detect|unpack)[A-Z]\w*)/gm,
    ),
    ([, name]) => `${file.replace(/\.ts$/, '')}: ${name}`,
  )

describe('the table of readers', () => {
  it('names each exported function that is called one', () => {
    const named = new Set(Object.keys(READERS).map((name) => name.replace(/,.*/, '')))
    const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readersIn(file.split(path.sep).join('/')))
    expect(all.filter((name) => !named.has(name) && !OTHERS.has(name))).toEqual([])
    expect([...OTHERS].filter((name) => named.has(name) || !all.includes(name))).toEqual([])
  })
})

/** Reads one text after the other; what a reader refuses, it has read. */
const readAll = async (read: Reader['read'], texts: readonly string[]): Promise<void> => {
  for (const text of texts)
    try {
      await read(text)
    } catch (error) {
      if (error instanceof TypeError || error instanceof RangeError) throw error
    }
}

describe('the work of a reader follows the size of what it reads, however hostile', () => {
  // All shapes together: work that follows the square of one of them outweighs the rest.
  it.each(someOf(Object.entries(READERS), 10))('%s', async (_, { read, shapes }) => {
    const texts = (size: number) => Object.values(shapes).map((textOf) => textOf(size))
    expect(await growthOfWork(texts, (all) => readAll(read, all), 80)).toBeLessThan(2.3)
  })
})
