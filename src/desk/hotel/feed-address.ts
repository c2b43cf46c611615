import { ok, type Result, refuse } from '#domain/result.ts'

export type AddressFault = 'noAddress' | 'wrongAddress' | 'ownAddress' | 'knownAddress'

type Known = {
  /** The site's own origin: a calendar of its own has no nights that it would read. */
  readonly origin: string
  /** Addresses that the room type reads already. */
  readonly read: readonly string[]
}

/** The typed address as it is fetched. Calendar programs write `webcal:` for one that is served by https. */
export function feedAddress(typed: string, { origin, read }: Known): Result<string, AddressFault> {
  const text = typed.trim().replace(/^webcals?:/i, 'https:')
  if (text === '') return refuse('noAddress')
  if (!URL.canParse(text)) return refuse('wrongAddress')
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || text.length > 2_048) return refuse('wrongAddress')
  if (url.origin === origin && url.pathname.startsWith('/calendar-feeds/')) return refuse('ownAddress')
  if (read.includes(text)) return refuse('knownAddress')
  return ok(text)
}
