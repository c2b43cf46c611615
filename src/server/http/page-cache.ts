import { createLru } from '../cache/lru.ts'
import { compressQuickly, type Encoding } from './encoding.ts'

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

type Entry = { page: Promise<RenderedPage>; until: number }

/** The last few hundred public pages, for a few seconds; requests that meet share one rendering. */
export function createPageCache({
  now,
  lifeMs,
  most = 300,
}: {
  now: () => number
  lifeMs: number
  most?: number
}) {
  const entries = createLru<Entry>({ max: most })
  return async (key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const found = entries.get(key)
    if (found && found.until > now()) return found.page
    const page = render()
    const entry = { page, until: now() + lifeMs }
    entries.set(key, entry)
    page.then(
      ({ status, oldest }) => {
        entry.until = Math.min(entry.until, oldest + lifeMs)
        if (status !== 200) entries.delete(key)
      },
      () => entries.delete(key),
    )
    return page
  }
}
