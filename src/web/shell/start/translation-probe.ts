import type { Site } from '#contract/site.ts'
import { browserClock, type Clock } from '#ui/clock.ts'
import { createStore } from '#ui/store.ts'
import { pageLanguageItem } from '../../browser-state/choices.ts'
import { browser } from '../../browser-state/this-browser.ts'
import { probeDelay, probeTimeout } from '../../constants.ts'

type Picture = Pick<HTMLImageElement, 'addEventListener' | 'src'>
type Probe = { url: string; clock: Clock; picture: () => Picture }

/** Whether a picture of the map service comes in time: only then can pages be translated from there. */
export function probeMap({ url, clock, picture }: Probe): Promise<boolean> {
  return new Promise((resolve) => {
    clock.after(probeDelay, () => {
      const asked = picture()
      const end = (came: boolean) => {
        stop()
        resolve(came)
      }
      const stop = clock.after(probeTimeout, () => end(false))
      asked.addEventListener('load', () => end(true))
      asked.addEventListener('error', () => end(false))
      asked.src = url
    })
  })
}

/** Whether pages can be translated by the outside service: it is set up, and its maps can be reached from here. */
export const canTranslate = createStore(false)

export function askTranslation({ map_probe_url: url, translate_widget_url: widget }: Site) {
  if (!url || !widget) return
  void probeMap({ url, clock: browserClock, picture: () => new Image() }).then(async (can) => {
    canTranslate.set(can)
    // Most visitors read the page as it is: what translates it is fetched by those who chose a language before.
    if (!can || !browser.items.get(pageLanguageItem)) return
    const { startWidget } = await import('../../translation/page-translation.ts')
    startWidget(widget)
  })
}
