import type { LostKind } from '#contract/call.ts'

/** Replaced by the real path in the shared rendering of a not-found page. */
const placeholder = 'lost-8d1f0c6e'

/**
 * The part of a path that differs between not-found pages of a kind: all of it for an unmatched path, else its last
 * segment.
 */
const lostPart = (kind: LostKind, path: string) =>
  kind === 'unmatched' ? path : path.slice(path.lastIndexOf('/'))

/** A path that is not found in the same way for every caller. */
export const lostTemplate = (kind: LostKind, path: string): string =>
  `${path.slice(0, path.length - lostPart(kind, path).length)}/${placeholder}`

/**
 * Fills the path into the shared rendering. It occurs in three encodings: readable text, a query value, and the
 * router's match id.
 */
export function fillLostPath(html: string, kind: LostKind, path: string): string {
  const part = lostPart(kind, path)
  const readable = readableText(part)
  const named = part
    .replaceAll('/', '#')
    .split('#')
    .map((piece) => encodeURIComponent(decoded(piece)))
    .join('#')
  return html
    .replaceAll(`/${placeholder}`, () => escaped(readable))
    .replaceAll(`%2F${placeholder}`, () => encodeURIComponent(readable))
    .replaceAll(`#${placeholder}`, () => named)
}

/** Decoded as the router shows a path; characters that are not letters stay encoded. */
const readableText = (path: string) =>
  path
    .split(/(%25|%5C)/i)
    .map((piece, at) => (at % 2 === 0 ? decodedText(piece) : piece))
    .join('')

const unsafe = /[\p{Cc}<>"`{}]/gu

function decodedText(piece: string): string {
  try {
    return decodeURI(piece).replaceAll(unsafe, encodeURIComponent)
  } catch {
    return piece
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
])
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes.get(sign)!)
