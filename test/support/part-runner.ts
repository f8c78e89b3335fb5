import { type RunnerTask, type RunnerTestSuite, TestRunner } from 'vitest'

type Report = (suites: RunnerTestSuite[]) => unknown

/**
 * `quick`: of files that start programs the tests with this tag, of others those without the tag `slow`; `rest`: what that leaves.
 * What is left out is not counted.
 */
export default class extends TestRunner {
  /** Vitest sets it to what tells its reporters which tests there are. */
  set onCollected(report: Report) {
    // All of a file may be left out.
    this.config.passWithNoTests = true
    const value: Report = (suites) => {
      const isQuick = this.config.name?.startsWith('programs') ? isTaggedQuick : isNotTaggedSlow
      for (const suite of suites) keepPart(suite, (task) => isQuick(task) === (process.env.PART === 'quick'))
      return report.call(this, suites)
    }
    Object.defineProperty(this, 'onCollected', { value })
  }
}

function keepPart(suite: RunnerTestSuite, isOfPart: (task: RunnerTask) => boolean): void {
  suite.tasks = suite.tasks.filter((task) => {
    if (task.type === 'suite') keepPart(task, isOfPart)
    return task.type === 'suite' ? task.tasks.length > 0 : isOfPart(task)
  })
}

const isTaggedQuick = ({ tags = [] }: RunnerTask): boolean => tags.includes('quick')

const isNotTaggedSlow = ({ tags = [] }: RunnerTask): boolean => !tags.includes('slow')
