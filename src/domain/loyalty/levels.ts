import type { PlainDate } from '../time/plain-date.ts'
import { addDays, addMonths } from '../time/plain-date.ts'

/** Completed nights in twelve months that each level requires. */
export const levelNights = [0, 5, 15, 40] as const

export type Level = 0 | 1 | 2 | 3

export interface CompletedStay {
  readonly departure: PlainDate
  readonly nights: number
}

/**
 * Nights of stays that ended in the twelve months up to today. A stay counts once, regardless of its rooms.
 */
export function nightsInAYear(stays: readonly CompletedStay[], today: PlainDate): number {
  const yearAgo = addMonths(today, -12)
  return stays
    .filter(({ departure }) => departure > yearAgo && departure <= today)
    .reduce((sum, stay) => sum + stay.nights, 0)
}

/**
 * The first date on which the level drops without further stays; null for the lowest. Nights expire on the
 * day their stay ended a year ago.
 */
export function levelUntil(stays: readonly CompletedStay[], today: PlainDate): PlainDate | null {
  const level = levelOf(nightsInAYear(stays, today))
  if (level === 0) return null
  // A stay that ended on 29 February expires a day late.
  const leaving = stays.flatMap(({ departure }) => [
    addMonths(departure, 12),
    addDays(addMonths(departure, 12), 1),
  ])
  return (
    leaving
      .filter((date) => date > today)
      .sort()
      .find((date) => levelOf(nightsInAYear(stays, date)) < level) ?? null
  )
}

export function levelOf(nights: number): Level {
  return levelNights.findLastIndex((needed) => nights >= needed) as Level
}

/** The next level and how many nights are missing; null at the top. */
export function nextLevel(nights: number): { readonly level: Level; readonly missing: number } | null {
  const level = levelOf(nights) + 1
  const needed = levelNights[level]
  return needed === undefined ? null : { level: level as Level, missing: needed - nights }
}
