import { useMemo, useState } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import type { Locale } from '#domain/locale.ts'
import { mapWords } from '#words/map.ts'
import { MapPanel } from '../map/map-panel.tsx'

const streetZoom = 14

/** A pin holds so many letters; the whole name is the page's title. */
const longest: Record<Locale, number> = { en: 34, zh: 18 }
function shortened(name: string, locale: Locale): string {
  const letters = [...name]
  return letters.length <= longest[locale]
    ? name
    : `${letters
        .slice(0, longest[locale] - 1)
        .join('')
        .trimEnd()}…`
}

/** Where the hotel stands; what is around it has its name on the ground. */
export function HotelMap({ hotel, locale }: { hotel: Hotel; locale: Locale }) {
  const { id, lat, lon, name, place } = hotel
  const [lit, setLit] = useState<string | null>(id)
  const pins = useMemo(
    () => [{ id, lat, lon, label: shortened(name, locale), title: name, seen: false }],
    [id, lat, lon, name, locale],
  )
  const view = useMemo(() => ({ centre: { lat, lon }, zoom: streetZoom }), [lat, lon])
  return (
    <MapPanel
      kw={place.slug}
      from={view.centre}
      locale={locale}
      label={mapWords(locale).map}
      view={view}
      bounds={null}
      pins={pins}
      lit={lit}
      onLight={(at) => setLit(at ?? id)}
      onPress={() => {}}
    />
  )
}
