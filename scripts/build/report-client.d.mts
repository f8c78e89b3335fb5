import type { Plugin } from 'esbuild'

export declare function reportClient(root: string, tell?: (inputs: readonly string[]) => void): Plugin
export declare function reportClientInTests(root: string): {
  name: string
  resolveId(id: string): string | undefined
  load(id: string): Promise<string | undefined>
}
