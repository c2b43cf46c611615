import type { Id } from '../id.ts'

/** The owner of a room type's calendar: a plan, or the room type itself if null. */
interface OwnedCalendar {
  readonly planId: Id | null
}

/**
 * The calendar by which a plan sells a room type. A plan with its own prices never falls back to the room
 * type's: without a calendar it sells nothing.
 */
export function calendarFor<Calendar extends OwnedCalendar>(
  plan: { readonly id: Id; readonly ownPrices: boolean },
  ofRoom: readonly Calendar[],
): Calendar | null {
  const owner = plan.ownPrices ? plan.id : null
  return ofRoom.find(({ planId }) => planId === owner) ?? null
}
