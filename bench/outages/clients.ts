import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Connections that never say a word. */
export async function openIdle(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  const batch = 100
  for (let at = 0; at < count; at += batch) {
    const some = Array.from({ length: Math.min(batch, count - at) }, () =>
      connect(port, '127.0.0.1').on('error', () => {}),
    )
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    sockets.push(...some)
  }
  return sockets
}

/** Clients that ask for this path and read one byte a second. */
export async function readSlowly(port: number, path: string, count: number): Promise<Socket[]> {
  const sockets = await openIdle(port, count)
  for (const socket of sockets) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    socket.pause()
    const timer = setInterval(() => socket.read(1), 1_000)
    socket.on('close', () => clearInterval(timer))
  }
  return sockets
}

/** Sends a body of this size as fast as it is taken; the status of the answer, or why there was none. */
export async function sendHuge(port: number, megabytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  let isClosed = false
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  const bytes = megabytes * 1024 * 1024
  socket.write(
    `POST /api/hot/r_commit HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${bytes}\r\n\r\n`,
  )
  const piece = Buffer.alloc(1024 * 1024, 'a')
  for (let sent = 0; sent < megabytes && !isClosed; sent++) {
    socket.write(piece)
    await wait(1)
  }
  for (let tries = 0; tries < 50 && !isClosed && answer === ''; tries++) await wait(100)
  socket.destroy()
  return answer.split('\r\n', 1)[0] || (isClosed ? 'closed' : 'no answer')
}
