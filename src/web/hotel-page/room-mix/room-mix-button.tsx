import { Button } from '#ui/button.tsx'
import { BedIcon } from '#ui/icons/travel-icons.ts'
import { useLateDialog } from '#ui/overlays/use-late-dialog.ts'
import { roomMixWords } from '#words/hotels/room-mix.ts'
import { useHotelPlace } from '../hotel-context.ts'

const fetchDialog = async () => (await import('./room-mix-dialog.tsx')).RoomMixDialog

/** Opens the choice of a different room for each; its code loads on approach. */
export function RoomMixButton({ usual }: { usual: string | null }) {
  const { locale, query } = useHotelPlace()
  const { Dialog, load, open, close } = useLateDialog(fetchDialog)
  if (query.search.rooms < 2) return null
  return (
    <div className="room-mix-open needs-js">
      <Button onPointerEnter={load} onFocus={load} onClick={open}>
        <BedIcon small />
        {roomMixWords(locale).button}
      </Button>
      {Dialog && <Dialog usual={usual} onClose={close} />}
    </div>
  )
}
