import { createRecentlyUsed } from './recently-used.ts'

type Most = {
  /** Of what nobody has asked for again. */
  readonly news: number
  readonly all?: number
}

/**
 * Keeps what is asked for again. Most things never are: of the new ones only the last few are held, so briefly that the
 * engine sweeps them up young; held longer, each would cost it a walk over everything.
 */
export function createAskedAgain<Value>(maxBytes: number, sizeOf: (value: Value) => number, most: Most) {
  // Together they stay within the bytes.
  const news = createRecentlyUsed<Value>(maxBytes / 2, sizeOf, most.news)
  const kept = createRecentlyUsed<Value>(maxBytes / 2, sizeOf, most.all)
  const forget = (key: string) => {
    news.forget(key)
    kept.forget(key)
  }
  return {
    get: (key: string): Value | undefined => {
      const known = kept.get(key)
      if (known !== undefined) return known
      const fresh = news.get(key)
      if (fresh === undefined) return undefined
      news.forget(key)
      kept.keep(key, fresh)
      return fresh
    },
    /** Whoever knows that it was asked for before says so. */
    keep: (key: string, value: Value, isAskedAgain = false) => {
      forget(key)
      const row = isAskedAgain ? kept : news
      row.keep(key, value)
    },
    forget,
    forgetWhere: (isGone: (value: Value) => boolean) => {
      news.forgetWhere(isGone)
      kept.forgetWhere(isGone)
    },
  }
}
export type AskedAgain<Value> = ReturnType<typeof createAskedAgain<Value>>
