import { type CommissionState, commissionStates } from '#domain/loyalty/commission.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/** Which orders are looked at, as the address has it; the names are those of the API. */
export type AgentSearch = { state?: CommissionState; page?: number }

export function readAgentSearch({ state, page }: Record<string, unknown>): AgentSearch {
  const known = commissionStates.find((one) => one === state)
  const number = Number(page)
  return {
    ...(known ? { state: known } : {}),
    ...(Number.isSafeInteger(number) && number > 1 && number <= 100_000 ? { page: number } : {}),
  }
}

export function agentUrl({ state, page }: AgentSearch, locale: Locale): string {
  const query = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(page && page > 1 ? { page: `${page}` } : {}),
  })
  return joinLocale('/center/distribution', locale) + (query.size > 0 ? `?${query}` : '')
}
