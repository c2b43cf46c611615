import { hash } from 'node:crypto'
import type { PageStyle } from './page-style.ts'

/**
 * Hashes of the inline scripts with the nonce of this rendering: those of our own components and of the framework. A
 * script injected by text has no nonce, so it is not listed and does not run.
 */
export function ownScriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (let at = html.indexOf('<script'); at >= 0; ) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', begin)
    if (begin === 0 || end < 0) break
    const tag = html.slice(at, begin)
    if (tag.includes(attributeOf(nonce)) && !tag.includes(' src='))
      hashes.add(`'sha256-${hash('sha256', html.slice(begin, end), 'base64')}'`)
    at = html.indexOf('<script', end)
  }
  return [...hashes]
}

const attributeOf = (nonce: string) => ` nonce="${nonce}"`

/** A page is cached and sent to many, and the browser renders nothing with the nonce: only the hashes are sent. */
export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(attributeOf(nonce), '')

/** External hosts, listed only if the operator configured them. */
export type OutsideParts = {
  images?: readonly string[]
  scripts?: readonly string[]
  /** Sources for `connect-src`. */
  connections?: readonly string[]
  /** Targets for `form-action`. */
  forms?: readonly string[]
}

export function pagePolicy(
  ownScripts: readonly string[],
  outside: OutsideParts = {},
  style?: Pick<PageStyle, 'source'>,
): string {
  const { images = [], scripts = [], connections = [], forms = [] } = outside
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...ownScripts, ...scripts],
    'style-src': ["'self'", ...(style ? [style.source] : []), ...scripts],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...scripts],
    'connect-src': ["'self'", ...connections, ...scripts],
    ...(scripts.length > 0 ? { 'frame-src': ["'self'", ...scripts] } : {}),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
