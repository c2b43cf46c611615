import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** The client's IP address and scheme as Fastify determines them; trusted proxies may forward both. */
export type Client = {
  readonly address: (request: IncomingMessage) => string
  readonly isSecure: (request: IncomingMessage) => boolean
}

export const trustedProxies = (list: string | undefined): string[] | false =>
  list?.split(',').map((address) => address.trim()) ?? false

/** The last entry of the list was added by the nearest proxy. */
const lastOf = (header: string | string[] | undefined) => header?.toString().split(',').at(-1)?.trim()

export function createClient(list: string | undefined): Client {
  const proxies = trustedProxies(list)
  if (!proxies) {
    return { address: ({ socket }) => socket.remoteAddress ?? '', isSecure: () => false }
  }
  const trust = proxyAddr.compile(proxies)
  return {
    address: (request) => proxyAddr(request, trust),
    isSecure: ({ headers, socket }) =>
      trust(socket.remoteAddress ?? '', 0) && lastOf(headers['x-forwarded-proto']) === 'https',
  }
}
