import type { HotelPins } from '#contract/search.ts'
import type { Dates } from '#contract/stay.ts'
import { minorUnits } from '#domain/money/currency.ts'
import { formatMoney, formatWholeMoney, moneyParts } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatDates } from '#words/format.ts'
import { mapWords } from '#words/search/map.ts'
import type { MapPin } from '../../map/map-pin.ts'
import type { ListPage } from '../load-list.ts'

const perDegree = 100_000

/** Every match of the search. */
export function pinsOf(pins: HotelPins, locale: Locale): MapPin[] {
  const say = mapWords(locale)
  const price = shortPrices(pins.currency, locale)
  const ownDates = datesIn(locale)
  return pins.ids.map((id, at) => {
    const name = pins.names[at]!
    const amount = pins.amounts[at]!
    const label = amount === null ? null : price(amount)
    return {
      id,
      lat: pins.lat[at]! / perDegree,
      lon: pins.lon[at]! / perDegree,
      label,
      title:
        label === null
          ? say.unavailable(name)
          : say.priced(name, label) + ownDates(pins.stays?.[pins.stay?.[at] ?? -1]),
      amount,
      district: pins.districts[pins.district[at]!] ?? null,
    }
  })
}

/** The page's own hotels, until all are here; on too wide a map the places, with how many hotels they have. */
export function pinsOfPage(page: ListPage, locale: Locale): MapPin[] {
  const say = mapWords(locale)
  if (page.zoom_in)
    return page.places.map(({ place, hotels }) => ({
      id: place.slug,
      lat: place.lat,
      lon: place.lon,
      label: `${place.name} ${hotels}`,
      title: say.places(place.name, hotels),
      amount: null,
      district: null,
    }))
  const ownDates = datesIn(locale)
  return page.list.map(({ id, lat, lon, name, offer, stay }) => {
    const label = offer && shortPrices(offer.total.currency, locale)(offer.total.amount)
    return {
      id,
      lat,
      lon,
      label,
      title: offer
        ? say.priced(name, formatMoney(offer.total, locale)) + ownDates(stay)
        : say.unavailable(name),
      amount: offer?.total.amount ?? null,
      district: null,
    }
  })
}

/** With flexible dates: the hotel's own, after its price. */
const datesIn = (locale: Locale) => (stay: Dates | undefined) =>
  stay ? `${locale === 'zh' ? '，' : ', '}${formatDates(stay.s_d, stay.e_d, locale)}` : ''

/**
 * There is no room for cents on a pin; they are left out, not rounded, so that the pin says what the card says. Written
 * without `Intl`, which takes a tenth of a millisecond a price on a slow telephone, and there are thousands.
 */
function shortPrices(currency: string, locale: Locale): (amount: number) => string {
  const units = minorUnits(currency)
  const { symbol } = moneyParts({ amount: 0, currency }, locale)
  return (amount) => {
    const whole = Math.floor(amount / units)
    if (whole < 0 || whole >= 1_000_000) return formatWholeMoney({ amount: whole * units, currency }, locale)
    const rest = String(whole % 1_000)
    return symbol + (whole < 1_000 ? rest : `${Math.floor(whole / 1_000)},${rest.padStart(3, '0')}`)
  }
}
