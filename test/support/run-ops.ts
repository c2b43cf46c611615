import { format } from 'node:util'
import { runCommand } from '#ops/run-command.ts'
import { sentenceOf } from '#server/startup/run-program.ts'

/** Runs an operator's command in this process, and returns its exit status and output. One at a time. */
export async function runOps(args: readonly string[], env: NodeJS.ProcessEnv) {
  const printed = { stdout: '', stderr: '' }
  const { log, error } = console
  const write = process.stderr.write
  const closing: (() => Promise<unknown>)[] = []
  console.log = (...values) => void (printed.stdout += `${format(...values)}\n`)
  console.error = (...values) => void (printed.stderr += `${format(...values)}\n`)
  process.stderr.write = (chunk) => Boolean((printed.stderr += String(chunk)))
  try {
    const status = await runCommand(args, { env, ending: { add: (step) => closing.push(step) } }).catch(
      (fault: unknown) => {
        console.error(sentenceOf(fault))
        return 1
      },
    )
    for (const close of closing.reverse()) await close()
    return { status, ...printed }
  } finally {
    Object.assign(console, { log, error })
    process.stderr.write = write
  }
}
