/** What `editplan init` writes: a plan that applies anywhere, and in comments one step of each kind, to be uncommented. */
export const STARTER_PLAN = `# yaml-language-server: $schema=./node_modules/editplan/schema/plan.schema.json
# Editors complete and check by the line above. Without editplan in node_modules, run \`editplan schema > plan.schema.json\` and name that file.
version: 1
# One line; the title of the pull request.
title: Add a greeting
# Markdown, the head of its body.
# description: |
#   Why this change is made.

# The commit that the plan is made against, and the date and author of every commit of the run.
# base: main
# created: 2026-05-01T10:00:00Z
# author:
#   name: Refactor Bot
#   email: bot@example.com

# How the plan is replayed; these are the defaults.
# options:
#   reads: strict # a file that exists is read before it is changed; auto: steps read by themselves
#   duplicates: collapse # an edit that repeats an earlier one is left out; or keep, or error
#   on_error: stop # one refused step, and nothing is written; or continue with the others
#   commits: per-step # or per-file, or squash
#   trailing_whitespace: keep # or strip, from new text

steps:
  # A file made or replaced as a whole. Every step may have an id and a reason, which reviewers see.
  - tool: Write
    id: greeting
    why: every project greets
    file_path: docs/greeting.md
    content: |
      # Good morning

  # A piece of a file replaced: old_string stands there exactly once, or say replace_all: true.
  - tool: Edit
    file_path: docs/greeting.md
    old_string: Good morning
    new_string: Good evening

  # Uncomment what you need. A file that exists is read first; with sha256, another text than you saw is refused.
  # - tool: Read
  #   file_path: src/user.ts
  # - tool: Edit
  #   file_path: src/user.ts
  #   old_string: function getUser(
  #   new_string: function fetchUser(
  #   match: whitespace # also where white space alone differs

  # Many files: those that git tracks and a .gitignore pattern names. expect_matches, the number of places, stands for reading them.
  # - tool: Edit
  #   glob: src/**/*.ts
  #   old_string: getUser(
  #   new_string: fetchUser(
  #   replace_all: true
  #   expect_matches: 12

  # A pattern (RE2) in place of a text: $<host> is what the group (?P<host>…) matched.
  # - tool: Edit
  #   glob: src/**/*.ts
  #   regex: new Client\\((?P<host>[^(),]+), (?P<port>[^(),]+)\\)
  #   new_string: "connect({ host: $<host>, port: $<port> })"
  #   replace_all: true
  #   expect_matches: 3

  # A step with a condition is skipped where it does not hold: one plan for many repositories.
  # - tool: Read
  #   when:
  #     exists: true
  #   file_path: src/old-client.ts
  # - tool: Delete
  #   when:
  #     file_path: package.json
  #     contains: '"new-client":'
  #   file_path: src/old-client.ts

  # A file moved, content and mode unchanged; it is edited under its new name.
  # - tool: Read
  #   file_path: src/client.ts
  # - tool: Move
  #   file_path: src/client.ts
  #   new_path: src/net/client.ts

  # A script, and a file given by its bytes.
  # - tool: Write
  #   file_path: bin/check
  #   content: |
  #     #!/bin/sh
  #     exec npm test
  #   executable: true
  # - tool: Write
  #   file_path: public/dot.gif
  #   content_base64: R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7

  # A cell of a notebook, by its id or its number from 0. edit_mode: insert puts a new one after it, and takes a cell_type.
  # - tool: Read
  #   file_path: notebooks/demo.ipynb
  # - tool: NotebookEdit
  #   notebook_path: notebooks/demo.ipynb
  #   cell_id: cell-0
  #   new_source: print('hello')
`
