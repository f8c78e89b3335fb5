// What a process of the crash test has of the program.
export { processContext } from '../../../../src/faces/cli/context.ts'
export { runProgram } from '../../../../src/faces/cli/program.ts'
export { resumeRun } from '../../../../src/index.ts'
export { QUICK_COMMANDS } from '../../../../src/quick-commands.ts'
