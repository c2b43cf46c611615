import type { LostKind } from '#contract/call.ts'

/** Stands in the one rendering where the lost address stands in the pages that are made of it. */
const placeholder = 'lost-8d1f0c6e'

/** The part of an address by which it is lost: all of it where no page has such a shape, else what changes in that shape. */
const lostPart = (kind: LostKind, path: string) =>
  kind === 'unmatched' ? path : path.slice(path.lastIndexOf('/'))

/** An address that is lost in the same way, whoever asks. */
export const lostTemplate = (kind: LostKind, path: string): string =>
  `${path.slice(0, path.length - lostPart(kind, path).length)}/${placeholder}`

/**
 * The rendering of a template as the page of one address. It stands there in three spellings: as people read it, in
 * links and in the small print; as a value of a query; and in the router's name for the page.
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

/** As the router shows an address: what is no letter of any language stays as it is written there. */
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
