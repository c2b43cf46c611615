import { NotBuilt } from '../build.ts'
import { CannotStart } from '../db/embedded-places.ts'
import { isUnavailable } from '../db/faults.ts'
import { MigrationFault } from '../db/migrate.ts'
import { WrongSetting } from '../settings.ts'

/** Cleanup steps for shutdown, run in reverse order. */
export type Ending = {
  add: (step: () => Promise<unknown>) => void
  /** Extends the shutdown timeout by these seconds. */
  allow: (seconds: number) => void
}

const patienceSeconds = 30

/** Runs a program until a signal ends it or it is done; an error at startup is printed as one sentence. */
export async function runProgram(start: (ending: Ending) => Promise<unknown>) {
  const steps: (() => Promise<unknown>)[] = []
  let patience = patienceSeconds
  let ended: Promise<void> | null = null
  const end = () => {
    ended ??= (async () => {
      setTimeout(() => process.exit(1), patience * 1_000).unref()
      for (const step of steps.reverse()) await step().catch((error: unknown) => console.error(error))
    })()
    return ended
  }
  const leave = () => void end().then(() => process.exit(process.exitCode ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  // The driver queries array types by itself, and does not handle the rejection if the connection breaks meanwhile.
  process.on('unhandledRejection', (error) => {
    if (!isUnavailable(error)) throw error
  })
  // The parent process that launched us is gone.
  process.on('disconnect', leave)

  try {
    const outcome = await start({
      add: (step) => steps.push(step),
      allow: (seconds) => {
        patience += seconds
      },
    })
    if (outcome === 'done') leave()
    else if (ended) await end()
  } catch (error) {
    // Work in progress during shutdown fails because its dependencies are closed.
    if (ended) return
    console.error(sentenceOf(error))
    process.exitCode = 1
    leave()
  }
}

/** Why a program could not start, in one sentence if it is not a bug. */
export function sentenceOf(error: unknown): string {
  if (
    error instanceof WrongSetting ||
    error instanceof CannotStart ||
    error instanceof MigrationFault ||
    error instanceof NotBuilt
  )
    return error.message
  const { code, message, stack, port, address } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what uses it, or set PORT to another number.`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this user: set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address ?? ''} is not an address of this machine: correct the setting.`
  if (code === 'ENOSPC') return 'The disk is full: free some space, or set DATA_DIR to another disk.'
  return stack ?? message
}
