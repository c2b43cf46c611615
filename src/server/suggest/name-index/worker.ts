import { parentPort } from 'node:worker_threads'
import { type NamedHotel, type NamedPlace, type NameGroups, startNames } from './build-names.ts'

// Worker thread: receives places, then hotels; answers each batch with "more" and the end with the indexes.

/** The messages to the thread, in order. */
export type Batch = { places: readonly NamedPlace[] } | { hotels: readonly NamedHotel[] } | 'end'

const names = startNames()
parentPort?.on('message', (batch: Batch) => {
  if (batch === 'end') {
    const groups = names.finish()
    parentPort?.postMessage(groups, buffersOf(groups))
    return
  }
  if ('places' in batch) for (const place of batch.places) names.addPlace(place)
  else for (const hotel of batch.hotels) names.addHotel(hotel)
  parentPort?.postMessage('more')
})

/** The buffers to transfer instead of copying. */
function buffersOf(groups: NameGroups): ArrayBuffer[] {
  const arrays = Object.values(groups).flatMap(({ index, locationOf, locations }) => [
    ...Object.values(index),
    locationOf,
    ...Object.values(locations),
  ])
  return [...new Set(arrays.map(({ buffer }) => buffer))]
}
