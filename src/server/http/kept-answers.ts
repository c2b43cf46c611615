import { createAskedAgain } from '../asked-again.ts'
import { createSeen } from '../seen.ts'
import { compress, type Encoding } from './encoding.ts'
import { securityHeaders } from './security-headers.ts'
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
/** Bytes, and the whole head; the last of it is the number of the request, which is put there when it is sent. */
export type SentBody = { readonly bytes: Buffer; readonly head: string[] }

const always: readonly string[] = Object.entries(securityHeaders).flat()

/** What is said about an answer, with what is said about every one. */
export const wholeHead = (head: readonly string[]): string[] => head.concat(always, 'x-request-id', '')

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
  head: head.concat('content-length', String(bytes.length), always, 'x-request-id', ''),
})

// A guest's own answer may differ: favourites are marked.
const ours = ['vary', 'authentic, accept-encoding', 'content-type', 'application/json; charset=utf-8']
const privately: readonly string[] = ['cache-control', 'private, no-store', ...ours]

const headOf = (isPublic: boolean, etag: string): readonly string[] =>
  isPublic ? ['cache-control', 'public, max-age=10', 'etag', etag].concat(ours) : privately

export type MadeAnswer = { readonly written: Written } & Pick<KeptAnswer, 'isFresh' | 'isPublic' | 'route'>

export function makeKept({ written: { body, mark }, isFresh, isPublic, route }: MadeAnswer): KeptAnswer {
  const etag = `W/"${mark}"`
  const head = headOf(isPublic, etag)
  return { body, etag, isPublic, isFresh, route, head, compressed: {}, sent: { plain: sentBody(body, head) } }
}

const MOST_BYTES = 48 * 1024 * 1024
const PER_ANSWER = 500
const MOST_NEW = 128
const MOST_SEEN = 8_192

/** Answers by their address. One that is no longer fresh is found out when it is asked for, and made again. */
export function createKeptAnswers(maxBytes = MOST_BYTES) {
  const sizeOf = ({ body }: KeptAnswer) => body.length + PER_ANSWER
  const kept = createAskedAgain<KeptAnswer>(maxBytes, sizeOf, { news: MOST_NEW })
  const isSeen = createSeen(MOST_SEEN)
  return {
    /** Whether an address was asked for before, not long ago: what is quickly made is only kept then. */
    isAskedAgain: isSeen,
    get: (address: string): KeptAnswer | null => {
      const answer = kept.get(address)
      if (!answer) return null
      if (answer.isFresh()) return answer
      kept.forget(address)
      return null
    },
    keep: kept.keep,
  }
}
export type KeptAnswers = ReturnType<typeof createKeptAnswers>
