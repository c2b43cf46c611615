import { crc32 } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '#contract/endpoint.ts'
import { createLru } from '../cache/lru.ts'
import type { Answer } from './dispatch.ts'
import { compress, compressOnce, type Encoding, encodingFor, quickEncodingFor } from './encoding.ts'
import { isHeld } from './etag.ts'

/** A serialised response and how long it may be reused. */
export type CachedAnswer = {
  /** Cached as bytes: text would be encoded again for each caller. */
  readonly body: string | Buffer
  readonly etag: string
  readonly isPublic: boolean
  readonly isFresh: () => boolean
  /** Null for a response that is not cached: no other caller receives it. */
  readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> | null
}

const never = () => false

export function serialise({ envelope, isFresh = never, toJson }: Answer, isPublic: boolean): CachedAnswer {
  const body = toJson ? withData(envelope, toJson()) : JSON.stringify(envelope)
  const etag = `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`
  return { body, etag, isPublic, isFresh, compressed: null }
}

const withData = ({ code, msg }: Envelope<unknown>, data: string): string =>
  `${JSON.stringify({ code, msg }).slice(0, -1)},"data":${data}}`

const LEAST_COMPRESSED = 1_024

type Sent = { readonly encoding: string; readonly bytes: Buffer | Promise<Buffer> } | null

/** A cached response is compressed well and at most once, another one quickly. */
function compressedFor({ body, compressed }: CachedAnswer, accepted: string | undefined): Sent {
  if (body.length < LEAST_COMPRESSED) return null
  if (!compressed) {
    const quick = quickEncodingFor(accepted)
    return quick && { encoding: quick, bytes: compressOnce(quick, body) }
  }
  const encoding = encodingFor(accepted)
  return encoding && { encoding, bytes: (compressed[encoding] ??= compress[encoding](body)) }
}

const MAX_BYTES = 48 * 1024 * 1024
const PER_ANSWER = 500

const MOST_ASKED = 5_000
const MOST_STALE = 500
/** How long after it was last known to be current an answer may be sent in place of a refusal. */
const STALE_MS = 15_000

type Kept = { readonly answer: CachedAnswer; currentAt: number }

/**
 * Responses by URL, cached from the second request on: most URLs are requested once, and caching those would only
 * create garbage. Staleness is checked on each read.
 */
export function createAnswerCache(maxBytes = MAX_BYTES, now = () => performance.now()) {
  const answers = createLru<Kept>({ maxBytes, sizeOf: ({ answer }) => answer.body.length + PER_ANSWER })
  const stale = createLru<Kept>({ max: MOST_STALE })
  const asked = createLru<true>({ max: MOST_ASKED })
  return {
    get: (url: string): CachedAnswer | null => {
      const kept = answers.get(url)
      if (!kept) return null
      const { answer } = kept
      if (answer.isFresh()) {
        kept.currentAt = now()
        return answer
      }
      answers.delete(url)
      // Without `isFresh`, which would keep the data of a city in memory.
      stale.set(url, { answer: { ...answer, isFresh: () => false }, currentAt: kept.currentAt })
      return null
    },
    /** An answer that was current a moment ago. */
    getStale: (url: string): CachedAnswer | null => {
      const kept = stale.get(url)
      return kept && now() - kept.currentAt <= STALE_MS ? kept.answer : null
    },
    set: (url: string, answer: CachedAnswer) => {
      const isAskedAgain = asked.get(url) ?? false
      asked.set(url, true)
      if (!isAskedAgain) return
      const bytes = { ...answer, body: Buffer.from(answer.body), compressed: {} }
      answers.set(url, { answer: bytes, currentAt: now() })
    },
  }
}
export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Anonymous requests only: a signed-in guest's response may differ, since favourites are marked. */
export const isAnonymous = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.authentic === undefined

/** Serves cached responses, also while the database is unavailable. */
export function serveCachedAnswers(app: FastifyInstance, cache: AnswerCache) {
  app.addHook('onRequest', (request, reply, done) => {
    const answer = isAnonymous(request) && request.url.startsWith('/api/') ? cache.get(request.url) : null
    if (!answer) return done()
    sendCacheable(request, reply, answer).catch(done)
  })
}

/** For a process that is overloaded: an anonymous caller gets an answer that is seconds old, if there is one. */
export const sendStaleAnswer =
  (cache: AnswerCache) =>
  (request: FastifyRequest, reply: FastifyReply): boolean => {
    const answer = isAnonymous(request) ? cache.getStale(request.url) : null
    if (answer)
      sendCacheable(request, reply, { ...answer, isPublic: false }).catch((error) => reply.send(error))
    return answer !== null
  }

export async function sendCacheable(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  reply.header('vary', 'authentic, accept-encoding').header('content-type', 'application/json; charset=utf-8')
  if (answer.isPublic) {
    reply.header('cache-control', 'public, max-age=10').header('etag', answer.etag)
    if (isHeld(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  } else reply.header('cache-control', 'private, no-store')
  const sent = compressedFor(answer, request.headers['accept-encoding'])
  if (!sent) return reply.send(answer.body)
  return reply.header('content-encoding', sent.encoding).send(await sent.bytes)
}
