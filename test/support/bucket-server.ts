import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Seen = { method: string; url: string; authorization: string; hash: string; body: Buffer }

/** The part of S3 that the file store uses, in memory; requests are recorded. */
export async function startBucket() {
  const objects = new Map<string, Buffer>()
  const seen: Seen[] = []
  let failing = 0
  const server = createServer(async (request, answer) => {
    const body = Buffer.concat(await request.toArray())
    const { method = '', url = '', headers } = request
    seen.push({
      method,
      url,
      authorization: headers.authorization ?? '',
      hash: String(headers['x-amz-content-sha256']),
      body,
    })
    if (failing > 0) {
      failing -= 1
      answer.statusCode = 503
      return answer.end()
    }
    if (method === 'PUT') objects.set(url, body)
    const found = objects.get(url)
    if (method === 'DELETE') objects.delete(url)
    answer.statusCode = method === 'DELETE' ? 204 : found ? 200 : 404
    answer.end(method === 'GET' ? found : undefined)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    /** For `S3_URL`. */
    url: `http://AKIAEXAMPLE:se%2Fcret@127.0.0.1:${port}/pictures?region=eu-central-1`,
    seen,
    /** The next requests are answered 503. */
    fail: (times: number) => {
      failing = times
    },
    /** Refuses connections; the objects are still there after `start`. */
    stop: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
    start: () => listen(port),
  }
}
