import { connect, type Socket } from 'node:net'

/** A connection that asks one thing at a time. Written on the bare socket: the measuring must cost less than the measured. */
export type Line = { ask: (path: string) => Promise<Answered>; end: () => void }
/** What came back; of the head what the server said, name after name and value after value. */
export type Answered = { readonly head: string[]; readonly body: Uint8Array }

const endOfHead = Buffer.from('\r\n\r\n')

export function openLine(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let parts: Buffer[] = []
    let held = 0
    let whole = -1
    let head = 0
    let told = ''
    let answered: (answer: Answered) => void = () => {}
    let failed: (error: Error) => void = reject
    socket.on('data', (part: Buffer) => {
      parts.push(part)
      held += part.length
      if (whole < 0) {
        const start = parts.length === 1 ? part : Buffer.concat(parts)
        parts = [start]
        const at = start.indexOf(endOfHead)
        if (at < 0) return
        const text = start.toString('latin1', 0, at)
        const length = /\r\ncontent-length: (\d+)/i.exec(text)
        if (!length || !text.startsWith('HTTP/1.1 200')) return failed(new Error(text.slice(0, 400)))
        told = text
        head = at + endOfHead.length
        whole = head + Number(length[1])
      }
      if (held < whole) return
      const body = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
      parts = []
      held = 0
      whole = -1
      const text = told
      answered({
        get head() {
          return headOf(text)
        },
        body: body.subarray(head),
      })
    })
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

export type Load = { seconds: number; latencies: number[] }

/** As fast as so many connections can: each asks again when it is answered. */
export async function closedLoop(
  port: number,
  paths: readonly string[],
  { connections, onAnswer }: { connections: number; onAnswer?: (at: number, answer: Answered) => void },
): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)))
  const latencies: number[] = []
  let next = 0
  const began = performance.now()
  const work = async (line: Line) => {
    while (next < paths.length) {
      const at = next++
      const from = performance.now()
      const answer = await line.ask(paths[at]!)
      latencies.push(performance.now() - from)
      onAnswer?.(at, answer)
    }
  }
  try {
    await Promise.all(lines.map(work))
  } finally {
    for (const line of lines) line.end()
  }
  return { seconds: (performance.now() - began) / 1000, latencies }
}

/**
 * Guests who do not wait for each other: they come at random moments, so many a second on average. A latency counts from
 * the moment at which the guest came, also when no connection was free.
 */
export async function openLoop(
  port: number,
  paths: readonly string[],
  {
    perSecond,
    seconds,
    connections,
    random,
  }: { perSecond: number; seconds: number; connections: number; random: () => number },
): Promise<Load> {
  const free = await Promise.all(Array.from({ length: connections }, () => openLine(port)))
  const all = [...free]
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
    const line = free.pop()
    if (line) under.push(serve(line, guest))
    else waiting.push(guest)
  }
  await Promise.all(under)
  for (const line of all) line.end()
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
