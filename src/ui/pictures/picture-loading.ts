import { browserClock } from '../clock.ts'
import { pictureCacheSize, picturePreload } from '../constants.ts'
import { createPictureWatch } from './picture-watch.ts'

/** Remembers the addresses that were loaded last: such a picture is shown at once, without a fade. */
export function createPictureCache(size = pictureCacheSize) {
  const loaded = new Set<string>()
  const add = (address: string) => {
    loaded.delete(address)
    loaded.add(address)
    const [oldest] = loaded
    if (loaded.size > size && oldest !== undefined) loaded.delete(oldest)
  }
  return {
    add,
    /** Asking is using: what is asked for stays longer. */
    has: (address: string) => {
      if (!loaded.has(address)) return false
      add(address)
      return true
    },
  }
}

export const loadedPictures = createPictureCache()

const tells = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** The browser says when an element crosses the distance, however it came: by scrolling, in a list, or out of hiding. */
function notice(element: Element, tell: () => void) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) tells.get(target)?.()
    },
    { rootMargin: `${Math.round((picturePreload - 1) * 100)}%` },
  )
  tells.set(element, tell)
  observer.observe(element)
  return () => {
    tells.delete(element)
    observer?.unobserve(element)
  }
}

export const watchPicture = createPictureWatch<Element>({
  clock: browserClock,
  view: () => ({ width: innerWidth, height: innerHeight }),
  edgesOf: (element) => element.getBoundingClientRect(),
  notice,
})
