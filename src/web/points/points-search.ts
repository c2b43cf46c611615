import { type PointsKind, pointsKinds } from '#domain/loyalty/points-statement.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

/** Which part of the statement is looked at, as the address has it; the names are those of the API. */
export type PointsSearch = { kind?: PointsKind; year?: number; page?: number }

const whole = (value: unknown, least: number, most: number) => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined
}

export function readPointsSearch({ kind, year, page }: Record<string, unknown>): PointsSearch {
  const known = pointsKinds.find((one) => one === kind)
  const asked = whole(year, 2000, 9999)
  const number = whole(page, 2, 100_000)
  return {
    ...(known ? { kind: known } : {}),
    ...(asked ? { year: asked } : {}),
    ...(number ? { page: number } : {}),
  }
}

export function pointsUrl({ kind, year, page }: PointsSearch, locale: Locale): string {
  const query = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(year ? { year: `${year}` } : {}),
    ...(page && page > 1 ? { page: `${page}` } : {}),
  })
  return joinLocale('/center/integral', locale) + (query.size > 0 ? `?${query}` : '')
}
