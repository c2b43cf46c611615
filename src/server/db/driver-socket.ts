import { Socket } from 'node:net'
import type { Server } from '../settings/connection-url.ts'

/** The length of a first message is followed by the version of the protocol, or by a request for TLS or to cancel. */
const startCodes: readonly number[] = [196_608, 80_877_103, 80_877_102]
const START_HEAD = 8

/**
 * A socket for a new connection of the driver, which makes up for two faults of it (postgres 3.4.9).
 *
 * A statement that it sends after the error of a connection and before its close is never answered, and one of a
 * transaction that it sends after the close ends the process. The error is therefore repeated until no statement
 * follows, such as the rollback of a transaction, and only then the connection closes.
 *
 * It does not forget bytes that it had not written when a connection closed, nor that it intends to write them. Its
 * next start message is then delayed until 1,024 bytes are due, and follows the old bytes. Such a socket is closed
 * without an error: the driver connects anew at once, until it starts correctly.
 */
export function openSocket({ host, port }: Server): Socket {
  const socket = new Socket()
  refuseSilentClose(socket)
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean
  let isStarted = false
  const writeStart = (bytes: Uint8Array, ...more: unknown[]) => {
    isStarted = true
    if (!isStart(Buffer.from(bytes))) return !socket.destroy()
    Object.assign(socket, { write })
    return write(bytes, ...more)
  }
  if (host.startsWith('/')) socket.connect(`${host}/.s.PGSQL.${port}`)
  else socket.connect(port, host)
  // The driver reads the name of the server for TLS. `connect` resets `write`.
  Object.assign(socket, { write: writeStart, host, port })
  closeWhenQuiet(socket)
  // The driver writes in the next turn of the event loop.
  setImmediate(() => setImmediate(() => isStarted || socket.destroy()))
  return socket
}

const MOST_ROUNDS = 20

/** Rejects what the driver sends over a lost connection, round by round, before the connection closes. */
function closeWhenQuiet(socket: Socket) {
  const emit = socket.emit.bind(socket) as (name: string | symbol, ...given: unknown[]) => boolean
  const lost = () => Object.assign(new Error('The connection was lost.'), { code: 'CONNECTION_CLOSED' })
  function settle(rounds: number) {
    let isQuiet = true
    Object.assign(socket, {
      write: () => {
        isQuiet = false
        return true
      },
    })
    if (socket.listenerCount('error') > 0) emit('error', lost())
    const next = () => (isQuiet || rounds === 0 ? emit('close', false) : settle(rounds - 1))
    // The driver writes in the next turn of the event loop.
    setImmediate(() => setImmediate(next))
  }
  Object.assign(socket, {
    emit: (name: string | symbol, ...given: unknown[]) => {
      if (name !== 'close' || socket.bytesRead === 0) return emit(name, ...given)
      settle(MOST_ROUNDS)
      return true
    },
  })
}

function isStart(bytes: Buffer): boolean {
  return (
    bytes.length >= START_HEAD &&
    bytes.readInt32BE(0) === bytes.length &&
    startCodes.includes(bytes.readInt32BE(4))
  )
}

/** A socket that fails, once the driver has written to it. */
export function failedSocket({ message, code, syscall }: NodeJS.ErrnoException): Socket {
  const socket = new Socket()
  Object.assign(socket, { write: () => true })
  // Each socket has an error of its own: libraries attach the socket to it.
  const error = Object.assign(new Error(message), { code, syscall })
  setImmediate(() => setImmediate(() => socket.destroy(error)))
  return socket
}

/** A proxy without a server closes new connections; the driver would reconnect at once, without end. */
function refuseSilentClose(socket: Socket) {
  socket.once('end', () => {
    if (socket.bytesRead > 0) return
    const error = new Error('The connection was closed before the first answer.')
    socket.destroy(Object.assign(error, { code: 'ECONNRESET', syscall: 'read' }))
  })
}
