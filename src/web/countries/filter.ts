/** The filter of a list of places; part of the URL. */
export type Filter = { q?: string }

const longest = 80

/** An address may hold anything: a number, a list, a very long text. */
export function readFilter({ q }: Readonly<Record<string, unknown>>): Filter {
  if (typeof q !== 'string' && typeof q !== 'number') return {}
  const text = String(q).replaceAll('\0', '').trim().slice(0, longest).trim()
  return text === '' ? {} : { q: text }
}

/** The text of the box, and the URL value that it last matched. */
export type Typed = { text: string; q: string | undefined }

/**
 * The typed text may be newer than the URL and must not be overwritten by an earlier debounced value. Going back and
 * clearing do overwrite it.
 */
export const agreed = (typed: Typed, q: string | undefined): Typed => {
  if (typed.q === q) return typed
  const isAhead = readFilter({ q: typed.text }).q !== typed.q
  return { text: isAhead ? typed.text : (q ?? ''), q }
}
