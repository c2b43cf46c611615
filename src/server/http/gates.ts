import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopbackName } from '../settings.ts'
import { isLoopback } from './network.ts'

const hostName = (host: string) => /^([^:[]+|\[[^\]]+\])(?::\d{1,5})?$/.exec(host)?.[1] ?? ''

// Headers that proxies and CDNs add to a request.
const forwardingNames: ReadonlySet<string> = new Set(['forwarded', 'via', 'cdn-loop', 'x-real-ip'])
const forwardingStarts = ['x-forwarded', 'x-original', 'x-envoy', 'x-proxy', 'cf-']
const forwardingEnds = ['client-ip', 'connecting-ip']
const isForwarding = (name: string) =>
  forwardingNames.has(name) ||
  forwardingStarts.some((start) => name.startsWith(start)) ||
  forwardingEnds.some((end) => name.endsWith(end))

/**
 * A request from this machine, for this machine, and not forwarded. `Host` alone can be forged, and behind a local
 * proxy every request comes from loopback.
 */
export function isForThisMachine({ headers, raw }: Asked): boolean {
  const isForwarded = Object.keys(headers).some(isForwarding) || isOldProxy({ headers, raw })
  return isFromLoopback(raw) && !isForwarded && isLoopbackName(hostName(headers.host ?? ''))
}

type Asked = Pick<FastifyRequest, 'headers' | 'raw'>
const isFromLoopback = (raw: FastifyRequest['raw']) => isLoopback(raw.socket.remoteAddress ?? '')

/** nginx's `proxy_pass` without further settings speaks HTTP/1.0, closes each connection and adds no header. */
const isOldProxy = ({ headers, raw }: Asked) =>
  raw.httpVersion === '1.0' && /\bclose\b/i.test(headers.connection ?? '')

export type MachineGate = (request: Asked) => boolean

/**
 * As `isForThisMachine`, until this machine has forwarded a request for another host name: that is a proxy, which may
 * rewrite `Host` for other requests. The gate then stays closed in this process.
 */
export function guardThisMachine(app: FastifyInstance): MachineGate {
  let proxied = false
  app.addHook('onRequest', (request, _, done) => {
    const host = hostName(request.headers.host ?? '')
    if (!proxied && isFromLoopback(request.raw) && host !== '' && !isLoopbackName(host)) {
      proxied = true
      request.log.warn(
        `A request from this machine asked for ${host}: a proxy is in front of the site. /dev/* is closed until the next start. Set PUBLIC_URL to the address that visitors use.`,
      )
    }
    done()
  })
  return (request) => !proxied && isForThisMachine(request)
}

/** A cross-site request: a form on a foreign page can post to us with a guest's cookies (CSRF). */
export function isFromElsewhere({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return false
  if (site !== undefined) return true
  const from = headers.origin
  return (
    from !== undefined &&
    from !== origin &&
    from !== `http://${headers.host}` &&
    from !== `https://${headers.host}`
  )
}
