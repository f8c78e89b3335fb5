import { type RunnerTask, type RunnerTestSuite, TestRunner } from 'vitest'

type Report = (suites: RunnerTestSuite[]) => unknown

/** Of files that start programs: `quick`: the tests with this tag; `rest`: the others. What is left out is not counted. */
export default class extends TestRunner {
  /** Vitest sets it to what tells its reporters which tests there are. */
  set onCollected(report: Report) {
    // All of a file may be left out.
    this.config.passWithNoTests = true
    const value: Report = (suites) => {
      for (const suite of suites) keepPart(suite)
      return report.call(this, suites)
    }
    Object.defineProperty(this, 'onCollected', { value })
  }
}

function keepPart(suite: RunnerTestSuite): void {
  suite.tasks = suite.tasks.filter((task) => {
    if (task.type === 'suite') keepPart(task)
    return task.type === 'suite' ? task.tasks.length > 0 : isQuick(task) === (process.env.PART === 'quick')
  })
}

const isQuick = ({ tags = [] }: RunnerTask): boolean => tags.includes('quick')
