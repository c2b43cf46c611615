import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Address = { readonly port: number; readonly host: string }

/**
 * Sockets per address. libuv accepts one connection per socket and turn of the event loop: with one socket and turns of
 * 20 ms only 50 new clients a second are heard, whatever they ask for, and the rest wait in the kernel without order.
 */
const SOCKETS = 32
/** Connections that the kernel holds for each socket, as far as `net.core.somaxconn` permits. */
const BACKLOG = 1_024

export type Listen = (address: Address) => Promise<string>
export type Listening = {
  readonly listen: Listen
  /** Resolves once every connection has ended, after the server began to close. */
  readonly ended: () => Promise<void>
}

const SWEEP_MS = 20

/** Makes a server listen with several sockets on the same port, where the system can share one. */
export function createListening(app: FastifyInstance): Listening {
  const acceptors: Server[] = []
  let ended = Promise.resolve()
  app.addHook('preClose', async () => {
    const closing = acceptors.map(close)
    if (app.server.listening) closing.push(once(app.server, 'close'))
    // A connection that was busy when the shutdown began is closed once it becomes idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    ended = Promise.all(closing).then(() => clearInterval(sweep))
  })

  async function accept(address: Address) {
    // As an HTTP server treats the connections that it accepts itself.
    const options = { noDelay: true, allowHalfOpen: true }
    const acceptor = createServer(options, (socket) => void app.server.emit('connection', socket))
    acceptors.push(acceptor)
    acceptor.listen({ ...address, backlog: BACKLOG, reusePort: true })
    await once(acceptor, 'listening')
  }

  async function listen({ port, host }: Address) {
    if (process.platform !== 'linux') return app.listen({ port, host, backlog: BACKLOG })
    const free = await freePort({ port, host })
    const shared = { port: free, host, backlog: BACKLOG, reusePort: true }
    const origin = await app.listen(shared)
    for (const { address } of app.addresses() as AddressInfo[])
      for (let at = 1; at < SOCKETS; at++) await accept({ port: free, host: address })
    return origin
  }
  return { listen, ended: () => ended }
}

/** The connections of this server alone; the others do not wait for them. */
const close = (server: Server) => new Promise<unknown>((resolve) => server.close(resolve))

/** Sockets that share a port do not notice another server on it; one that does not share fails. */
async function freePort(address: Address): Promise<number> {
  const alone = createServer().listen(address)
  await once(alone, 'listening')
  const { port } = alone.address() as AddressInfo
  alone.close()
  await once(alone, 'close')
  return port
}
