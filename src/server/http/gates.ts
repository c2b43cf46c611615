import type { FastifyRequest } from 'fastify'
import { isLoopbackName } from '../settings.ts'

const hostName = (host: string) => host.replace(/:\d+$/, '')

/** What proxies and networks in front of a site add to a request. */
const forwarding =
  /^(forwarded|via|x-(forwarded|original|envoy|real-ip|client-ip|cluster-client-ip).*|.+-(client|connecting)-ip)$/

/** Behind a proxy on this machine everybody comes from loopback: what counts is the name that was asked for. */
export function isForThisMachine({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const forwarded = Object.keys(headers).some((name) => forwarding.test(name))
  return !forwarded && isLoopbackName(hostName(headers.host ?? ''))
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
