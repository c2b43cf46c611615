import { ListIcon } from '#ui/icons/icons.ts'
import { useModal } from '#ui/overlays/modal.ts'
import { ToastRegion } from '#ui/overlays/toast-region.tsx'
import { afterPaint } from '#ui/scheduling.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { useListPlace } from '../list-context.ts'
import type { ListData } from '../load-list.ts'
import { ListMap } from './list-map.tsx'

export type MapDialogProps = { data: ListData; onPlace: (slug: string) => void; onClose: () => void }

/** The map over the whole screen, with the pressed hotel at its foot. */
export function MapDialog({ data, onPlace, onClose }: MapDialogProps) {
  const { locale } = useListPlace()
  const say = listPageWords(locale)
  const dialog = useModal(onClose, { hasAddress: true })
  return (
    <dialog ref={dialog} className="map-full" aria-label={say.map}>
      <ListMap data={data} awake onPress={onPlace} />
      <button type="button" className="list-to-map" data-floats onClick={() => afterPaint(onClose)}>
        <ListIcon />
        {say.list}
      </button>
      <ToastRegion />
    </dialog>
  )
}
