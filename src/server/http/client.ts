import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Who asks, as the framework sees it: proxies that are trusted may say whom they ask for. */
export type Client = {
  readonly address: (request: IncomingMessage) => string
  readonly isSecure: (request: IncomingMessage) => boolean
}

export const trustedProxies = (list: string | undefined): string[] | false =>
  list?.split(',').map((address) => address.trim()) ?? false

export function createClient(list: string | undefined): Client {
  const proxies = trustedProxies(list)
  if (!proxies) {
    return { address: ({ socket }) => socket.remoteAddress ?? '', isSecure: () => false }
  }
  const trust = proxyAddr.compile(proxies)
  return {
    address: (request) => proxyAddr(request, trust),
    isSecure: ({ headers, socket }) =>
      trust(socket.remoteAddress ?? '', 0) &&
      /(^|,)\s*https$/.test(String(headers['x-forwarded-proto'] ?? '')),
  }
}
