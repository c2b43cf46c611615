import { LRUCache } from 'lru-cache'

type Bounds<Value> =
  | { readonly max: number }
  | { readonly maxBytes: number; readonly sizeOf: (value: Value) => number }

export type Lru<Value> = ReturnType<typeof createLru<Value & {}>>

/** LRU cache bounded by entries or bytes; a value larger than the bound is not cached. */
export function createLru<Value extends {}>(bounds: Bounds<Value>) {
  const entries = new LRUCache<string, Value>(
    'max' in bounds
      ? bounds
      : { maxSize: Math.floor(bounds.maxBytes), sizeCalculation: (value) => Math.ceil(bounds.sizeOf(value)) },
  )
  return {
    get: (key: string): Value | undefined => entries.get(key),
    set: (key: string, value: Value): void => void entries.set(key, value),
    delete: (key: string): void => void entries.delete(key),
    deleteWhere: (isGone: (value: Value) => boolean) => {
      for (const [key, value] of entries.entries()) if (isGone(value)) entries.delete(key)
    },
    bytes: () => entries.calculatedSize,
  }
}
