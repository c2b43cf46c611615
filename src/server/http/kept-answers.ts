import { createLru } from '../cache/lru.ts'
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
  readonly compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> }
  /** In every form in which it was sent. */
  readonly sent: { plain: SentBody; br?: SentBody; gzip?: SentBody }
}
/**
 * Bytes, and the whole head, name after name and value after value; the last of it is the number of the request, which is
 * put there when it is sent.
 */
export type SentBody = { readonly bytes: Buffer; readonly head: string[] }

const always: readonly string[] = Object.entries(securityHeaders).flat()

export const LEAST_COMPRESSED = 1_024

/** Compressed at most once, and only when somebody asks. */
export function compressedAnswer(answer: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const { body, compressed, sent } = answer
  compressed[encoding] ??= compress[encoding](body).then((bytes) => {
    const more = ['content-encoding', encoding, 'content-length', String(bytes.length)]
    sent[encoding] = { bytes, head: wholeHead(answer, more) }
    return bytes
  })
  return compressed[encoding]
}

// A guest's own answer may differ: favourites are marked.
const ours = ['vary', 'authentic, accept-encoding', 'content-type', 'application/json; charset=utf-8']
const privately: readonly string[] = ['cache-control', 'private, no-store', ...ours]
const publicly: readonly string[] = ['etag', '', 'cache-control', 'public, max-age=10', ...ours]

type Marked = Pick<KeptAnswer, 'isPublic' | 'etag'>

/** What is said about an answer, name after name and value after value. */
export const headOf = ({ isPublic, etag }: Marked): readonly string[] =>
  isPublic ? publicly.with(1, etag) : privately

/** The same with what is said about every one. */
export const wholeHead = (answer: Marked, more: readonly string[]): string[] => [
  ...more,
  ...headOf(answer),
  ...always,
  'x-request-id',
  '',
]

// Of an answer as it is: copied and filled in, since putting lists together takes the engine long.
const LENGTH = ['content-length', '']
const unmarked = { isPublic: true, etag: '' }
const publicWhole = wholeHead(unmarked, LENGTH)
const privateWhole = wholeHead({ ...unmarked, isPublic: false }, LENGTH)
const LENGTH_AT = 1
const ETAG_AT = 3

function plainHead({ isPublic, etag }: Marked, length: number): string[] {
  const head = (isPublic ? publicWhole : privateWhole).slice()
  head[LENGTH_AT] = String(length)
  if (isPublic) head[ETAG_AT] = etag
  return head
}

export type MadeAnswer = { readonly written: Written } & Pick<KeptAnswer, 'isFresh' | 'isPublic' | 'route'>

export function makeKept({ written: { body, mark }, isFresh, isPublic, route }: MadeAnswer): KeptAnswer {
  const etag = `W/"${mark}"`
  const plain = { bytes: body, head: plainHead({ isPublic, etag }, body.length) }
  return { body, etag, isPublic, isFresh, route, compressed: {}, sent: { plain } }
}

const MOST_BYTES = 48 * 1024 * 1024
const PER_ANSWER = 500
const MOST_SEEN = 8_192

/** Answers by their address. One that is no longer fresh is found out when it is asked for, and made again. */
export function createKeptAnswers(maxBytes = MOST_BYTES) {
  const kept = createLru<KeptAnswer>({ maxBytes, sizeOf: ({ body }) => body.length + PER_ANSWER })
  const seen = createLru<true>({ max: MOST_SEEN })
  return {
    /** Whether an address was asked for before, not long ago: what is quickly made is only kept then. */
    isAskedAgain: (address: string): boolean => {
      const isKnown = seen.get(address) ?? false
      seen.set(address, true)
      return isKnown
    },
    get: (address: string): KeptAnswer | null => {
      const answer = kept.get(address)
      if (!answer) return null
      if (answer.isFresh()) return answer
      kept.delete(address)
      return null
    },
    keep: kept.set,
  }
}
export type KeptAnswers = ReturnType<typeof createKeptAnswers>
