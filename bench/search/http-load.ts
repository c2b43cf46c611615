import { connect, type Socket } from 'node:net'

/**
 * A connection that asks one thing at a time. Written on the bare socket, and into one buffer: the measuring must cost
 * less than the measured, and what the measuring throws away it must sweep up itself, while others wait.
 */
export type Line = { ask: (path: string) => Promise<Answered>; end: () => void }
/** What came back; of the head what the server said, name after name and value after value. Empty where nobody wants it. */
export type Answered = { readonly head: string[]; readonly body: Uint8Array }

const endOfHead = Buffer.from('\r\n\r\n')
const nothing: Answered = { head: [], body: new Uint8Array() }
const AT_ONCE = 128 * 1024

export function openLine(port: number, { isWanted = true } = {}): Promise<Line> {
  return new Promise((resolve, reject) => {
    let parts: Buffer[] = []
    let left = 0
    let told = ''
    let answered: (answer: Answered) => void = () => {}
    let failed: (error: Error) => void = reject
    const begin = (part: Buffer): Buffer => {
      const at = part.indexOf(endOfHead)
      told = part.toString('latin1', 0, at)
      const length = /\r\ncontent-length: (\d+)/i.exec(told)
      if (at < 0 || !length || !told.startsWith('HTTP/1.1 200')) throw new Error(told.slice(0, 400))
      left = Number(length[1])
      return part.subarray(at + endOfHead.length)
    }
    const read = (part: Buffer) => {
      const body = told === '' ? begin(part) : part
      left -= body.length
      if (isWanted) parts.push(Buffer.from(body))
      if (left > 0) return
      const answer = isWanted ? { head: headOf(told), body: Buffer.concat(parts) } : nothing
      parts = []
      told = ''
      answered(answer)
    }
    const buffer = Buffer.allocUnsafeSlow(AT_ONCE)
    const onread = {
      buffer,
      callback: (size: number) => {
        try {
          read(buffer.subarray(0, size))
        } catch (error) {
          failed(error as Error)
        }
        return true
      },
    }
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
    socket.on('error', (error) => failed(error))
    socket.on('close', () => failed(new Error('the server closed the connection')))
    socket.on('connect', () =>
      resolve({
        ask: (path) =>
          new Promise((done, fail) => {
            answered = done
            failed = fail
            socket.write(
              `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: application/json\r\n\r\n`,
            )
          }),
        end: () => socket.destroy(),
      }),
    )
  })
}

/** What every server of this kind says by itself. */
const itself = new Set(['date', 'connection', 'keep-alive'])

const headOf = (text: string): string[] =>
  text
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
    .filter(([name]) => !itself.has(name!.toLowerCase()))
    .flat()

export const askOnce = async (port: number, path: string): Promise<Uint8Array> => {
  const line = await openLine(port)
  try {
    return (await line.ask(path)).body
  } finally {
    line.end()
  }
}

export const openLines = (port: number, count: number, options?: { isWanted: boolean }): Promise<Line[]> =>
  Promise.all(Array.from({ length: count }, () => openLine(port, options)))

type OnAnswer = (at: number, answer: Answered) => void

/** As fast as so many connections can: each asks again when it is answered. */
export async function closedLoop(
  port: number,
  paths: readonly string[],
  { connections, onAnswer }: { connections: number; onAnswer?: OnAnswer },
): Promise<{ seconds: number }> {
  const lines = await openLines(port, connections, { isWanted: onAnswer !== undefined })
  try {
    return await askAll(lines, paths, onAnswer)
  } finally {
    for (const line of lines) line.end()
  }
}

/** The same over connections that are there already. */
export async function askAll(
  lines: readonly Line[],
  paths: readonly string[],
  onAnswer?: OnAnswer,
): Promise<{ seconds: number }> {
  let next = 0
  const began = performance.now()
  const work = async (line: Line) => {
    while (next < paths.length) {
      const at = next++
      const answer = await line.ask(paths[at]!)
      onAnswer?.(at, answer)
    }
  }
  await Promise.all(lines.map(work))
  return { seconds: (performance.now() - began) / 1000 }
}

/**
 * Guests who do not wait for each other: they come at random moments, so many a second on average. A latency counts from
 * the moment at which the guest came, also when no connection was free.
 */
export async function openLoop(
  lines: readonly Line[],
  paths: readonly string[],
  { perSecond, seconds, random }: { perSecond: number; seconds: number; random: () => number },
): Promise<{ seconds: number; latencies: number[] }> {
  const free = [...lines]
  const waiting: { path: string; due: number }[] = []
  const latencies: number[] = []
  const under: Promise<void>[] = []
  const serve = async (line: Line, { path, due }: { path: string; due: number }) => {
    await line.ask(path)
    latencies.push(performance.now() - due)
    const next = waiting.shift()
    if (next) return serve(line, next)
    free.push(line)
  }
  const began = performance.now()
  let due = began
  for (let at = 0; due < began + seconds * 1000; at++) {
    due += (-Math.log(1 - random()) * 1000) / perSecond
    await until(due)
    const guest = { path: paths[at % paths.length]!, due }
    // In turn: a server closes connections over which nobody asks.
    const line = free.shift()
    if (line) under.push(serve(line, guest))
    else waiting.push(guest)
  }
  await Promise.all(under)
  return { seconds: (performance.now() - began) / 1000, latencies }
}

/**
 * Sleeps, and is good to a millisecond, which counts as the guest's waiting. Waiting for the very moment in turns of the
 * loop would keep one of the machine's cores busy, and the server needs it for its own threads.
 */
async function until(moment: number) {
  const left = moment - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
