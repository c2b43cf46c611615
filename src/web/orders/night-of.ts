import type { Stay } from '#contract/stay.ts'
import { dayOf } from '#domain/time/plain-date.ts'

/** Which night of a stay it is by the hotel's clock, from 1; on the day of departure one more than there are. */
export function nightOf({ s_d, e_d }: Pick<Stay, 's_d' | 'e_d'>, now: string) {
  const nights = dayOf(e_d) - dayOf(s_d)
  const night = dayOf(now.slice(0, 10)) - dayOf(s_d) + 1
  return { nights, night: Math.min(Math.max(night, 1), nights + 1) }
}
