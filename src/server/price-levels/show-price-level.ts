import type { PriceLevelAnswer, PriceLevelQuery } from '#contract/price-levels.ts'
import { mustBeOneOf } from '#contract/sentences.ts'
import { currenciesOf, type RateTable } from '#domain/money/exchange.ts'
import { money } from '#domain/money/money.ts'
import { COMPARED_DAYS, levelBands, type PriceSample, priceLevel } from '#domain/price/price-level.ts'
import { ok, refuse } from '#domain/result.ts'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { exchangeInto } from '../exchange/exchange-into.ts'
import { findHotel } from '../hotels/find-hotel.ts'
import type { Search } from '../search/open-search.ts'
import { readSamples } from './sample-store.ts'

export type LevelContext = {
  readonly db: Db
  readonly now: () => number
  readonly rates: () => Promise<RateTable>
  readonly search: Pick<Search, 'showPriceCalendar'>
}

/** How the nights of a stay compare with earlier prices of the hotel; compared in its own currency. */
export async function showPriceLevel(context: LevelContext, query: PriceLevelQuery, locale: Locale) {
  const hotel = await findHotel(context.db, query.id)
  if (!hotel) return refuse('not_found')
  if (hotel.state === 'closed') return refuse('hotel_closed')
  const table = await context.rates()
  const shown = exchangeInto(table, query.currency)(hotel.currency)
  if (!shown) {
    const sentence = mustBeOneOf('currency', currenciesOf(table), locale)
    return refuse({ reason: 'invalid_input', fields: { currency: sentence } })
  }
  const today = dateIn('UTC', context.now())
  const since = addDays(today, -COMPARED_DAYS)
  const samples = await readSamples(context.db, { hotel: hotel.id, currency: hotel.currency, since })
  const into = (amount: number) => money(shown.into(Math.round(amount)), query.currency)
  const level = await levelOfStay(context, query, { samples, currency: hotel.currency, locale })
  const value: PriceLevelAnswer = {
    stay: level && {
      level: level.level,
      nightly: into(level.nightly),
      low: into(level.low),
      median: into(level.median),
      high: into(level.high),
      series: level.series.map(([on, nightly]) => ({ on, nightly: into(nightly).amount })),
    },
    bands: levelBands(today, samples).map(({ month, weekend, low, high }) => ({
      month,
      weekend,
      low: into(low),
      high: into(high),
    })),
  }
  return ok(value)
}

type Compared = { samples: readonly PriceSample[]; currency: string; locale: Locale }

/** Each night alone for two, as it is sampled; null if one of them cannot be booked alone. */
async function levelOfStay(
  { search }: LevelContext,
  { id, s_d, e_d }: PriceLevelQuery,
  { samples, currency, locale }: Compared,
) {
  if (samples.length === 0) return null
  const asked = { id, from: s_d, to: addDays(e_d, -1), currency, ...DEFAULT_PARTY, ages: [] }
  const calendar = await search.showPriceCalendar(asked, locale)
  if (!calendar.ok) return null
  const nights = calendar.value.flatMap(({ date, total }) =>
    total ? [{ night: date, total: total.amount }] : [],
  )
  return nights.length < calendar.value.length ? null : priceLevel(nights, samples)
}
