import type { Id } from '../id.ts'

/** Whose prices a calendar of a room type holds: a plan's own, or, without a plan, the room type's. */
interface OwnedCalendar {
  readonly planId: Id | null
}

/**
 * Which of a room type's calendars a plan sells it by. A plan with prices of its own never falls back on the room
 * type's: where it has none, it sells nothing.
 */
export function calendarFor<Calendar extends OwnedCalendar>(
  plan: { readonly id: Id; readonly ownPrices: boolean },
  ofRoom: readonly Calendar[],
): Calendar | null {
  const owner = plan.ownPrices ? plan.id : null
  return ofRoom.find(({ planId }) => planId === owner) ?? null
}
