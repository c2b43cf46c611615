import { minorUnits } from '#domain/currency.ts'
import type { Locale } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { formatMoney, formatWholeMoney } from '#domain/money-format.ts'
import { mapWords } from '#words/map.ts'
import type { MapPin } from '../map/map-pin.ts'
import { type LatLon, mostOf, type View, viewOf } from '../map/projection.ts'
import type { ListData, ListPage } from './load-list.ts'

/** The narrowest room that the map has, less half a pin on either side. */
const room = { width: 290, height: 500 }
const cityZoom = 12

/** Hotels with their totals; on too wide a map the places, with how many hotels they have. */
export function pinsOf(page: ListPage, seen: readonly string[], locale: Locale): MapPin[] {
  const say = mapWords(locale)
  if (page.zoom_in)
    return page.places.map(({ place, hotels }) => ({
      id: place.slug,
      lat: place.lat,
      lon: place.lon,
      label: `${place.name} ${hotels}`,
      title: say.places(place.name, hotels),
      seen: false,
      hotels,
    }))
  return page.list.map(({ id, lat, lon, name, offer }) => ({
    id,
    lat,
    lon,
    label: offer && withoutCents(offer.total),
    title: offer ? say.priced(name, formatMoney(offer.total)) : say.unavailable(name),
    seen: seen.includes(id),
  }))
}

/** There is no room for cents on a pin; they are left out, not rounded, so that the pin says what the card says. */
function withoutCents({ amount, currency }: Money): string {
  return formatWholeMoney({ amount: amount - (amount % minorUnits(currency)), currency })
}

/** What the map looks at first: the part that was searched, the page's hotels, or the place. */
export function viewOfList({ query, page }: Pick<ListData, 'query' | 'page'>): View {
  const { bounds } = query
  const corners: LatLon[] = bounds
    ? [
        { lat: bounds.n, lon: bounds.w },
        { lat: bounds.s, lon: bounds.e },
      ]
    : [...mostOf(page.list)]
  return (
    viewOf(corners, room) ?? {
      centre: page.place ? { lat: page.place.lat, lon: page.place.lon } : { lat: 0, lon: 0 },
      zoom: cityZoom,
    }
  )
}
