export type TextPart = { readonly text: string; readonly href?: string }

const address = /https?:\/\/[^\s<>"']+/g

/** A message's text with addresses of this site as links; others stay text, since anybody may write them. */
export function messageParts(text: string, origin: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = found.replace(/[.,;:!?)。，；：！？）]+$/, '')
    if (!isOurs(href, origin)) continue
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: href.slice(origin.length) || '/', href: href.slice(origin.length) || '/' })
    at = index + href.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

const isOurs = (href: string, origin: string) => href === origin || href.startsWith(`${origin}/`)
