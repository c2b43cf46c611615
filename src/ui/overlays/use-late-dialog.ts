import { type ComponentType, useRef, useState } from 'react'

/**
 * A dialog whose code is fetched when it is needed, or before by `load`. After a failed fetch it is closed, and the
 * next press fetches again.
 */
export function useLateDialog<Props>(fetch: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isFetching = useRef(false)
  const load = () => {
    if (isFetching.current) return
    isFetching.current = true
    fetch().then(
      (dialog) => setLoaded(() => dialog),
      () => {
        isFetching.current = false
        setOpen(false)
      },
    )
  }
  const open = () => {
    load()
    setOpen(true)
  }
  return {
    /** Null unless it is open and its code is here. */
    Dialog: isOpen ? Loaded : null,
    isWaiting: isOpen && !Loaded,
    load,
    open,
    close: () => setOpen(false),
  }
}
