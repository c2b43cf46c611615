import { useEffect, useRef, useState } from 'react'
import { listPageWords } from '#words/list-page.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { ListIcon } from '../ui/icons.ts'
import { useModal } from '../ui/modal.ts'
import { ToastRegion } from '../ui/toast-region.tsx'
import { useListPlace } from './list-context.ts'
import { ListMap } from './list-map.tsx'
import type { ListData } from './load-list.ts'
import { MapCard } from './map-card.tsx'

export type MapDialogProps = { data: ListData; onPlace: (slug: string) => void; onClose: () => void }

/** The map over the whole screen, with the pressed hotel at its foot. */
export function MapDialog({ data, onPlace, onClose }: MapDialogProps) {
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
        <button type="button" className="list-to-map" onClick={() => afterPaint(onClose)}>
          <ListIcon />
          {say.list}
        </button>
        {hotel && <MapCard hotel={hotel} />}
      </div>
      <ToastRegion />
    </dialog>
  )
}
