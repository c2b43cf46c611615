// Keeps one processor from falling asleep for long: it wakes up ten times a millisecond, for a moment, when nobody else
// needs the processor. Working all the time instead, it would be given four milliseconds of it now and then.
import { setPriority } from 'node:os'

const napMs = 0.05
const turnMs = 20
const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

function nap() {
  const until = performance.now() + turnMs
  while (performance.now() < until) Atomics.wait(pause, 0, 0, napMs)
  setImmediate(nap)
}

setPriority(19)
process.on('disconnect', () => process.exit(0))
process.send!({ port: 0 })
nap()
