import { parentPort } from 'node:worker_threads'
import { startNames } from './make-names.ts'
import { type Batch, buffersOf } from './name-thread.ts'

// A thread of its own: takes places, then hotels, answers each batch with "more" and the end with the names.

const names = startNames()
parentPort?.on('message', (batch: Batch) => {
  if (batch === 'end') {
    const made = names.finish()
    parentPort?.postMessage(made, buffersOf(made))
    return
  }
  if ('places' in batch) for (const place of batch.places) names.addPlace(place)
  else for (const hotel of batch.hotels) names.addHotel(hotel)
  parentPort?.postMessage('more')
})
