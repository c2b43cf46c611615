import type { ChatMessage } from '#contract/support.ts'

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

type Day = { readonly date: string; readonly messages: readonly ChatMessage[] }

/** The date of a moment on this device's calendar. */
export const localDate = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Messages by the day on which they came. */
export function daysOf(messages: readonly ChatMessage[]): Day[] {
  const days = Map.groupBy(messages, ({ at }) => localDate(new Date(at)))
  return [...days].map(([date, list]) => ({ date, messages: list }))
}

/** Whether a message goes on with what the same person said just before. */
export const goesOn = (before: ChatMessage | undefined, message: ChatMessage) =>
  before?.by === message.by && before.name === message.name
