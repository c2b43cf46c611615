export type LimitBounds = { readonly least: number; readonly initial: number; readonly most: number }

/** Six searches or pages keep a core at work; bookings, which mostly wait for the database, are admitted beyond the limit. */
const usual: LimitBounds = { least: 6, initial: 16, most: 500 }

const tooLateMs = 40
const onTimeMs = 20
const decrease = 0.8
/** A timer that is later than this lowers the limit as often as it has missed its time. */
const decreaseEveryMs = 100
const increase = 1 / 8
const unusedDecrease = 0.95

/**
 * The number of requests in flight with which the event loop still turns quickly, by additive increase and multiplicative
 * decrease: lower while timers are late, higher while requests wait and timers are on time. A slow database or provider
 * makes no timer late, so it does not lower the limit. A high limit that is not reached falls to the initial one: what was
 * right for a slow database would let too many in when a storm begins.
 */
export function createAdaptiveLimit({ least, initial, most }: LimitBounds = usual) {
  let limit = initial
  return {
    now: () => limit,
    /** `lateMs`: how late a timer was; `isReached`: requests are waiting. */
    sample: (lateMs: number, isReached: boolean) => {
      if (lateMs > tooLateMs) {
        const times = Math.max(1, lateMs / decreaseEveryMs)
        limit = Math.max(least, Math.floor(limit * decrease ** times))
      } else if (!isReached && limit > initial) limit = Math.max(initial, Math.floor(limit * unusedDecrease))
      else if (isReached && lateMs <= onTimeMs)
        limit = Math.min(most, limit + Math.max(1, Math.floor(limit * increase)))
    },
  }
}
