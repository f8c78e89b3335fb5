import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf } from './change.ts'

/** The recording that belongs to a plan's file. */
export const recordingOf = (plan: string): string => `${plan}.recording`

/**
 * Writes a plan to its file, whole or not at all; undefined removes it. What stands there and is not `known` (the digest of what was
 * written last) is set aside first, under the name that is returned.
 */
export function writePlan(
  plan: string,
  text: string | undefined,
  known: string | undefined,
): { readonly setAside?: string } {
  const standing = existsSync(plan) ? digestOf(readFileSync(plan)) : undefined
  if (text !== undefined && standing === digestOf(text)) return {}
  if (text === undefined && standing !== known) return {}
  const foreign = standing !== undefined && standing !== known
  const aside = foreign ? asideOf(plan) : undefined
  if (aside !== undefined) renameSync(plan, aside)
  if (text === undefined) rmSync(plan, { force: true })
  else replace(plan, text)
  return aside === undefined ? {} : { setAside: aside }
}

/** Renames a plan and its recording, so that another can begin under their name. Returns the new name of the plan. */
export function setAside(plan: string): string {
  const aside = asideOf(plan)
  if (existsSync(plan)) renameSync(plan, aside)
  renameSync(recordingOf(plan), recordingOf(aside))
  return aside
}

/** `plan.yaml` → `plan.1.yaml`, or the first number after it that is free. */
function asideOf(plan: string): string {
  const { dir, name, ext } = path.parse(plan)
  for (let number = 1; ; number++) {
    const aside = path.join(dir, `${name}.${number}${ext}`)
    if (!existsSync(aside) && !existsSync(recordingOf(aside))) return aside
  }
}

function replace(file: string, text: string): void {
  const temporary = `${file}.new`
  const open = openSync(temporary, 'w')
  try {
    writeFileSync(open, text)
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
  renameSync(temporary, file)
}
