import { browserClock } from './clock.ts'
import { picturePreload } from './constants.ts'
import { createPictureCache } from './picture-cache.ts'
import { createPictureWatch } from './picture-watch.ts'

export const loadedPictures = createPictureCache()

const tells = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** The browser says when an element crosses the distance, however it came: by scrolling, in a list, or out of hiding. */
function notice(element: Element, tell: () => void) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target } of entries) tells.get(target)?.()
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
