import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { MapIcon } from '#ui/icons/icons.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { useListLinks, useListPlace } from '../list-context.ts'
import { withMap } from '../list-query.ts'
import type { ListData } from '../load-list.ts'
import type { MapDialogProps } from './map-dialog.tsx'

/** On a phone: a button that covers the screen with the map; back leads to the list again. */
export function FullMap({ data, onPlace }: { data: ListData; onPlace: (slug: string) => void }) {
  const { query, locale } = useListPlace()
  const { hrefFor, go } = useListLinks()
  const router = useRouter()
  const say = listPageWords(locale)
  const openedFrom = useRef(Number.NaN)
  const place = () => router.history.location.state.__TSR_index
  const [late, setLate] = useState<{ Dialog: ComponentType<MapDialogProps> } | null>(null)
  useEffect(() => {
    if (query.map) void import('./map-dialog.tsx').then(({ MapDialog: Dialog }) => setLate({ Dialog }))
  }, [query.map])
  const close = () => {
    // A map that was searched has gone on: the list shows what was found on it.
    if (place() === openedFrom.current + 1) router.history.back()
    else go((now) => withMap(now, false), { replace: true })
  }
  return (
    <>
      <a
        className="list-to-map needs-js"
        href={hrefFor(withMap(query, true))}
        onClick={(event) => {
          event.preventDefault()
          openedFrom.current = place()
          go((now) => withMap(now, true))
        }}
      >
        <MapIcon />
        {say.map}
      </a>
      {query.map && late && <late.Dialog data={data} onPlace={onPlace} onClose={close} />}
    </>
  )
}
