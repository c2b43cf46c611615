import { createRecentlyUsed } from '../recently-used.ts'
import { compress, type Encoding } from './encoding.ts'
import type { Written } from './written.ts'

/** An answer as it is sent, and as long as it may be sent again. */
export type KeptAnswer = {
  readonly body: Buffer
  readonly etag: string
  readonly isPublic: boolean
  readonly isFresh: () => boolean
  /** Whose answer it is. */
  readonly route: string
  /** What is said about it, name after name and value after value. */
  readonly head: readonly string[]
  readonly compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
  /** In every form in which it was sent. */
  readonly sent: { plain: SentBody; br?: SentBody; gzip?: SentBody }
}
/** Bytes and everything that is said about them. */
export type SentBody = { readonly bytes: Buffer; readonly head: readonly string[] }

export const LEAST_COMPRESSED = 1_024

/** Compressed at most once, and only when somebody asks. */
export function compressedAnswer(answer: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const { body, head, compressed, sent } = answer
  compressed[encoding] ??= compress[encoding](body).then((bytes) => {
    sent[encoding] = sentBody(bytes, [...head, 'content-encoding', encoding])
    return bytes
  })
  return compressed[encoding]
}

const sentBody = (bytes: Buffer, head: readonly string[]): SentBody => ({
  bytes,
  head: [...head, 'content-length', String(bytes.length)],
})

const headOf = (isPublic: boolean, etag: string): readonly string[] => [
  ...(isPublic
    ? ['cache-control', 'public, max-age=10', 'etag', etag]
    : ['cache-control', 'private, no-store']),
  // A guest's own answer may differ: favourites are marked.
  'vary',
  'authentic, accept-encoding',
  'content-type',
  'application/json; charset=utf-8',
]

type Made = { readonly written: Written; readonly isFresh: () => boolean }

export function makeKept(
  { written: { body, mark }, isFresh }: Made,
  { isPublic, route }: Pick<KeptAnswer, 'isPublic' | 'route'>,
): KeptAnswer {
  const etag = `W/"${mark}"`
  const head = headOf(isPublic, etag)
  return { body, etag, isPublic, isFresh, route, head, compressed: {}, sent: { plain: sentBody(body, head) } }
}

const MOST_BYTES = 48 * 1024 * 1024
const PER_ANSWER = 500
const MOST_NEW = 128

/**
 * Answers by their address. Most are never asked for again: only the last few of the new ones are kept, and of those the
 * ones that are. One that is no longer fresh is found out when it is asked for, and made again.
 */
export function createKeptAnswers(maxBytes = MOST_BYTES) {
  const sizeOf = ({ body }: KeptAnswer) => body.length + PER_ANSWER
  const kept = createRecentlyUsed<KeptAnswer>(maxBytes, sizeOf)
  const news = createRecentlyUsed<KeptAnswer>(maxBytes, sizeOf, MOST_NEW)
  const getNew = (address: string): KeptAnswer | null => {
    const answer = news.get(address)
    if (!answer) return null
    news.forget(address)
    if (!answer.isFresh()) return null
    kept.keep(address, answer)
    return answer
  }
  return {
    get: (address: string): KeptAnswer | null => {
      const answer = kept.get(address)
      if (!answer) return getNew(address)
      if (answer.isFresh()) return answer
      kept.forget(address)
      return null
    },
    keep: (address: string, answer: KeptAnswer) => {
      kept.forget(address)
      news.keep(address, answer)
    },
  }
}
export type KeptAnswers = ReturnType<typeof createKeptAnswers>
