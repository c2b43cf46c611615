import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'

export type ChosenHotel = { hotel: string; name: string }
type Dialog = ComponentType<ChosenHotel & { onClose: () => void }>

/** The saved hotel whose list is being chosen. */
export const chosenHotel = createStore<ChosenHotel | null>(null)
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
