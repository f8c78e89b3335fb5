import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Names each test that passed at its second try: it depends on what a machine does at the time, and is to be repaired. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const file of modules)
      for (const test of file.children.allTests())
        if (test.diagnostic()?.flaky) process.stderr.write(`second try: ${nameOf(test)}\n`)
  }
}

const nameOf = ({ module, fullName }: TestCase): string => `${module.relativeModuleId} > ${fullName}`
