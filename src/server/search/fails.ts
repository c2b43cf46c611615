/** One bit for each filter that something does not pass. */
export const FAILS = {
  stars: 1,
  score: 2,
  amenities: 4,
  district: 8,
  name: 16,
  board: 32,
  beds: 64,
  freeCancel: 128,
  payLater: 256,
  price: 512,
} as const
export const NOTHING_FAILS = 0

/** 1 where nothing fails, otherwise 0. */
export const isNothing = (fails: number): number => (fails - 1) >>> 31

/** Whether a filter fails alone, or nothing does. */
export const only = (fails: number, filter: number): boolean => (fails & ~filter) === NOTHING_FAILS
