import { type Envelope, succeeded } from '#contract/endpoint.ts'

type Kept = { readonly answer: Envelope<unknown>; readonly until: number }

const known = new Map<string, Kept>()
const mostKept = 200

/**
 * In the browser an answer serves again for a while: another page of reviews does not ask for the rooms anew. On the
 * server nothing is kept, since one visitor's page is not another's.
 */
export async function cachedResponse<Answer extends Envelope<unknown>>(
  key: string,
  seconds: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (typeof document === 'undefined') return ask()
  const held = known.get(key)
  if (held && held.until > Date.now()) return held.answer as Answer
  const answer = await ask()
  if (known.size >= mostKept) known.clear()
  if (succeeded(answer)) known.set(key, { answer, until: Date.now() + seconds * 1_000 })
  return answer
}

/** What was priced is asked for anew. */
export const clearResponseCache = () => known.clear()
