import { pictureCacheSize } from './constants.ts'

/** Remembers the addresses that were loaded last: such a picture is shown at once, without a fade. */
export function createPictureCache(size = pictureCacheSize) {
  const loaded = new Set<string>()
  const add = (address: string) => {
    loaded.delete(address)
    loaded.add(address)
    const [oldest] = loaded
    if (loaded.size > size && oldest !== undefined) loaded.delete(oldest)
  }
  return {
    add,
    /** Asking is using: what is asked for stays longer. */
    has: (address: string) => {
      if (!loaded.has(address)) return false
      add(address)
      return true
    },
  }
}
