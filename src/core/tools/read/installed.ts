import { refusal } from '../checks.ts'
import type { ToolRefusal } from '../tool.ts'

/**
 * Loads what reads a kind of file: a package that is installed next to the program and not bundled in it, since no run needs it.
 * Bundlers leave the import alone, so that a program with the library in it needs no option for a package that it may not have.
 * PACKAGE_MISSING where it is not installed, e.g. in a clone.
 */
export async function loadInstalled<Module>(
  name: string,
): Promise<{ readonly ok: true; readonly module: Module } | ToolRefusal> {
  try {
    return { ok: true, module: await import(/* webpackIgnore: true */ /* @vite-ignore */ name) }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    const message = `Such files are read by the package ${name}, which is not installed here. Run \`npm install ${name}\` next to the program, or install editplan with npm.`
    return { ok: false, problem: refusal('PACKAGE_MISSING', message) }
  }
}
