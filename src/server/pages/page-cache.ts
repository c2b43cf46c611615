import { createLru } from '../cache/lru.ts'
import { compressQuickly, type Encoding } from '../http/encoding.ts'

/** A rendered page, its mark and its policy are one object: they are never mixed with another rendering's. */
export type RenderedPage = {
  status: number
  /** As it is sent, in pieces of which other pages may have the same. */
  pieces: readonly Buffer[]
  etag: string
  /** When the first of the answers in it was asked for. */
  oldest: number
  policy: string
  /** What the browser may ask for before it has read the page. */
  hints: readonly string[]
  /** A redirect that a page's loader asked for. */
  location?: string
  /** As somebody asked for it. */
  whole?: Buffer
  compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
}

export const wholePage = (page: RenderedPage): Buffer => (page.whole ??= Buffer.concat(page.pieces))

/** Compressed at most once per rendering, and only when somebody asks. */
export const compressedPage = (page: RenderedPage, encoding: Encoding): Promise<Buffer> =>
  (page.compressed[encoding] ??= compressQuickly[encoding](Buffer.concat(page.pieces)))

type Bounds = { now: () => number; lifeMs: number; most?: number }
/** What is held, and when the first of the answers in it was asked for. */
type Aged = { readonly oldest: number }

/** The last few hundred, for a few seconds; those who ask for the same at once share one making. */
export function createTtlCache<Value extends Aged>(
  { now, lifeMs, most = 300 }: Bounds,
  isKept: (value: Value) => boolean = () => true,
) {
  const entries = createLru<{ value: Promise<Value>; until: number }>({ max: most })
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = entries.get(key)
    if (found && found.until > now()) return found.value
    const value = make()
    const entry = { value, until: now() + lifeMs }
    entries.set(key, entry)
    value.then(
      (made) => {
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
