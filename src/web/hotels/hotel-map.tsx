import { useMemo, useState } from 'react'
import type { Hotel } from '#contract/hotels.ts'
import type { Locale } from '#domain/locale.ts'
import { mapWords } from '#words/map.ts'
import { MapPanel } from '../map/map-panel.tsx'

const streetZoom = 14

/** Where the hotel stands; what is around it has its name on the ground. */
export function HotelMap({ hotel, locale }: { hotel: Hotel; locale: Locale }) {
  const { id, lat, lon, name, place } = hotel
  const [lit, setLit] = useState<string | null>(id)
  const pins = useMemo(() => [{ id, lat, lon, label: name, title: name, seen: false }], [id, lat, lon, name])
  const view = useMemo(() => ({ centre: { lat, lon }, zoom: streetZoom }), [lat, lon])
  return (
    <MapPanel
      kw={place.slug}
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
