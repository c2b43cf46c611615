import { executionAsyncResource } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'

/**
 * Most of the memory here is arrays outside the engine's heap. By default the engine walks over the whole heap each
 * time another 64 MB of those were used, which under load is every two seconds and takes half a second; so told, it
 * reckons them together with the heap and waits until both have grown in proportion.
 *
 * The second: where most of what a line of code made lived long for a while, the engine puts all that this line
 * makes among the old, and what that holds is taken for alive until the next walk over everything. Answers live long
 * while a server is filling its memory, and short ever after.
 *
 * The third: sums of whole numbers too large for 32 bits would be reckoned in 64, though amounts are doubles before and
 * after; turning each into the other and back takes longer than the sum.
 */
export function tuneEngine() {
  setFlagsFromString('--external-memory-accounted-in-global-limit')
  setFlagsFromString('--no-allocation-site-pretenuring')
  setFlagsFromString('--no-additive-safe-int-feedback')
  holdTick()
}

/** Only held, never read. */
export const held: { tick?: object } = {}

/**
 * A walk over the heap in whose moment no callback waits for the next tick throws away the shape of those that wait,
 * and with it what the engine has learnt of `process.nextTick`: from then on, and for good, each call takes four to ten
 * times as long, which is a tenth of the time of a kept answer. While one of them lives, their shape does.
 */
function holdTick() {
  process.nextTick(() => {
    held.tick = executionAsyncResource()
  })
}
