import { connect } from 'node:tls'
import type { Settings } from '../../settings.ts'
import { type Check, checkOfSettings, type Finding, fault, ok, reasonOf, warning } from '../check.ts'

const patience = 10_000
const DAY = 86_400_000

const proxyCheck = checkOfSettings('proxy', async (settings) => [
  proxyFinding(settings),
  ...(settings.PUBLIC_URL && !settings.local ? await siteFindings(settings.PUBLIC_URL) : []),
])

export function proxyFinding({
  TRUST_PROXY,
  local,
  HOST,
}: Pick<Settings, 'TRUST_PROXY' | 'local' | 'HOST'>): Finding {
  const proxies = TRUST_PROXY?.split(',').map((address) => address.trim()) ?? []
  if (proxies.some((address) => /\/0$/.test(address)))
    return fault(
      'TRUST_PROXY trusts every address, so visitors can choose the address that limits count.',
      'List the addresses of your proxies only.',
    )
  if (proxies.length > 0) return ok(`Forwarding headers of ${proxies.join(', ')} are trusted.`)
  if (local) return ok('No proxy is trusted.')
  return warning(
    'TRUST_PROXY is not set: behind a proxy all visitors count as one address, and limits stop them together.',
    `Set TRUST_PROXY to the address of your proxy${HOST === '127.0.0.1' ? ', such as 127.0.0.1' : ''}.`,
  )
}

/** The site as a visitor sees it. A machine may be unable to reach its own public address, so this only warns. */
async function siteFindings(publicUrl: string): Promise<Finding[]> {
  const url = `${publicUrl.replace(/\/$/, '')}/api/health`
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    if (answer.ok && answer.headers.has('x-request-id')) return [ok(`The site answers at ${publicUrl}.`)]
    return [
      warning(
        `${url} answers ${answer.status}, not by this site.`,
        'Check that the proxy forwards to the port of the site, and that the site runs.',
      ),
    ]
  } catch (error) {
    return [
      warning(
        `${publicUrl} cannot be reached from this machine: ${reasonOf(error)}.`,
        'Check the name service and the proxy, and try from another machine.',
      ),
    ]
  }
}

const tlsCheck = checkOfSettings('tls', async ({ PUBLIC_URL, local }, { now }) => {
  if (!PUBLIC_URL || local) return [ok('The site is local and needs no TLS.')]
  const { protocol, hostname, port } = new URL(PUBLIC_URL)
  if (protocol === 'http:')
    return [fault('PUBLIC_URL is http: passwords are sent in plain text.', 'Use https, and a certificate.')]
  try {
    const until = await certificateEnd(hostname, Number(port || 443))
    return [certificateFinding(hostname, Math.floor((until - now()) / DAY))]
  } catch (error) {
    return [
      warning(
        `The certificate of ${hostname} cannot be read: ${reasonOf(error)}.`,
        'Check the proxy and its certificate.',
      ),
    ]
  }
})

export function certificateFinding(host: string, days: number): Finding {
  const text = `The certificate of ${host} is valid for ${days} more days.`
  const todo = 'Renew it: run certbot renew, and check its timer.'
  if (days < 3) return fault(text, todo)
  return days < 15 ? warning(text, todo) : ok(text)
}

const certificateEnd = (host: string, port: number) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: patience }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.on('error', reject).on('timeout', () => socket.destroy(new Error('no answer')))
  })

export const webChecks: readonly Check[] = [proxyCheck, tlsCheck]
