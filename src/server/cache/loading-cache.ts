import { createLru } from './lru.ts'
import { createSingleFlight } from './single-flight.ts'

type Bounds<Value> = { readonly maxBytes: number; readonly sizeOf: (value: Value) => number }

/** Loads a missing entry once for all concurrent callers; failures and missing values are not cached. */
export function createLoadingCache<Value extends {}>(bounds: Bounds<Value>) {
  const kept = createLru<Value>(bounds)
  const flight = createSingleFlight<Value | null>()
  return {
    bytes: kept.bytes,
    get: async (key: string, make: () => Promise<Value | null>): Promise<Value | null> =>
      kept.get(key) ??
      flight(key, async () => {
        const value = await make()
        if (value !== null) kept.set(key, value)
        return value
      }),
  }
}
