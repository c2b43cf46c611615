import { addDays, type PlainDate } from '#domain/time/plain-date.ts'

/**
 * The first night of all calendars in a month: the day before it begins, because in some time zones it is still
 * yesterday.
 */
export const baseDateOf = (today: PlainDate): PlainDate => addDays(`${today.slice(0, 7)}-01`, -1)
