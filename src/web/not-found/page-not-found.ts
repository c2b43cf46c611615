import { notFound, redirect } from '@tanstack/react-router'
import type { LostKind, PageRequest } from '#contract/call.ts'
import { type Answered, succeeded } from '#contract/endpoint.ts'
import { listLostCities } from '#contract/endpoints.ts'

export type Lost = { kind: LostKind; cities: Answered<typeof listLostCities>['list'] }

/** Leaves the page for the 404 one, which needs its list of cities. */
export async function pageNotFound({ call, leaveLost }: PageRequest, kind: LostKind): Promise<never> {
  if (leaveLost) {
    leaveLost(kind)
    // Ends the rendering before it begins; nobody is sent there.
    throw redirect({ href: '/' })
  }
  const answer = await call(listLostCities, {}, { quiet: true })
  const lost: Lost = { kind, cities: succeeded(answer) ? answer.data.list : [] }
  throw notFound({ data: lost })
}
