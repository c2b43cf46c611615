import type { CityMatches, DeskHotelId, NewDeskHotel } from '#contract/desk/hotels.ts'
import { currenciesOf } from '#domain/money/exchange.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { fold } from '#gazetteer/fold.ts'
import { recordAudit, type Trace } from '../../audit/record-audit.ts'
import type { Tx } from '../../db/database.ts'
import { addHotel } from '../../inventory/add-hotel.ts'
import { assessHotels } from '../../inventory/assess-hotels.ts'
import { readableNumber } from '../../numbering/readable-number.ts'
import { findPlace } from '../../places/find-place.ts'
import type { Place } from '../../places/place.ts'
import type { DeskHotelContext } from './context.ts'

const mostCities = 8

/** Cities whose name begins with the text in either language, the larger first. */
export async function findCities({ places }: DeskHotelContext, q: string, locale: Locale) {
  const text = fold(q)
  const isMatch = ({ kind, name, pinyin }: Place) =>
    kind === 'city' && (fold(name.en).startsWith(text) || name.zh.startsWith(q) || pinyin.startsWith(text))
  const found = [...(await places()).byId.values()].filter(isMatch)
  const list = found
    .sort((a, b) => b.population - a.population)
    .slice(0, mostCities)
    .map(({ slug, name, within, country }) => ({
      slug,
      name: name[locale],
      within: within[locale],
      currency: country.currency,
    }))
  return ok<CityMatches>({ list })
}

export async function addDeskHotel(
  context: DeskHotelContext,
  tx: Tx,
  { name_en, name_zh, city: slug, currency }: Omit<NewDeskHotel, 'req_id'>,
  trace: Trace,
) {
  const city = await findPlace(context.places, slug)
  if (city?.kind !== 'city') return refuse('not_found')
  const known = currenciesOf(await context.rates())
  const own = currency ?? city.country.currency
  const id = await addHotel(tx, {
    code: readableNumber('H'),
    nameEn: name_en,
    nameZh: name_zh,
    city,
    currency: known.includes(own) ? own : 'CNY',
  })
  await assessHotels(tx, [id], context.now())
  await recordAudit(tx, trace, {
    action: 'hotel_added',
    object: { kind: 'hotel', id, name: name_en },
    hotelId: id,
    after: { name_en, name_zh, city: slug },
    now: context.now(),
  })
  return ok<DeskHotelId>({ id })
}
