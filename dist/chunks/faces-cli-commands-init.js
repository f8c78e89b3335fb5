import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$E as c,commander$b as r,commander$q as l}from"./start.js";
import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_git_whole_file$b as i}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as n}from"./hook.js";import"./hook.js";import{mkdir as f}from"node:fs/promises";
import p from"node:path";var u=[{name:"output",type:"text",about:"where to write it; - is standard output",given:"plan.yaml",verbs:["init"],of:"face",option:["-\
o, output <file>","Options"]}],A=(e,a)=>l(new r("init"),{own:u}).summary("write a commented starter plan").description("Writes a plan that applies to any checko\
ut, with a commented step of every kind. It never overwrites a file.").addHelpText("after",c("editplan init","editplan init -o rename.editplan.yaml")).action(async({
output:t})=>{t==="-"?e.stdout(h):await g(t,e),a(0)});async function g(e,{cwd:a,stdout:t}){let s=p.resolve(a,e);try{await f(p.dirname(s),{recursive:true}),i(s,h,
{isNew:true})}catch(o){let d=o instanceof Error&&"code"in o&&o.code==="EEXIST"?"the file already exists":String(o),m=`${e} cannot be written: ${d}. Choose anoth\
er file with -o.`;throw new n({name:"USAGE",message:m})}t(`Wrote ${e}. Next: editplan check ${e}
`)}var h=`# yaml-language-server: $schema=./node_modules/editplan/schema/plan.schema.json
# With the line above, editors complete and check this file. Without editplan in node_modules, run \`editplan schema > plan.schema.json\` and use that path.
version: 1
# One line, the title of the pull request.
title: Add a greeting
# Markdown, the start of its body.
# description: |
#   Why this change is made.

# The commit that the plan was made for, and the date and author of every commit of the run.
# base: main
# created: 2026-05-01T10:00:00Z
# author:
#   name: Refactor Bot
#   email: bot@example.com

# The variables of the plan, with their defaults: \${{ vars.team }} in a step is replaced by the value, which --var team=\u2026 sets.
# vars:
#   team: payments

# How the plan is replayed.
options:
  reads: auto # no Read step is needed; strict, the default: a plan must read a file before it changes it
#   duplicates: collapse # the default: skip an edit that repeats an earlier one; or keep, or error
#   on_error: stop # one refused step means that nothing is written; or continue with the others
#   commits: per-step # or per-file, or squash
#   trailing_whitespace: keep # or strip, from new text

steps:
  # Creates a file, or replaces all of it. Every step may have an id and a reason, which reviewers see.
  - tool: Write
    id: greeting
    why: every project greets
    file_path: docs/greeting.md
    content: |
      # Good morning

  # Replaces a piece of a file. old_string must occur exactly once; otherwise set replace_all: true.
  - tool: Edit
    file_path: docs/greeting.md
    old_string: Good morning
    new_string: Good evening

  # Uncomment what you need. Read a file before you edit it; with sha256, the step refuses any text but the one you saw.
  # - tool: Read
  #   file_path: src/user.ts
  # - tool: Edit
  #   file_path: src/user.ts
  #   old_string: function getUser(
  #   new_string: function fetchUser(
  #   match: whitespace # also match text that differs in white space only

  # Edits many files: all tracked files that match a .gitignore pattern, less those of exclude and only where only_if holds.
  # expect_matches, the number of places, replaces the Read steps; with min: 0 a second run succeeds.
  # - tool: Edit
  #   glob: src/**/*.{ts,tsx}
  #   exclude: "*.test.ts"
  #   only_if:
  #     contains: api/user
  #   old_string: getUser(
  #   new_string: fetchUser(
  #   replace_all: true
  #   expect_matches:
  #     min: 0
  #     max: 40
  #   skip_unsupported: true # skip notebooks and files in other encodings, instead of refusing the step

  # Replaces what a regular expression (RE2) matches: $<host> is what the group (?P<host>\u2026) matched.
  # - tool: Edit
  #   glob: src/**/*.ts
  #   regex: new Client\\((?P<host>[^(),]+), (?P<port>[^(),]+)\\)
  #   new_string: "connect({ host: $<host>, port: $<port> })"
  #   replace_all: true
  #   expect_matches: 3

  # Replaces code by its structure, as ast-grep does: $ID matches one node, $$$REST any number.
  # - tool: Edit
  #   glob: src/**/*.ts
  #   pattern: getUser($ID, $$$REST)
  #   new_string: "fetchUser({ id: $ID }, $$$REST)"
  #   replace_all: true
  #   expect_matches: 3

  # Does the same with a rule of ast-grep, in files whose names do not tell the language.
  # - tool: Edit
  #   glob: scripts/*
  #   rule:
  #     pattern: fetchUser($ID)
  #     inside:
  #       kind: class_body
  #       stopBy: end
  #   language: javascript
  #   nested: outer-only # of matches inside one another; or inner-first, in one run
  #   comments: drop # also where a comment inside a match goes
  #   allow_broken: true # also where a file does not parse afterwards
  #   new_string: this.fetchUser($ID)
  #   replace_all: true
  #   expect_matches: 1

  # Sets or removes one value of a JSON, YAML or TOML file; everything else in the file stays as it is.
  # - tool: Set
  #   glob: "**/package.json"
  #   path:
  #     - engines
  #     - node
  #   value: ">=20"
  #   create: false # refuse where engines is missing
  #   expect_matches: 3
  # - tool: Unset
  #   glob: "**/package.json"
  #   path: $.scripts.prepublish
  #   expect_matches:
  #     min: 0
  # - tool: Set
  #   file_path: deploy.yaml
  #   path: $.spec.replicas
  #   document: 0 # of several YAML documents; "*" for all
  #   value: 3

  # Runs a command that a rule of the policy allows, and takes what it changed in these files as the step's commit.
  # - tool: Run
  #   command: npm install --package-lock-only
  #   changes: package-lock.json
  #   timeout: 120
  # - tool: Run
  #   command: git grep -c fetchUser
  #   background: true # later steps go on; it may change nothing

  # A step is skipped if its condition does not hold, so that one plan fits many repositories.
  # - tool: Read
  #   when:
  #     exists: true
  #   file_path: src/old-client.ts
  # - tool: Delete
  #   when:
  #     file_path: package.json
  #     contains: '"new-client":'
  #   file_path: src/old-client.ts

  # Moves a file; content and mode stay. Later steps use the new name.
  # - tool: Read
  #   file_path: src/client.ts
  # - tool: Move
  #   file_path: src/client.ts
  #   new_path: src/net/client.ts
  #   skip_existing: true # a file that is there already stays, and this one too

  # Moves a block of whole lines: its first line is there once, and it ends with the next line that is the second text.
  # Line numbers need its sha256. after: TEXT and before: TEXT place it as well.
  # - tool: MoveLines
  #   file_path: src/shop.js
  #   new_path: src/total.js
  #   lines:
  #     - export function total(items) {
  #     - "}"
  #   at: end
  #   indent: 0

  # Adds imports, or removes them with remove: true; a name that is imported already stays. The other keys
  # are default and namespace, alias for a module, type in TypeScript, and static in Java.
  # - tool: Import
  #   file_path: src/shop.js
  #   from: ./total.js
  #   names:
  #     - total

  # Gives whole files other line ends, indentation, a last line end or no byte order mark.
  # - tool: Convert
  #   glob: "*.bat"
  #   indent:
  #     from: tab
  #     to: 4
  #   line_ends: crlf
  #   final_newline: add
  #   bom: remove
  #   expect_matches: 2

  # Creates a script, and a binary file from base64.
  # - tool: Write
  #   file_path: bin/check
  #   allow_elision: true # a comment such as "... rest unchanged ..." is meant
  #   content: |
  #     #!/bin/sh
  #     exec npm test
  #   executable: true
  # - tool: Write
  #   file_path: public/dot.gif
  #   content_base64: R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7

  # Moves a submodule to another commit of its remote, in a run that only makes commits, such as editplan pr.
  # - tool: Submodule
  #   path: vendor/parser
  #   commit: 5f0c1d8e2b7a94c3d6e1f0a2b4c8d9e7f3a1b5c6

  # Changes a notebook cell, by its id or its number from 0. edit_mode: insert adds a new cell after it and needs cell_type.
  # - tool: Read
  #   file_path: notebooks/demo.ipynb
  # - tool: NotebookEdit
  #   notebook_path: notebooks/demo.ipynb
  #   cell_id: cell-0
  #   new_source: print('hello')

  # Replaces a text in every cell of every notebook. A code cell that changes loses its outputs, unless clear_outputs is false.
  # - tool: NotebookEdit
  #   glob: "*.ipynb"
  #   old_string: load_user(
  #   new_string: fetch_user(
  #   replace_all: true
  #   cell: "*"
  #   clear_outputs: false
  #   expect_matches: 4
`;export{A as initCommand};
