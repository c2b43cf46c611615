import type { Site } from '#contract/site.ts'
import { browserClock } from '../ui/clock.ts'
import { createStore } from '../ui/store.ts'
import { probeMap } from './map-probe.ts'

/** Whether pages can be translated by the outside service: it is set up, and its maps can be reached from here. */
export const canTranslate = createStore(false)

export function askTranslation({ map_probe_url: url, translate_widget_url: widget }: Site) {
  if (!url || !widget) return
  void probeMap({ url, clock: browserClock, picture: () => new Image() }).then(canTranslate.set)
}
