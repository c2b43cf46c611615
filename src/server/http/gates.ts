import type { FastifyRequest } from 'fastify'
import { isLoopbackName } from '../settings.ts'
import { isLoopback } from './network.ts'

const hostName = (host: string) => /^([^:[]+|\[[^\]]+\])(?::\d{1,5})?$/.exec(host)?.[1] ?? ''

// What proxies and networks in front of a site add to a request.
const forwardingNames: ReadonlySet<string> = new Set(['forwarded', 'via', 'cdn-loop', 'x-real-ip'])
const forwardingStarts = ['x-forwarded', 'x-original', 'x-envoy', 'x-proxy', 'cf-']
const forwardingEnds = ['client-ip', 'connecting-ip']
const isForwarding = (name: string) =>
  forwardingNames.has(name) ||
  forwardingStarts.some((start) => name.startsWith(start)) ||
  forwardingEnds.some((end) => name.endsWith(end))

/**
 * Asked by this machine, for this machine, and not on behalf of another: anybody can send any `Host`, and behind a proxy
 * on this machine everybody comes from loopback.
 */
export function isForThisMachine({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  const isAskedHere = isLoopback(raw.socket.remoteAddress ?? '')
  const isForwarded = Object.keys(headers).some(isForwarding)
  return isAskedHere && !isForwarded && isLoopbackName(hostName(headers.host ?? ''))
}

/** A form on a foreign page can post to us with our guest's cookies: the browser says where it stood. */
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
