import { runProgram } from '#server/startup/run-program.ts'
import { runCommand } from './run-command.ts'

await runProgram(async (ending) => {
  process.exitCode = await runCommand(process.argv.slice(2), { env: process.env, ending })
  return 'done'
})
