import type { Git } from '../git/git.ts'
import { flagsOf } from '../git/index-entries.ts'
import { refNamed } from '../history/branch.ts'
import { keepVersions, mergedFiles } from '../history/merged-files.ts'
import type { Run } from '../history/run-record.ts'
import { finishRun, noteSurroundings } from '../history/runs.ts'
import { shortOf, type Way } from '../history/way.ts'
import { attributesOfRemoved, emptyFoldersFilled } from '../workspace/attributes.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { makeBranch, performTransition } from './apply-transition.ts'
import { workTreeReader, writtenFiles } from './baseline.ts'
import { decidePlacement, type PlacementFacts } from './decide-placement.ts'
import type { MadeRun } from './decide-run.ts'
import { noteOf, refuseMoved } from './decide-transition.ts'
import type { Delivery, PreparedRun } from './run-mode.ts'

/**
 * Brings a recorded run into the work tree, all files or none, then makes the branch and moves HEAD to it, then calls the run finished; in a
 * bare repository it makes the branch alone. A run that writes nothing is only decided. Throws what `decidePlacement` and
 * `performTransition` refuse.
 */
export async function placeRun(prepared: PreparedRun, placed: MadeRun): Promise<Delivery> {
  const { git, writes, options, baseline, way: out } = prepared
  const { run } = placed
  // HEAD has to be where the run found it.
  const from = { place: out?.from.place ?? '', commit: baseline.head.commit }
  const way = out && { ...out, from, to: { place: out.branch, commit: run.head.commit }, makes: true }
  const branch = way && shortOf(way.to.place)
  if (git.bare && writes && way) await nameBranch(git, run, way)
  if (git.bare) return { written: writes, branch }
  const { kept, ...facts } = await lookAtPlacement(prepared, placed)
  const decision = decidePlacement(facts, { run: run.id, way })
  if (!writes) return { written: false }
  if (kept) keepVersions(git, run.id, kept)
  const changes = decision.files
  noteSurroundings(git, run.id, {
    flags: [...facts.flags],
    removed: attributesOfRemoved(git.root, changes),
    emptyFolders: emptyFoldersFilled(git.root, changes),
  })
  return { written: true, branch, notes: await performTransition(git, decision, options.signal) }
}

async function lookAtPlacement(
  { git, store, baseline, way, index }: PreparedRun,
  { run, workspace }: MadeRun,
): Promise<PlacementFacts & { readonly kept?: Parameters<typeof keepVersions>[2] | undefined }> {
  const { kept, files } = baseline.readFile
    ? { files: workspace.changes() }
    : await mergedFiles(store.git, run, {
        readFile: workTreeReader(git),
        writtenFiles: (treeish, paths) => writtenFiles(store.git, treeish, paths),
      })
  const paths = files.map(({ path }) => path)
  return {
    changes: files,
    unasked: baseline.readFile ? undefined : openDisk(git.root, { steady: true }),
    flags: way ? await (index?.flags(paths) ?? flagsOf(git, paths)) : new Map(),
    kept,
  }
}

/** HEAD stays where it is. */
async function nameBranch(git: Git, run: Run, way: Way): Promise<void> {
  const note = noteOf({ run: run.id, direction: 'run', way }, new Map())
  refuseMoved(note, { head: way.from, target: (await refNamed(git, way.to.place))?.oid })
  await makeBranch(git, note)
  await finishRun(git, run.id, { branch: shortOf(way.to.place) })
}
