import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bounds, MapGround } from '#contract/places.ts'
import type { Locale } from '#domain/locale.ts'
import { mapWords } from '#words/map.ts'
import { Chip } from '../ui/chip.tsx'
import { MinusIcon, PlusIcon, SearchIcon } from '../ui/icons.ts'
import { type OpenMap, openMap } from './leaflet-map.ts'
import type { MapPin } from './map-pin.ts'
import type { LatLon, View } from './projection.ts'

export type LiveMapProps = {
  locale: Locale
  label: string
  view: View
  /** The part of the map that was searched. */
  bounds: Bounds | null
  ground: MapGround | null
  /** Where the schematic ground measures distances from. */
  from: LatLon | null
  tiles: { url: string; attribution: string } | null
  pins: readonly MapPin[]
  lit: string | null
  onLight: (id: string | null) => void
  onPress: (id: string) => void
  onSearchArea?: ((bounds: Bounds) => void) | undefined
  /** The keyboard was on what this map takes the place of. */
  takesFocus: boolean
}

const hintMs = 1_500

/** A map that can be moved. Loaded only where one is wanted, with all that it needs. */
export function LiveMap(props: LiveMapProps) {
  const { locale, label, view, bounds, pins, lit, onSearchArea } = props
  const say = mapWords(locale)
  const box = useRef<HTMLElement>(null)
  const map = useRef<OpenMap | null>(null)
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [hint, setHint] = useState(false)

  const open = useEffectEvent((element: HTMLElement) => {
    map.current = openMap(element, {
      view,
      bounds,
      locale,
      ground: props.ground,
      from: props.from,
      tiles: props.tiles,
      onMove: setMoved,
      onPress,
      onLight,
      onWheel: () => setHint(true),
      clusterTitle: say.cluster,
    })
    if (props.takesFocus) element.focus({ preventScroll: true })
  })
  const onPress = useEffectEvent((id: string) => props.onPress(id))
  const onLight = useEffectEvent((id: string | null) => props.onLight(id))
  useEffect(() => {
    if (!box.current) return
    open(box.current)
    return () => map.current?.close()
  }, [])
  useEffect(() => map.current?.setPins(pins), [pins])
  useEffect(() => map.current?.light(lit), [lit])

  const look = useEffectEvent(() => map.current?.look({ view, bounds }))
  const looksAt = JSON.stringify(bounds ?? view)
  const looked = useRef(looksAt)
  useEffect(() => {
    if (looked.current === looksAt) return
    looked.current = looksAt
    setMoved(null)
    look()
  }, [looksAt])
  useEffect(() => {
    if (!hint) return
    const timer = setTimeout(() => setHint(false), hintMs)
    return () => clearTimeout(timer)
  }, [hint])

  return (
    <>
      <section ref={box} className="map-live" aria-label={label} />
      {moved && onSearchArea && (
        <div className="map-area">
          <Chip
            label={say.searchArea}
            icon={SearchIcon}
            onPress={() => {
              // The button goes: the keyboard stays with the map.
              box.current?.focus({ preventScroll: true })
              setMoved(null)
              onSearchArea(moved)
            }}
          />
        </div>
      )}
      <div className="map-zoom">
        <button type="button" aria-label={say.zoomIn} onClick={() => map.current?.zoomBy(1)}>
          <PlusIcon />
        </button>
        <button type="button" aria-label={say.zoomOut} onClick={() => map.current?.zoomBy(-1)}>
          <MinusIcon />
        </button>
      </div>
      <p className="map-hint" data-shown={hint || undefined}>
        {say.wheel}
      </p>
    </>
  )
}
