import { hash } from 'node:crypto'
import type { PageStyle } from './page-style.ts'

/** Hashes of the page's own inline scripts; data blocks such as JSON-LD are never run and need none. */
export function scriptHashes(page: string | Buffer): string[] {
  const body = typeof page === 'string' ? Buffer.from(page) : page
  const hashes = new Set<string>()
  for (let at = body.indexOf('<script'); at >= 0; ) {
    const begin = body.indexOf('>', at) + 1
    const end = body.indexOf('</script>', begin)
    if (begin === 0 || end < 0) break
    const attributes = body.toString('latin1', at, begin)
    if (!/\ssrc=|type="?application\//.test(attributes))
      hashes.add(`'sha256-${hash('sha256', body.subarray(begin, end), 'base64')}'`)
    at = body.indexOf('<script', end)
  }
  return [...hashes]
}

/** Hosts of outside parts, listed only when the operator set them. */
export type OutsideParts = { images?: readonly string[]; scripts?: readonly string[] }

export function pagePolicy(
  page: string | Buffer,
  outside: OutsideParts = {},
  style?: Pick<PageStyle, 'source'>,
): string {
  const { images = [], scripts = [] } = outside
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes(page), ...scripts],
    'style-src': ["'self'", ...(style ? [style.source] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'connect-src': ["'self'", ...scripts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
