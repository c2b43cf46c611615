import { fork } from 'node:child_process'
import { join } from 'node:path'

/** A process of the measurement: it answers each message with one of its own. */
export type Child = {
  port: number
  pid: number
  ask: <Answer>(message: object) => Promise<Answer>
  end: () => Promise<void>
}

type Options = { env?: Record<string, string>; execArgv?: readonly string[] }

export async function startChild(file: string, { env = {}, execArgv = [] }: Options = {}): Promise<Child> {
  const child = fork(join(import.meta.dirname, file), [], {
    env: { ...process.env, ...env },
    // As this process was started, which is as the server is: see `scripts/run.js`.
    execArgv: [...process.execArgv, ...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let answered: (value: unknown) => void = () => {}
  let failed: (error: Error) => void = () => {}
  child.on('message', (value) => answered(value))
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  child.on('exit', (code) => failed(new Error(`${file} ended with ${code}`)))
  const reply = <Answer>() =>
    new Promise<Answer>((resolve, reject) => {
      answered = resolve as (value: unknown) => void
      failed = reject
    })
  const { port } = await reply<{ port: number }>()
  return {
    port,
    pid: child.pid!,
    ask: (message) => {
      const promise = reply<never>()
      child.send(message)
      return promise
    },
    end: async () => {
      failed = () => {}
      child.disconnect()
      await gone
    },
  }
}
