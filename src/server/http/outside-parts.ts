import type { Settings } from '../settings.ts'
import type { OutsideParts } from './page-policy.ts'

/** Hosts that pages may load from, because the operator named them. */
export function outsideParts({
  MAP_TILES_URL,
  MAP_PROBE_URL,
}: Pick<Settings, 'MAP_TILES_URL' | 'MAP_PROBE_URL'>): OutsideParts {
  const images = [MAP_TILES_URL, MAP_PROBE_URL].flatMap((address) => (address ? [hostOf(address)] : []))
  return { images: [...new Set(images)] }
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` comes from any host of that name. */
function hostOf(address: string): string {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/]+)/.exec(address) ?? []
  return scheme + host.replace(/\{s\}/, '*')
}
