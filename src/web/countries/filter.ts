/** What a visitor looks for within a list of places; it stands in the address. */
export type Filter = { q?: string }

const longest = 80

/** An address may hold anything: a number, a list, a very long text. */
export function readFilter({ q }: Readonly<Record<string, unknown>>): Filter {
  if (typeof q !== 'string' && typeof q !== 'number') return {}
  const text = String(q).replaceAll('\0', '').trim().slice(0, longest).trim()
  return text === '' ? {} : { q: text }
}

/** What the box shows and the address it last agreed with. */
export type Typed = { text: string; q: string | undefined }

/**
 * Typing runs ahead of the address and must not be overwritten by it, not even by what an earlier pause in the typing
 * asked for; going back or clearing must.
 */
export const agreed = (typed: Typed, q: string | undefined): Typed => {
  if (typed.q === q) return typed
  const isAhead = readFilter({ q: typed.text }).q !== typed.q
  return { text: isAhead ? typed.text : (q ?? ''), q }
}
