import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { BedIcon } from '#ui/icons/travel-icons.ts'
import { roomMixWords } from '#words/hotels/room-mix.ts'
import { useHotelPlace } from '../hotel-context.ts'
import type { RoomMixDialog } from './room-mix-dialog.tsx'

/** Opens the choice of a different room for each; its code loads on approach. */
export function RoomMixButton({ usual }: { usual: string | null }) {
  const { locale, query } = useHotelPlace()
  const [RoomMix, setRoomMix] = useState<typeof RoomMixDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isLoading = useRef(false)
  const load = () => {
    if (isLoading.current) return
    isLoading.current = true
    import('./room-mix-dialog.tsx').then(
      (loaded) => setRoomMix(() => loaded.RoomMixDialog),
      () => {
        isLoading.current = false
      },
    )
  }
  const open = () => {
    load()
    setOpen(true)
  }
  if (query.search.rooms < 2) return null
  return (
    <div className="room-mix-open needs-js">
      <Button onPointerEnter={load} onFocus={load} onClick={open}>
        <BedIcon small />
        {roomMixWords(locale).button}
      </Button>
      {RoomMix && isOpen && <RoomMix usual={usual} onClose={() => setOpen(false)} />}
    </div>
  )
}
