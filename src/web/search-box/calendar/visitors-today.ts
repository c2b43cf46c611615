import { useSyncExternalStore } from 'react'
import { addDays, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { todayHere } from '../../browser-state/search-params.ts'

/** The date on the visitor's wall, unless that clock is plainly wrong: nowhere is more than a day from the site's date. */
export const visitorsToday = (here: PlainDate, site: PlainDate): PlainDate =>
  Math.abs(dayOf(here) - dayOf(site)) <= 1 ? here : site

const neverChanges = () => () => {}

/** From which day on dates can be picked. Until the page is alive nobody knows where it is read: the day may be that before. */
export function useVisitorsToday(site: PlainDate): PlainDate {
  return useSyncExternalStore(
    neverChanges,
    () => visitorsToday(todayHere(), site),
    () => addDays(site, -1),
  )
}
