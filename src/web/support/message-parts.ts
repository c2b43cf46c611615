export type TextPart = { readonly text: string; readonly href?: string }

const address = /https?:\/\/[^\s<>"']+/g

/**
 * A message's text with addresses of this site as links, by the page's name where it has one; others stay text, since
 * anybody may write them.
 */
export function messageParts(
  text: string,
  origin: string,
  nameOf: (path: string) => string | null = () => null,
): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutPunctuation(found)
    if (!isOurs(href, origin)) continue
    if (index > at) parts.push({ text: text.slice(at, index) })
    const path = href.slice(origin.length) || '/'
    parts.push({ text: nameOf(path) ?? path, href: path })
    at = index + href.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

const isOurs = (href: string, origin: string) => href === origin || href.startsWith(`${origin}/`)

/** A full stop after an address ends the sentence, not the address. */
function withoutPunctuation(text: string): string {
  let end = text.length
  while (end > 0 && '.,;:!?)。，；：！？）'.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
