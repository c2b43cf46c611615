import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A child process of the measurement: it responds to each message with one message. */
export type Child = {
  port: number
  ask: <Answer>(message: object) => Promise<Answer>
  end: () => Promise<void>
}

type Options = { env?: Record<string, string>; execArgv?: readonly string[] }

/** The first message of the child has its port, and what else it tells. */
export async function startChild<Told extends object = object>(
  file: string,
  { env = {}, execArgv = [] }: Options = {},
): Promise<Child & Told> {
  const child = fork(join(import.meta.dirname, file), [], {
    env: { ...process.env, ...env },
    execArgv: [...process.execArgv, ...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const died = gone.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)))
  died.catch(() => {})
  const reply = async () => (await Promise.race([once(child, 'message'), died]))[0]
  const ready: Told & { port: number } = await reply()
  return {
    ...ready,
    ask: (message) => {
      const answer = reply()
      child.send(message)
      return answer
    },
    end: async () => {
      child.disconnect()
      await gone
    },
  }
}
