import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { suggest } from '#contract/endpoints.ts'
import { type Choice, choicesOf, type LastPlace } from './choice.ts'

/** What a text may mean, the likeliest group first; null when nobody could tell. */
export async function findChoices(
  call: Call,
  text: string,
  limit: number,
  { signal, last }: { signal?: AbortSignal; last?: LastPlace | undefined } = {},
): Promise<Choice[] | null> {
  const q = text.trim()
  if (!q) return []
  const options = { quiet: true, ...(signal ? { signal } : {}) }
  const answer = await call(suggest, { q, limit }, options).catch(() => null)
  return answer && succeeded(answer) ? choicesOf(answer.data, last) : null
}
