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
  /** How much longer than its life a value is used in place of some errors. */
  staleMs?: number
  isStaleBetter?: (error: unknown) => boolean
}
/** A value with the time of the oldest response in it. */
type Aged = { readonly oldest: number }

/** An LRU of a few hundred entries with a lifetime of seconds; concurrent requests for a key share one computation. */
export function createTtlCache<Value extends Aged>(
  { now, lifeMs, most = 300, staleMs = 0, isStaleBetter = () => false }: Bounds,
  isKept: (value: Value) => boolean = () => true,
) {
  const entries = createLru<{ value: Promise<Value>; until: number }>({ max: most })
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = entries.get(key)
    if (found && found.until > now()) return found.value
    const isUsable = found !== undefined && found.until + staleMs > now()
    const value = make().catch((error: unknown) => {
      if (!isUsable || !isStaleBetter(error)) throw error
      return found.value
    })
    const entry = { value, until: now() + lifeMs }
    entries.set(key, entry)
    value.then(
      (made) => {
        // An old value keeps its age, so that the next request tries again.
        entry.until = Math.min(entry.until, made.oldest + lifeMs)
        if (!isKept(made)) entries.delete(key)
      },
      () => entries.delete(key),
    )
    return value
  }
}

/** Public pages. */
export const createPageCache = (bounds: Bounds) =>
  createTtlCache<RenderedPage>(bounds, ({ status }) => status === 200)
