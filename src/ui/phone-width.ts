import { useSyncExternalStore } from 'react'
import { phoneWidth } from './constants.ts'

const query = `(width <= ${phoneWidth}px)`
const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** A phone's width, where panels are sheets. */
export const isPhoneWidth = () => matchMedia(query).matches
/** For what only exists in a living page. */
export const usePhoneWidth = () => useSyncExternalStore(subscribe, isPhoneWidth, () => false)
