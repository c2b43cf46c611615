import { useMemo } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import type { Locale } from '#domain/text/locale.ts'
import { mapWords } from '#words/search/map.ts'
import { MapPanel } from '../map/map-panel.tsx'

const streetZoom = 14

/** A pin holds so many letters; the whole name is the page's title. */
const longest: Record<Locale, number> = { en: 30, zh: 15 }
function shortened(name: string, locale: Locale): string {
  const letters = [...name]
  return letters.length <= longest[locale]
    ? name
    : `${letters
        .slice(0, longest[locale] - 1)
        .join('')
        .trimEnd()}…`
}

const none = new Set<string>()
const leaveAlone = () => {}

/** Where the hotel stands; what is around it has its name on the ground. */
export function HotelMap({ hotel, locale }: { hotel: Hotel; locale: Locale }) {
  const { id, lat, lon, name, place } = hotel
  const pins = useMemo(
    () => [{ id, lat, lon, label: shortened(name, locale), title: name, amount: null, district: null }],
    [id, lat, lon, name, locale],
  )
  const first = useMemo(() => new Set([id]), [id])
  const view = useMemo(() => ({ centre: { lat, lon }, zoom: streetZoom }), [lat, lon])
  const lit = useMemo(() => ({ hovered: null, chosen: id }), [id])
  return (
    <MapPanel
      kw={place.slug}
      view={view}
      locale={locale}
      label={mapWords(locale).map}
      bounds={null}
      pins={pins}
      isGrouped={false}
      first={first}
      seen={none}
      total={null}
      lit={lit}
      onLight={leaveAlone}
      onPress={leaveAlone}
    />
  )
}
