import { notFound } from '@tanstack/react-router'
import type { PageRequest } from '#contract/call.ts'
import { type Answered, succeeded } from '#contract/endpoint.ts'
import { listLostCities } from '#contract/endpoints.ts'

/** An address that no route takes, or one whose changing part fails its check. */
export type LostKind = 'unmatched' | 'invalid'
export type Lost = { kind: LostKind; cities: Answered<typeof listLostCities>['list'] }

/** Leaves the page for the 404 one, which needs its list of cities. */
export async function pageNotFound({ call }: PageRequest, kind: LostKind): Promise<never> {
  const answer = await call(listLostCities, {}, { quiet: true })
  const lost: Lost = { kind, cities: succeeded(answer) ? answer.data.list : [] }
  throw notFound({ data: lost })
}
