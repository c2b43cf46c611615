import { createLru } from '../cache/lru.ts'
import { compressQuickly, type QuickEncoding } from '../http/encoding.ts'

/**
 * A rendered page with its ETag and its policy in one object, so that they cannot be mixed up with another
 * rendering's.
 */
export type RenderedPage = {
  status: number
  /** As it is sent, in buffers that pages may share. */
  pieces: readonly Buffer[]
  etag: string
  /** The time of the oldest response in it. */
  oldest: number
  policy: string
  /** Preload hints for the `Link` header. */
  hints: readonly string[]
  /** A redirect that the page's loader returned. */
  location?: string
  /** The concatenated body, made on first use. */
  whole?: Buffer
  compressed: Partial<Record<QuickEncoding, Promise<Buffer>>>
}

export const wholePage = (page: RenderedPage): Buffer => (page.whole ??= Buffer.concat(page.pieces))

/** Compressed at most once per rendering, on first use. */
export const compressedPage = (page: RenderedPage, encoding: QuickEncoding): Promise<Buffer> =>
  (page.compressed[encoding] ??= compressQuickly[encoding](Buffer.concat(page.pieces)))

type Bounds = {
  now: () => number
  lifeMs: number
  most?: number
  /** How much longer than its life the last value is available. */
  staleMs?: number
}
/** A value with the time of the oldest response in it. */
type Aged = { readonly oldest: number }
type Entry<Value> = { readonly value: Promise<Value>; until: number; last: Value | null }

/** An LRU of a few hundred entries with a lifetime of seconds; concurrent requests for a key share one computation. */
export function createTtlCache<Value extends Aged>(
  { now, lifeMs, most = 300, staleMs = 0 }: Bounds,
  isKept: (value: Value) => boolean = () => true,
) {
  const entries = createLru<Entry<Value>>({ max: most })

  function get(key: string, make: () => Promise<Value>): Promise<Value> {
    const found = entries.get(key)
    if (found && found.until > now()) return found.value
    const value = make()
    const entry: Entry<Value> = { value, until: now() + lifeMs, last: found?.last ?? null }
    entries.set(key, entry)
    value.then(
      (made) => {
        if (!isKept(made)) return void entries.delete(key)
        entry.last = made
        entry.until = Math.min(entry.until, made.oldest + lifeMs)
      },
      // The last value remains for `getStale`; the next request tries again.
      () => {
        entry.until = Number.NEGATIVE_INFINITY
        if (entry.last === null) entries.delete(key)
      },
    )
    return value
  }

  /** The last value, for use in place of an error that passes. */
  function getStale(key: string): Value | null {
    const last = entries.get(key)?.last
    return last && last.oldest + lifeMs + staleMs > now() ? last : null
  }

  return { get, getStale }
}

/** Public pages. */
export const createPageCache = (bounds: Bounds) =>
  createTtlCache<RenderedPage>(bounds, ({ status }) => status === 200)
