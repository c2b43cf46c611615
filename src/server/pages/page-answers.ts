import { hash } from 'node:crypto'
import type { Endpoint, Envelope } from '#contract/endpoint.ts'
import type { Locale } from '#domain/text/locale.ts'
import { createLru } from '../cache/lru.ts'
import { pageCaller } from '../http/caller.ts'
import type { Answer, Respond } from '../http/dispatch.ts'

/** An answer as a page uses it: nobody changes it, since other pages may hold the same. */
export type PageAnswer = {
  readonly envelope: Envelope<unknown>
  /** Differs when the answer does. */
  readonly etagSeed: string
  /** When it was asked for. */
  readonly at: number
}

type Kept = PageAnswer & { readonly isFresh: () => boolean }

type Options = {
  respond: Respond
  now: () => number
  /** As long as a page may be older than what it shows. */
  lifeMs: number
  most?: number
}

/**
 * Pages ask for nobody in particular, so one answer serves all that ask the same within a page's life: a hotel's reviews
 * are the same whatever the dates, a place's guide whatever the filters. Those who ask at once share one asking.
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

// The seed of an answer that has one saves serialising its body.
function etagSeedOf({ envelope: { code, msg, data }, etagSeed }: Answer): string {
  return hash('sha256', etagSeed ? `${code} ${etagSeed}` : JSON.stringify([code, msg, data]), 'base64url')
}
