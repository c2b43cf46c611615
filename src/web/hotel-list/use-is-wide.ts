import { useSyncExternalStore } from 'react'

const wide = '(width >= 768px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the map stands beside the list; the server does not know. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
