import { useMemo } from 'react'
import type { Bounds } from '#contract/places.ts'
import { listPageWords } from '#words/list-page.ts'
import { useStored } from '../browser-state/use-stored.ts'
import { MapPanel } from '../map/map-panel.tsx'
import { highlight, unhighlight, useHighlighted } from './highlighted-hotel.ts'
import { useListLinks, useListPlace } from './list-context.ts'
import { pinsOf, viewOfList } from './list-pins.ts'
import { withBounds } from './list-query.ts'
import type { ListData } from './load-list.ts'

type Props = { data: ListData; awake?: boolean; onPress: (id: string) => void }

/** The list's hotels where they are; moved, it can be searched. */
export function ListMap({ data, awake = false, onPress }: Props) {
  const { query, locale, kw } = useListPlace()
  const { go } = useListLinks()
  const seen = useStored('history_list')
  const pins = useMemo(() => pinsOf(data.page, seen, locale), [data.page, seen, locale])
  const view = useMemo(() => viewOfList({ query, page: data.page }), [query, data.page])
  return (
    <MapPanel
      kw={kw}
      awake={awake}
      locale={locale}
      label={listPageWords(locale).map}
      view={view}
      bounds={query.bounds}
      pins={pins}
      lit={useHighlighted()}
      onLight={(id) => (id === null ? unhighlight('pin') : highlight(id, 'pin'))}
      onPress={onPress}
      onSearchArea={(bounds: Bounds) => go((now) => withBounds(now, bounds))}
    />
  )
}
