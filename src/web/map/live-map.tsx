import * as L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bounds } from '#contract/places.ts'
import type { Locale } from '#domain/text/locale.ts'
import { MinusIcon, PlusIcon } from '#ui/icons/icons.ts'
import { mapWords } from '#words/search/map.ts'
import { type BaseLayer, type OpenMap, openMap } from './leaflet-map.ts'
import type { ShownPart } from './map-key.tsx'
import type { Lit, OnLight } from './map-marks.ts'
import type { Painted } from './map-painter.ts'
import type { Looked } from './map-view.ts'
import { SearchArea } from './search-area.tsx'

export type LiveMapProps = {
  readonly locale: Locale
  readonly label: string
  readonly looked: Looked
  readonly painted: Painted
  readonly tiles: Tiles | null
  readonly lit: Lit
  readonly onShown: (part: ShownPart) => void
  readonly onLight: OnLight
  readonly onPress: (id: string | null) => void
  readonly onSearchArea?: ((bounds: Bounds) => void) | undefined
  /** The keyboard was on what this map takes the place of. */
  readonly takesFocus: boolean
}

const hintMs = 1_500

/** A map that can be moved. Loaded only where one is wanted, with all that it needs. */
export function LiveMap(props: LiveMapProps) {
  const { locale, label, looked, painted, lit, onSearchArea } = props
  const say = mapWords(locale)
  const box = useRef<HTMLElement>(null)
  const map = useRef<OpenMap | null>(null)
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [hint, setHint] = useState(false)

  const open = useEffectEvent(async (element: HTMLElement, signal: AbortSignal) => {
    // Without the operator's map there is still ours.
    const base = props.tiles && (await loadTiles(props.tiles, { element, locale }).catch(() => null))
    if (signal.aborted) return
    map.current = openMap(element, {
      looked,
      painted,
      base,
      words: { group: say.group, cluster: say.cluster, full: say.full },
      onMove: setMoved,
      onShown,
      onPress,
      onLight,
      onWheel: () => setHint(true),
    })
    map.current.light(lit)
    if (props.takesFocus) element.focus({ preventScroll: true })
  })
  const onPress = useEffectEvent((id: string | null) => props.onPress(id))
  const onLight = useEffectEvent<OnLight>((id, isLit) => props.onLight(id, isLit))
  const onShown = useEffectEvent((part: ShownPart) => props.onShown(part))
  useEffect(() => {
    if (!box.current) return
    const ending = new AbortController()
    void open(box.current, ending.signal)
    return () => {
      ending.abort()
      map.current?.close()
      map.current = null
    }
  }, [])
  useEffect(() => map.current?.set(painted), [painted])
  useEffect(() => map.current?.light(lit), [lit])
  const shownView = useRef(looked)
  useEffect(() => {
    if (shownView.current === looked) return
    shownView.current = looked
    setMoved(null)
    map.current?.look(looked)
  }, [looked])
  useEffect(() => {
    if (!hint) return
    const timer = setTimeout(() => setHint(false), hintMs)
    return () => clearTimeout(timer)
  }, [hint])

  return (
    <>
      <section ref={box} className="map-live" aria-label={label} />
      {onSearchArea && (
        <SearchArea
          locale={locale}
          moved={moved}
          onSearch={(bounds) => {
            // The button goes: the keyboard stays with the map.
            if (document.activeElement?.closest('.map-area')) box.current?.focus({ preventScroll: true })
            setMoved(null)
            onSearchArea(bounds)
          }}
        />
      )}
      <div className="map-zoom" data-floats>
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

/** An address of tiles with {z}, {x} and {y}, or of one PMTiles archive, and what their licence wants said. */
export type Tiles = { readonly url: string; readonly attribution: string }
type Page = { readonly element: HTMLElement; readonly locale: Locale }

/** The operator's own map: pictures as they come, or a vector map, whose code is loaded with the first one only. */
export async function loadTiles({ url, attribution }: Tiles, page: Page): Promise<BaseLayer> {
  if (!url.endsWith('.pmtiles')) return { layer: L.tileLayer(url), attribution }
  const { vectorLayer } = await import('./vector-tiles.ts')
  return { layer: await vectorLayer(url, page), attribution }
}
