import { compress, type Encoding } from './encoding.ts'

/** A rendered page, its mark and its policy are one object: they are never mixed with another rendering's. */
export type RenderedPage = {
  status: number
  /** As it is sent: text would be encoded anew for everybody who asks. */
  body: Buffer
  etag: string
  policy: string
  /** What the browser may ask for before it has read the page. */
  hint?: string
  /** A redirect that a page's loader asked for. */
  location?: string
  compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
}

/** Compressed at most once per rendering, and only when somebody asks. */
export const compressedPage = (page: RenderedPage, encoding: Encoding): Promise<Buffer> =>
  (page.compressed[encoding] ??= compress[encoding](page.body))

type Entry = { page: Promise<RenderedPage>; until: number }

/** The last few hundred public pages, for a few seconds; requests that meet share one rendering. */
export function createPageCache({
  now,
  seconds = 10,
  most = 300,
}: {
  now: () => number
  seconds?: number
  most?: number
}) {
  const entries = new Map<string, Entry>()
  return async (key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const found = entries.get(key)
    if (found && found.until > now()) return found.page
    const page = render()
    entries.delete(key)
    entries.set(key, { page, until: now() + seconds * 1_000 })
    if (entries.size > most) entries.delete(entries.keys().next().value!)
    page.then(
      ({ status }) => status !== 200 && entries.delete(key),
      () => entries.delete(key),
    )
    return page
  }
}
