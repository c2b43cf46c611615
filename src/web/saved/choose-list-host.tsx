import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { type ChosenHotel, chosenHotel } from './chosen-hotel.ts'

type Dialog = ComponentType<ChosenHotel & { onClose: () => void }>

const close = () => chosenHotel.set(null)

/** Renders the dialog that moves a hotel to another list; its code is loaded on first use. */
export function ChooseListHost() {
  const chosen = useSyncExternalStore(chosenHotel.subscribe, chosenHotel.get, () => null)
  const [loaded, setLoaded] = useState<{ Dialog: Dialog } | null>(null)
  useEffect(() => {
    if (!chosen || loaded) return
    import('./choose-list-dialog.tsx').then(
      ({ ChooseListDialog }) => setLoaded({ Dialog: ChooseListDialog }),
      close,
    )
  }, [chosen, loaded])
  return chosen && loaded ? <loaded.Dialog {...chosen} onClose={close} /> : null
}
