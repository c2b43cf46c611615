import { type Envelope, succeeded } from '#contract/endpoint.ts'

type Entry = { readonly answer: Envelope<unknown>; readonly expiresAt: number }

/** A Map iterates in insertion order, so its first key is the least recently used. `lru-cache` would add 6 KB to the page. */
const entries = new Map<string, Entry>()
const maxEntries = 200

/**
 * An LRU cache of responses in the browser: another page of reviews does not request the rooms again. The server caches
 * nothing, because one visitor's page must not reach another.
 */
export async function cachedResponse<Answer extends Envelope<unknown>>(
  key: string,
  seconds: number,
  request: () => Promise<Answer>,
): Promise<Answer> {
  if (typeof document === 'undefined') return request()
  const cached = entries.get(key)
  entries.delete(key)
  if (cached && cached.expiresAt > Date.now()) {
    entries.set(key, cached)
    return cached.answer as Answer
  }
  const answer = await request()
  if (succeeded(answer)) store(key, { answer, expiresAt: Date.now() + seconds * 1_000 })
  return answer
}

function store(key: string, entry: Entry) {
  entries.delete(key)
  entries.set(key, entry)
  if (entries.size > maxEntries) entries.delete(entries.keys().next().value!)
}

/** Forces the next load to request current prices. */
export const clearResponseCache = () => entries.clear()
