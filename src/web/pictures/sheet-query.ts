export const sheetNames = ['city', 'hotel', 'interiors', 'destinations', 'small', 'failing'] as const
export type SheetName = (typeof sheetNames)[number]

/** The query of the page. */
export type SheetQuery = { sheet?: SheetName; city?: string; hotel?: string; shuffle?: number; page?: number }

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
const count = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined)

export function readSheetQuery(search: Record<string, unknown>): SheetQuery {
  const sheet = sheetNames.find((known) => known === search.sheet)
  const city = text(search.city)
  const hotel = text(search.hotel)
  const shuffle = count(search.shuffle)
  const page = count(search.page)
  return {
    ...(sheet ? { sheet } : {}),
    ...(city ? { city } : {}),
    ...(hotel ? { hotel } : {}),
    ...(shuffle ? { shuffle } : {}),
    ...(page ? { page } : {}),
  }
}
