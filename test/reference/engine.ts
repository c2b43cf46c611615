import * as endpoints from '#contract/endpoints.ts'
import type { HotelFacets, HotelPage, HotelQuery } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import type { App } from '#server/app.ts'
import { type Caller, pageCaller } from '#server/http/caller.ts'
import type { Outcome } from '#server/http/dispatch.ts'

/** An app's own answers, asked where the API asks: after the query was read, before it becomes text. */
export function engineOf({ bindings }: Pick<App, 'bindings'>) {
  const verbOf = <Value>(endpoint: object) => {
    const { verb } = bindings.find((bound) => bound.endpoint === endpoint)!
    const asked = verb as unknown as (query: HotelQuery, caller: Caller) => Promise<Outcome<Value>>
    return (query: HotelQuery, locale: Locale) => asked(query, pageCaller(locale))
  }
  return {
    listHotels: verbOf<HotelPage>(endpoints.listHotels),
    countHotels: verbOf<HotelFacets>(endpoints.countHotels),
  }
}
