import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * A public demonstration serves the pages of the simulated providers under this path, since other machines cannot
 * reach the simulator.
 */
export const CASHIER_PATH = '/simulated-cashier'

/** The pages for a payer's browser, and nothing else: neither the providers' API nor the simulator's controls. */
const pages = [
  ['GET', '/checkoutnow'],
  ['POST', '/checkoutnow'],
  ['GET', '/gateway.do'],
  ['GET', '/qr/:number'],
  ['POST', '/qr/:number'],
  ['POST', '/gateway/api/frontTransReq.do'],
  ['GET', '/bank/:number'],
  ['POST', '/bank/:number'],
] as const

const MOST_BYTES = 64 * 1024
const PATIENCE = 15_000
/** Sandboxed like another site: their scripts cannot access ours. */
const policy =
  "sandbox allow-forms allow-scripts allow-top-navigation; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

export function serveCashier(app: FastifyInstance, simulator: string) {
  async function forward(request: FastifyRequest, reply: FastifyReply) {
    const { number = '0' } = request.params as { number?: string }
    if (!/^\w+$/.test(number)) return reply.callNotFound()
    const answer = await fetch(simulator + request.url.slice(CASHIER_PATH.length), {
      method: request.method,
      // The guest's cookies are not forwarded.
      headers: {
        'accept-language': request.headers['accept-language'] ?? '',
        ...(request.headers['content-type'] ? { 'content-type': request.headers['content-type'] } : {}),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...(request.method === 'POST' ? { body: new Uint8Array(request.body as Buffer) } : {}),
    })
    const location = answer.headers.get('location')
    if (location) reply.header('location', location)
    return reply
      .status(answer.status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'x-robots-tag': 'noindex',
        'content-type': answer.headers.get('content-type') ?? 'text/html; charset=utf-8',
      })
      .send(Buffer.from(await answer.arrayBuffer()))
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const [method, path] of pages) scope.route({ method, url: CASHIER_PATH + path, handler: forward })
  })
}

/** The URL for a payer: the simulator's own, or the same page under ours. */
export const payerAddress =
  (simulator: string | undefined, origin: () => string) =>
  (url: string): string =>
    simulator && url.startsWith(simulator) ? origin() + CASHIER_PATH + url.slice(simulator.length) : url
