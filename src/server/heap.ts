import { setFlagsFromString } from 'node:v8'

/**
 * Most of the memory here is arrays outside the engine's heap. By default the engine walks over the whole heap each
 * time another 64 MB of those were used, which under load is every two seconds and takes half a second; so told, it
 * reckons them together with the heap and waits until both have grown in proportion.
 */
export function tuneHeap() {
  setFlagsFromString('--external-memory-accounted-in-global-limit')
}
