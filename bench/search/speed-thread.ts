// Does the same little work every millisecond and notes how long it took: some 25 microseconds, so as not to be in the way.
import { performance } from 'node:perf_hooks'
import { workerData } from 'node:worker_threads'

const noted = workerData as Float64Array<SharedArrayBuffer>
const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const steps = 1_000
let value = 1

/** Of three the quickest: being interrupted once is not being slow. */
function work(): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round++) {
    const began = performance.now()
    for (let i = 0; i < steps; i++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
    least = Math.min(least, performance.now() - began)
  }
  return least
}

for (let count = 0; count * 2 + 2 < noted.length; count++) {
  noted[1 + count * 2] = performance.timeOrigin + performance.now()
  noted[2 + count * 2] = work()
  noted[0] = count + 1
  Atomics.wait(pause, 0, 0, 1)
}
