import assert from 'node:assert/strict'
import { encodeForm } from '#contract/encode.ts'
import * as endpoints from '#contract/endpoints.ts'
import type { HotelFacets, HotelPage, HotelQuery } from '#contract/search.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { App } from '#server/app.ts'
import { type Caller, pageCaller } from '#server/http/caller.ts'
import type { Outcome } from '#server/http/dispatch.ts'

/** Not found, or the names of the invalid fields. */
export type Refused = string
type Asking<Value> = (query: HotelQuery, locale: Locale) => Promise<Result<Value, Refused>>
export type Engine = { listHotels: Asking<HotelPage>; countHotels: Asking<HotelFacets> }

/** An app's own responses, taken inside the API: after parsing, before serialising. */
export function engineOf({ bindings }: Pick<App, 'bindings'>): Engine {
  const verbOf = <Value>(endpoint: object): Asking<Value> => {
    const { verb } = bindings.find((bound) => bound.endpoint === endpoint)!
    const ask = verb as unknown as (query: HotelQuery, caller: Caller) => Promise<Outcome<Value>>
    return async (query, locale) => {
      const outcome = await ask(query, pageCaller(locale))
      if (outcome.ok) {
        if (outcome.toJson) assert.equal(outcome.toJson(), JSON.stringify(outcome.value))
        return ok(outcome.value)
      }
      const { refusal } = outcome
      return refuse(typeof refusal === 'string' ? refusal : whichFields({ ...refusal }))
    }
  }
  return { listHotels: verbOf(endpoints.listHotels), countHotels: verbOf(endpoints.countHotels) }
}

/** The same over HTTP, including caches. */
export function engineOverHttp({ http }: Pick<App, 'http'>): Engine {
  const asking = <Value>({ path }: { path: string }): Asking<Value> => {
    return async (query, locale) => {
      const answer = await http.inject({ url: `/api/${path}?${encodeForm({ ...query, lang: locale })}` })
      const { code, data } = answer.json<{ code: number; data: Value & { reason: string } }>()
      return code === 1 ? ok(data) : refuse(whichFields(data))
    }
  }
  return { listHotels: asking(endpoints.listHotels), countHotels: asking(endpoints.countHotels) }
}

const whichFields = ({ reason, fields }: { reason: string; fields?: unknown }): Refused =>
  reason === 'invalid_input' ? Object.keys(fields as object).join() : reason
