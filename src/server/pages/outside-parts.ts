import type { Settings } from '../settings.ts'
import type { OutsideParts } from './page-policy.ts'

type Named = Pick<Settings, 'MAP_TILES_URL' | 'MAP_PROBE_URL'> & {
  TRANSLATE_WIDGET_URL?: string | undefined
  TRANSLATE_WIDGET_HOSTS?: string
  UNIONPAY_MERCHANT_ID?: string | undefined
  UNIONPAY_URL?: string
}

/** Hosts that pages may load from or post forms to, because the operator configured them. */
export function outsideParts({
  MAP_TILES_URL,
  MAP_PROBE_URL,
  UNIONPAY_MERCHANT_ID,
  UNIONPAY_URL,
  TRANSLATE_WIDGET_URL,
  TRANSLATE_WIDGET_HOSTS = '',
}: Named): OutsideParts {
  // An archive is read by range requests, not as images; one on our own disk has our own origin.
  const isArchive = MAP_TILES_URL?.endsWith('.pmtiles') ?? false
  const images = [isArchive ? undefined : MAP_TILES_URL, MAP_PROBE_URL].flatMap((address) =>
    address ? [hostOf(address)] : [],
  )
  const archive = isArchive && MAP_TILES_URL ? hostOf(MAP_TILES_URL) : ''
  const forms = UNIONPAY_MERCHANT_ID && UNIONPAY_URL ? gatewayHosts(UNIONPAY_URL) : []
  const further = TRANSLATE_WIDGET_HOSTS.split(',').filter(Boolean)
  const scripts = TRANSLATE_WIDGET_URL ? [hostOf(TRANSLATE_WIDGET_URL), ...further] : []
  return {
    images: [...new Set(images)],
    ...(archive ? { connections: [archive] } : {}),
    ...(forms.length > 0 ? { forms } : {}),
    ...(scripts.length > 0 ? { scripts: [...new Set(scripts)] } : {}),
  }
}

/** A gateway redirects the form to other hosts of its domain, and browsers apply our form-action to these as well. */
function gatewayHosts(address: string): string[] {
  const { origin, protocol, hostname } = new URL(address)
  const isName = /[a-z]$/i.test(hostname) && hostname.split('.').length > 2
  return isName ? [origin, `${protocol}//*.${hostname.split('.').slice(1).join('.')}`] : [origin]
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` comes from any host of that name. */
function hostOf(address: string): string {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/]+)/.exec(address) ?? []
  return scheme + host.replace(/\{s\}/, '*')
}
