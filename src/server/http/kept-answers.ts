import { hash } from 'node:crypto'
import type { Answer } from './dispatch.ts'
import { compress, type Encoding } from './encoding.ts'

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

export function makeKept(
  { envelope, written, isFresh = () => false }: Answer,
  { isPublic, route }: Pick<KeptAnswer, 'isPublic' | 'route'>,
): KeptAnswer {
  const body = written ? written.body : Buffer.from(JSON.stringify(envelope))
  const etag = `W/"${written ? written.mark : hash('sha256', body, 'base64url').slice(0, 22)}"`
  const head = headOf(isPublic, etag)
  return { body, etag, isPublic, isFresh, route, head, compressed: {}, sent: { plain: sentBody(body, head) } }
}

const MOST_BYTES = 48 * 1024 * 1024
const PER_ANSWER = 500

/** Answers by their address. One that is no longer fresh is found out when it is asked for, and made again. */
export function createKeptAnswers(maxBytes = MOST_BYTES) {
  const kept = new Map<string, KeptAnswer>()
  let bytes = 0
  const sizeOf = ({ body }: KeptAnswer) => body.length + PER_ANSWER
  const forget = (address: string) => {
    const answer = kept.get(address)
    if (!answer) return
    kept.delete(address)
    bytes -= sizeOf(answer)
  }
  return {
    get: (address: string): KeptAnswer | null => {
      const answer = kept.get(address)
      if (!answer) return null
      kept.delete(address)
      if (!answer.isFresh()) {
        bytes -= sizeOf(answer)
        return null
      }
      kept.set(address, answer)
      return answer
    },
    keep: (address: string, answer: KeptAnswer) => {
      forget(address)
      kept.set(address, answer)
      bytes += sizeOf(answer)
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
  }
}
export type KeptAnswers = ReturnType<typeof createKeptAnswers>
