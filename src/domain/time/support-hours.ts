import type { ClockTime, Instant, Zone } from './zone-time.ts'
import { isoInstant } from './zone-time.ts'

/** Daily opening hours in a zone; they pass midnight if `closes` is before `opens`. */
export type SupportHours = { readonly opens: ClockTime; readonly closes: ClockTime; readonly zone: Zone }

/** `09:00-21:00 Asia/Shanghai`. */
export function readSupportHours(text: string): SupportHours {
  const [span = '', zone = 'UTC'] = text.split(' ')
  const [opens = '00:00', closes = '24:00'] = span.split('-')
  return { opens, closes, zone }
}

export const isAlwaysStaffed = ({ opens, closes }: Pick<SupportHours, 'opens' | 'closes'>) =>
  opens === '00:00' && closes === '24:00'

/** The current time of day in the zone: `09:12`. */
export const clockTimeAt = ({ zone }: Pick<SupportHours, 'zone'>, now: Instant): ClockTime =>
  isoInstant(now, zone).slice(11, 16)

export function isStaffed(hours: SupportHours, now: Instant): boolean {
  const { opens, closes } = hours
  const time = clockTimeAt(hours, now)
  return opens <= closes ? time >= opens && time < closes : time >= opens || time < closes
}
