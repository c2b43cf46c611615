import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A server that refused a connection gets no requests for this time. */
const AWAY_MS = 500

/**
 * A reverse proxy as nginx without active health checks: in turn, over reused connections. A request goes to the next
 * server if the connection fails, as in `examples/nginx`.
 */
export async function openProxy() {
  const agent = new Agent({ keepAlive: true })
  let servers: number[] = []
  const awayUntil = new Map<number, number>()
  let turn = 0

  const nextServers = () => {
    const here = servers.filter((port) => (awayUntil.get(port) ?? 0) < performance.now())
    const from = turn++ % Math.max(1, here.length)
    return [...here.slice(from), ...here.slice(0, from), ...servers.filter((port) => !here.includes(port))]
  }

  async function forward(incoming: IncomingMessage, body: Buffer, port: number) {
    const { method, url: path, headers } = incoming
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers })
    outgoing.end(body)
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return answer
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const body = await buffer(incoming)
    const tried = nextServers()
    for (const port of tried) {
      try {
        const found = await forward(incoming, body, port)
        const { connection: _, 'keep-alive': __, ...headers } = found.headers
        response.writeHead(found.statusCode!, headers)
        found.pipe(response)
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED')
          awayUntil.set(port, performance.now() + AWAY_MS)
      }
    }
    response.writeHead(502).end()
  }

  const server = createServer((incoming, response) => void answer(incoming, response))
  // Longer than a run: a visitor must not reuse a connection that the proxy is closing.
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    use: (ports: readonly number[]) => {
      servers = [...ports]
    },
    close: () => {
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
