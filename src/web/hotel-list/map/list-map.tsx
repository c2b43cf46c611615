import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Bounds } from '#contract/places.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { useStored } from '../../browser-state/use-stored.ts'
import { MapPanel } from '../../map/map-panel.tsx'
import { useListLinks, useListPlace } from '../list-context.ts'
import { withBounds } from '../list-query.ts'
import type { ListData } from '../load-list.ts'
import { highlight, unhighlight, useHighlighted } from './highlighted-hotel.ts'
import { PressedHotel } from './pressed-hotel.tsx'
import { usePins } from './use-pins.ts'

type Props = {
  data: ListData
  /** On a phone's full screen: it moves from the start, and every pressed hotel has its card on it. */
  awake?: boolean
  /** A hotel of the page, or a place. */
  onPress: (id: string) => void
}

/**
 * All matches where they are; moved, it can be searched. A pressed hotel that has no card beside the map gets one on
 * it.
 */
export function ListMap({ data, awake = false, onPress }: Props) {
  const { query, locale, kw } = useListPlace()
  const { go } = useListLinks()
  const { page } = data
  const history = useStored('history_list')
  const seen = useMemo(() => new Set(history), [history])
  const first = useMemo(() => new Set(page.list.map(({ id }) => id)), [page.list])
  const isShown = useIsWide() || awake
  const { pins, total, isSettled, stayOf } = usePins(data, isShown)
  // Another search has another offer for the hotel, or none at all: its card closes.
  const asked = JSON.stringify([kw, query.search, query.flexible, query.filters, query.bounds, data.currency])
  const [pressed, setPressed] = useState<{ id: string | null; asked: string }>({ id: null, asked })
  const chosen = pressed.asked === asked ? pressed.id : null
  const choose = (id: string | null) => setPressed({ id, asked })
  const hovered = useHighlighted()
  const lit = useMemo(() => ({ hovered, chosen }), [hovered, chosen])
  const press = (id: string | null) => {
    choose(page.zoom_in ? null : id)
    if (id !== null && (page.zoom_in || (first.has(id) && !awake))) onPress(id)
  }
  return (
    <>
      <MapPanel
        kw={kw}
        awake={awake}
        locale={locale}
        label={listPageWords(locale).map}
        bounds={query.bounds}
        pins={pins}
        isSettled={isSettled}
        isGrouped={!page.zoom_in}
        first={first}
        seen={seen}
        total={total}
        lit={lit}
        onLight={(id, isLit) => (isLit ? highlight : unhighlight)(id, 'pin')}
        onPress={press}
        onSearchArea={(bounds: Bounds) => go((now) => withBounds(now, bounds))}
      />
      {chosen !== null && (awake || !first.has(chosen)) && (
        <PressedHotel
          key={chosen}
          id={chosen}
          own={stayOf(chosen)}
          data={data}
          onClose={() => choose(null)}
        />
      )}
    </>
  )
}

const wide = '(width >= 768px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the map is beside the list; false on the server. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
