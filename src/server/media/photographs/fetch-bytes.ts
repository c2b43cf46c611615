import { lookup as resolve } from 'node:dns'
import { get as getPlain } from 'node:http'
import { get, type RequestOptions } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ok, type Result, refuse } from '#domain/result.ts'

const megabyte = 1024 * 1024
const mostRedirects = 3

export type FetchFault =
  | 'needs_login'
  | 'not_found'
  | 'site_error'
  | 'timed_out'
  | 'unreachable'
  | 'not_public'
  | 'bad_redirect'
  | 'too_large'

/** The kind of a fault, and a sentence without its subject for reports in the terminal. */
export type FetchRefusal = { readonly fault: FetchFault; readonly text: string }

export type GetBytes = (url: string) => Promise<Result<Buffer, FetchRefusal>>

/**
 * Downloads from a public URL. The URL comes from an operator's file or form and is not trusted: private and local
 * addresses are refused, also by name or after a redirect (SSRF).
 */
export function createGetBytes(limits: Limits = {}): GetBytes {
  const { allows = isPublic, ca, within = 20_000, isHttpAllowed = false } = limits
  const { mostBytes = 20 * megabyte, accept = 'image/*' } = limits
  const options = {
    agent: false,
    lookup: lookupOf(allows),
    ...(ca ? { ca } : {}),
    headers: { accept },
  } as const
  return async (url) => {
    let at = new URL(url)
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const host = at.hostname.replace(/^\[|\]$/g, '')
      if (at.protocol !== 'https:' && !(isHttpAllowed && at.protocol === 'http:'))
        return refuse({ fault: 'bad_redirect', text: 'leads to an address that is not https' })
      if (isIP(host) && !allows(host)) return refuse(notPublic)
      const answer = await getOnce(at, { ...options, signal: AbortSignal.timeout(within) }, mostBytes)
      if ('fault' in answer) return refuse(answer)
      if ('bytes' in answer) return ok(answer.bytes)
      if (!URL.canParse(answer.location, at))
        return refuse({ fault: 'bad_redirect', text: 'redirects to an address that is none' })
      at = new URL(answer.location, at)
    }
    return refuse({ fault: 'bad_redirect', text: `redirects more than ${mostRedirects} times` })
  }
}

type Limits = {
  /** Which IP addresses may be requested. */
  readonly allows?: (ip: string) => boolean
  /** A CA certificate to trust beside those of Node. */
  readonly ca?: string
  /** Milliseconds. */
  readonly within?: number
  readonly isHttpAllowed?: boolean
  readonly mostBytes?: number
  readonly accept?: string
}

type Answer = { bytes: Buffer } | { location: string } | FetchRefusal

function getOnce(url: URL, options: RequestOptions, mostBytes: number): Promise<Answer> {
  return new Promise((done) => {
    const send = url.protocol === 'https:' ? get : getPlain
    const request = send(url, options, async (response) => {
      const { statusCode = 0, headers } = response
      const answer = await readAnswer(statusCode, headers.location, response, mostBytes).catch(refusalOf)
      request.destroy()
      done(answer)
    })
    request.on('error', (error) => done(refusalOf(error)))
  })
}

async function readAnswer(
  status: number,
  location: string | undefined,
  body: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<Answer> {
  if (status >= 300 && status < 400 && location) return { location }
  if (status !== 200) return { fault: statusFaults.get(status) ?? 'site_error', text: `answered ${status}` }
  const parts: Buffer[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > mostBytes) return { fault: 'too_large', text: `is larger than ${mostBytes / megabyte} MB` }
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts) }
}

const statusFaults: ReadonlyMap<number, FetchFault> = new Map([
  [401, 'needs_login'],
  [403, 'needs_login'],
  [404, 'not_found'],
  [410, 'not_found'],
])

const notPublic: FetchRefusal = { fault: 'not_public', text: 'is no address of the open internet' }

function refusalOf(error: Error & { code?: string }): FetchRefusal {
  if (error.message === notPublic.text) return notPublic
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return { fault: 'timed_out', text: 'did not answer in time' }
  return { fault: 'unreachable', text: `could not be reached (${error.code ?? error.message})` }
}

const inside = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '::/96', '64:ff9b::/96', '100::/64', '2001::/23'],
  ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
]) {
  const [net = '', bits] = range.split('/')
  inside.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4')
}

export const isPublic = (ip: string) => !inside.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4')

/** Judged where the connection is made, so that a name cannot mean one machine now and another in a moment. */
const lookupOf =
  (allows: (ip: string) => boolean): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const [first] = found
      if (!first || found.some(({ address }) => !allows(address)))
        return done(new Error(notPublic.text), '', 0)
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
