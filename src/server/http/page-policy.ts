import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Hashes of the page's own inline scripts; data blocks such as JSON-LD are never run and need none. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (/type="?application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}

/** Hosts of outside parts, listed only when the operator set them. */
export type OutsideParts = { images?: readonly string[]; scripts?: readonly string[] }

export function pagePolicy(html: string, outside: OutsideParts = {}): string {
  const { images = [], scripts = [] } = outside
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes(html), ...scripts],
    'style-src': ["'self'"],
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
