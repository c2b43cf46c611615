import type { Clock } from '../ui/clock.ts'
import { probeDelay, probeTimeout } from './constants.ts'

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
