import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { listPageWords } from '#words/list-page.ts'
import { ListIcon, MapIcon } from '../ui/icons.ts'
import { useModal } from '../ui/modal.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { useListLinks, useListPlace } from './list-context.ts'
import { ListMap } from './list-map.tsx'
import { withMap } from './list-query.ts'
import type { ListData } from './load-list.ts'
import { MapCard } from './map-card.tsx'

/** On a phone: a button that covers the screen with the map; back leads to the list again. */
export function FullMap({ data, onPlace }: { data: ListData; onPlace: (slug: string) => void }) {
  const { query, locale } = useListPlace()
  const { hrefFor, go } = useListLinks()
  const router = useRouter()
  const say = listPageWords(locale)
  const opened = useRef(false)
  const open = withMap(query, true)
  const close = () => {
    if (opened.current) router.history.back()
    else go(withMap(query, false), { replace: true })
    opened.current = false
  }
  return (
    <>
      <a
        className="list-to-map needs-js"
        href={hrefFor(open)}
        onClick={(event) => {
          event.preventDefault()
          opened.current = true
          go(open)
        }}
      >
        <MapIcon />
        {say.map}
      </a>
      {query.map && <MapDialog data={data} onPlace={onPlace} onClose={close} />}
    </>
  )
}

type DialogProps = { data: ListData; onPlace: (slug: string) => void; onClose: () => void }

function MapDialog({ data, onPlace, onClose }: DialogProps) {
  const { locale } = useListPlace()
  const say = listPageWords(locale)
  const dialog = useModal(onClose)
  const [pressed, setPressed] = useState<string | null>(null)
  const hotel = data.page.list.find(({ id }) => id === pressed)
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hotel) foot.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [hotel])
  return (
    <dialog ref={dialog} className="map-full" aria-label={say.map}>
      <ListMap data={data} awake onPress={(id) => (data.page.zoom_in ? onPlace(id) : setPressed(id))} />
      <div ref={foot} className="map-foot">
        <button type="button" className="list-to-map" onClick={onClose}>
          <ListIcon />
          {say.list}
        </button>
        {hotel && <MapCard hotel={hotel} />}
      </div>
      <ToastRegion />
    </dialog>
  )
}
