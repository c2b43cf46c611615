import { hash } from 'node:crypto'
import type { Endpoint, Envelope } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { createLru } from '../cache/lru.ts'
import { pageCaller } from '../http/caller.ts'
import type { Answer, Respond } from '../http/dispatch.ts'

/** A response for pages. It must not be modified, since pages share it. */
export type PageAnswer = {
  readonly envelope: Envelope<unknown>
  /** Differs when the answer does. */
  readonly etagSeed: string
  /** When it was requested. */
  readonly at: number
}

type Kept = PageAnswer & { readonly isFresh: () => boolean }

type Options = {
  respond: Respond
  now: () => number
  /** The maximum age of a page. */
  lifeMs: number
  most?: number
}

/**
 * Pages are rendered for an anonymous caller, so pages share the responses of the same request: a hotel's reviews are
 * the same whatever the dates. Concurrent requests share one call (single flight).
 */
export function createPageAnswers({ respond, now, lifeMs, most = 1_500 }: Options) {
  const entries = createLru<{ answer: Promise<Kept>; until: number }>({ max: most })

  async function ask(endpoint: Endpoint, input: object, locale: Locale): Promise<Kept> {
    const at = now()
    const answer = await respond(endpoint, { ...input }, pageCaller(locale))
    return {
      envelope: answer.envelope,
      etagSeed: etagSeedOf(answer),
      at,
      isFresh: answer.isFresh ?? (() => true),
    }
  }

  return async (endpoint: Endpoint, input: object, locale: Locale): Promise<PageAnswer> => {
    const key = `${endpoint.method} ${endpoint.path} ${locale} ${JSON.stringify(input)}`
    const found = entries.get(key)
    if (found && found.until > now()) {
      const kept = await found.answer
      if (kept.isFresh()) return kept
    }
    const answer = ask(endpoint, input, locale)
    const entry = { answer, until: now() + lifeMs }
    entries.set(key, entry)
    const forget = () => entries.get(key) === entry && entries.delete(key)
    answer.then(({ envelope }) => envelope.code !== 1 && forget(), forget)
    return answer
  }
}

// The seed of a response that has one saves serialising its body.
function etagSeedOf({ envelope: { code, msg, data }, etagSeed }: Answer): string {
  return hash('sha256', etagSeed ? `${code} ${etagSeed}` : JSON.stringify([code, msg, data]), 'base64url')
}
