import { verify, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { RawMessage } from '../provider.ts'

type Options = {
  webhookId: string
  /** Hosts from which PayPal's certificates may be fetched; other URLs in a message are refused. */
  certHosts: readonly string[]
  /** The root certificate as PEM; null for the public CAs. */
  certRoot: string | null
  now: () => number
  patience?: number
}

const SIGNER = /(^|\n)CN=messageverificationcerts\./

/** Verifies that PayPal sent these bytes to our webhook, locally without a call to PayPal. */
export function createSignatureCheck({ webhookId, certHosts, certRoot, now, patience = 10_000 }: Options) {
  const roots = (certRoot ? [certRoot] : rootCertificates).map((pem) => new X509Certificate(pem))
  const chains = new LRUCache<string, X509Certificate[]>({ max: 20, ttl: 24 * 60 * 60 * 1000 })

  async function chainAt(address: string): Promise<X509Certificate[] | null> {
    const kept = chains.get(address)
    if (kept) return kept
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
    if (!response.ok) return null
    const chain = (await response.text())
      .split(/(?<=-----END CERTIFICATE-----)/)
      .filter((part) => part.includes('BEGIN CERTIFICATE'))
      .map((pem) => new X509Certificate(pem))
    chains.set(address, chain)
    return chain
  }

  const isInDate = ({ validFromDate, validToDate }: X509Certificate) =>
    validFromDate.getTime() <= now() && now() < validToDate.getTime()
  const isIssuedBy = (one: X509Certificate, by: X509Certificate) =>
    one.checkIssued(by) && one.verify(by.publicKey)

  /** Verifies the chain from the signer to a trusted CA. */
  function isTrusted([signer, ...rest]: readonly X509Certificate[]): boolean {
    if (!signer || !SIGNER.test(signer.subject)) return false
    let current = signer
    for (let depth = 0; depth < 5; depth++) {
      if (!isInDate(current)) return false
      if (roots.some((root) => isIssuedBy(current, root) && isInDate(root))) return true
      const next = rest.find((one) => one !== current && one.ca && isIssuedBy(current, one))
      if (!next) return false
      current = next
    }
    return false
  }

  return async ({ headers, body }: RawMessage): Promise<boolean> => {
    const header = (name: string) => {
      const value = headers[`paypal-${name}`]
      return typeof value === 'string' ? value : ''
    }
    const address = header('cert-url')
    if (header('auth-algo') !== 'SHA256withRSA' || !isAllowed(address, certHosts)) return false
    try {
      const chain = await chainAt(address)
      if (!chain || !isTrusted(chain)) return false
      const text = `${header('transmission-id')}|${header('transmission-time')}|${webhookId}|${crc32(body)}`
      const signature = Buffer.from(header('transmission-sig'), 'base64')
      return verify('sha256', Buffer.from(text), chain[0]!.publicKey, signature)
    } catch {
      return false
    }
  }
}

/** Matches host and port; requires TLS, except for this machine. */
function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, hostname, username } = new URL(address)
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost'
  return (
    hosts.includes(host) && username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal))
  )
}
