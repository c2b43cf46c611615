import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { mapWords } from '#words/map.ts'
import { useSite } from '../site.ts'
import { showToast } from '../ui/toasts.ts'
import type { LiveMapProps } from './live-map.tsx'
import type { LatLon } from './projection.ts'
import { StaticMap } from './static-map.tsx'
import { useBaseMap } from './use-base-map.ts'

type Props = Omit<LiveMapProps, 'ground' | 'from' | 'tiles' | 'takesFocus'> & {
  /** The place whose ground is drawn. */
  kw: string
  /** Where distances are measured from; the city's centre unless told. */
  from?: LatLon
  /** Moves from the start, where the map was asked for: on a phone's full screen. */
  awake?: boolean
}

/** A map that begins as a picture and comes to life under the pointer, the finger or the keyboard. */
export function MapPanel({ kw, awake = false, from, ...map }: Props) {
  const say = mapWords(map.locale)
  const ground = useBaseMap(kw)
  const { map_tiles_url, map_tiles_attribution } = useSite()
  const [live, setLive] = useState<{ Map: ComponentType<LiveMapProps>; byKeyboard: boolean } | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const wake = async () => {
    if (isLoading || live) return
    setIsLoading(true)
    try {
      const { LiveMap } = await import('./live-map.tsx')
      setLive({ Map: LiveMap, byKeyboard: document.activeElement?.matches('.map-wake') ?? false })
    } catch {
      showToast({ kind: 'warn', text: say.failed })
    }
    setIsLoading(false)
  }
  const wakeNow = useEffectEvent(() => void wake())
  useEffect(() => {
    if (awake) wakeNow()
  }, [awake])
  const tiles = map_tiles_url ? { url: map_tiles_url, attribution: map_tiles_attribution ?? '' } : null
  const known = ground === 'asked' ? null : ground
  const centre = from ?? known?.spots.find(({ kind }) => kind === 'city') ?? null
  return (
    <>
      {live && ground !== 'asked' ? (
        <live.Map {...map} ground={ground} from={centre} tiles={tiles} takesFocus={live.byKeyboard} />
      ) : (
        <>
          <StaticMap
            view={map.view}
            ground={known}
            locale={map.locale}
            from={centre}
            pins={map.pins}
            lit={map.lit}
          />
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
      {!tiles && <p className="map-key">{say.schematic}</p>}
    </>
  )
}
