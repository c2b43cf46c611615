import { type ComponentType, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Bounds } from '#contract/places.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { whenIdle } from '#ui/scheduling.ts'
import { mapWords } from '#words/search/map.ts'
import { useSite } from '../page/use-page.ts'
import type { LiveMapProps } from './live-map.tsx'
import { MapKey, type ShownPart } from './map-key.tsx'
import type { Painted } from './map-painter.ts'
import type { View } from './projection.ts'
import type { StillMapProps } from './still-map.tsx'
import { useBaseMap } from './use-base-map.ts'

type Props = Pick<LiveMapProps, 'locale' | 'label' | 'lit' | 'onLight' | 'onPress' | 'onSearchArea'> &
  Omit<Painted, 'ground'> & {
    /** The place whose ground is drawn. */
    readonly kw: string
    /** A fixed view, whatever the results are. */
    readonly view?: View
    /** The part of the map that was searched. */
    readonly bounds: Bounds | null
    /** How many there are in all; null where they are not counted. */
    readonly total: number | null
    /** Whether all pins are here: the map is fitted to them once, not to the first of them before. */
    readonly isSettled?: boolean
    /** Moves from the start, where the map was asked for: on a phone's full screen. */
    readonly awake?: boolean
  }
type Live = { readonly Map: ComponentType<LiveMapProps>; readonly byKeyboard: boolean }

/** A static picture that becomes an interactive map on pointer, touch or keyboard input. */
export function MapPanel(props: Props) {
  const {
    kw,
    locale,
    bounds,
    pins,
    isGrouped,
    first,
    seen,
    total,
    awake = false,
    view = null,
    isSettled = true,
  } = props
  const say = mapWords(locale)
  const ground = useBaseMap(kw)
  const { map_tiles_url, map_tiles_attribution } = useSite()
  const tiles = map_tiles_url ? { url: map_tiles_url, attribution: map_tiles_attribution ?? '' } : null
  // Where there is nothing to look at, the city: what comes later moves no map that shows something.
  const city = pins.length > 0 ? null : ground?.spots.find(({ kind }) => kind === 'city')
  const centre = city ?? null
  const painted = useMemo(
    () => ({ ground, pins, isGrouped, first, seen }),
    [ground, pins, isGrouped, first, seen],
  )
  const fitted = useMemo(() => ({ view, bounds, pins, centre }), [view, bounds, pins, centre])
  const [held, setHeld] = useState({ kw, looked: fitted, isReady: isSettled })
  const isReady = held.isReady || isSettled
  if (held.isReady !== isReady || (held.looked !== fitted && (isSettled || held.kw !== kw)))
    setHeld({ kw, looked: fitted, isReady })
  const { looked } = held
  const [part, setPart] = useState<ShownPart | null>(null)
  const { Still, live, wake, isLoading, box } = useMapCode(awake, say.failed)
  const shared = { locale, looked, painted, lit: props.lit, onShown: setPart }
  return (
    <div ref={box} className="map-panel">
      {live ? (
        <live.Map
          {...shared}
          label={props.label}
          tiles={tiles}
          onLight={props.onLight}
          onPress={props.onPress}
          onSearchArea={props.onSearchArea}
          takesFocus={live.byKeyboard}
        />
      ) : (
        <>
          {Still && isReady && <Still {...shared} isDrawn={tiles === null} isKeyed={part !== null} />}
          <button
            type="button"
            className="map-wake needs-js"
            aria-label={say.explore}
            aria-busy={isLoading || undefined}
            onPointerEnter={wake}
            onFocus={wake}
            onClick={wake}
          />
        </>
      )}
      <MapKey locale={locale} part={part} total={total} isDrawn={tiles === null} />
    </div>
  )
}

/** The picture's code comes when the page is at rest and the map in sight, the living map's when somebody wants it. */
function useMapCode(awake: boolean, failed: string) {
  const box = useRef<HTMLDivElement>(null)
  const [Still, setStill] = useState<ComponentType<StillMapProps> | null>(null)
  const [live, setLive] = useState<Live | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const wake = async () => {
    if (isLoading || live) return
    setIsLoading(true)
    try {
      const { LiveMap } = await import('./live-map.tsx')
      setLive({ Map: LiveMap, byKeyboard: document.activeElement?.matches('.map-wake') ?? false })
    } catch {
      showToast({ kind: 'warn', text: failed })
    }
    setIsLoading(false)
  }
  const wakeNow = useEffectEvent(() => void wake())
  useEffect(() => {
    if (awake) return wakeNow()
    // A map that the page hides is not drawn.
    if (!box.current?.checkVisibility()) return
    return whenIdle(() => {
      import('./still-map.tsx').then(
        ({ StillMap }) => setStill(() => StillMap),
        () => {},
      )
    })
  }, [awake])
  return { box, Still, live, isLoading, wake }
}
