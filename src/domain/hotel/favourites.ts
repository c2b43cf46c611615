import type { Money } from '../money/money.ts'
import { subtract } from '../money/money.ts'
import type { Party } from '../stay/party.ts'
import type { Stay } from '../stay/stay.ts'
import { faultOfStayAnywhere } from '../stay/stay.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { Instant } from '../time/zone-time.ts'

/** So many hotels, and lists of them, one guest may have. */
export const MOST_FAVOURITES = 200
export const MOST_LISTS = 30

/** For so long what was taken back can be had again as it was. */
export const UNDO_LIFE = 10 * 60 * 1000

/** What a stay cost at a moment, to be compared with what the same stay costs later. */
export interface NotedPrice {
  readonly total: Money
  readonly stay: Stay
  readonly party: Party
  readonly at: Instant
}

/**
 * For which stay a favourite is priced: that of its list, else the one that it was saved with. Null without either, or
 * when it can no longer be asked for; `today` is the site's.
 */
export function stayToPrice(ofList: Stay | null, own: Stay | null, today: PlainDate): Stay | null {
  const stay = ofList ?? own
  return stay && faultOfStayAnywhere(stay, today) === null ? stay : null
}

export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.arrival === other.arrival && one.departure === other.departure

export const isSameParty = (one: Party, other: Party): boolean =>
  one.rooms === other.rooms && one.adults === other.adults && one.ages.join() === other.ages.join()

/** Whether a noted price answers the same question. */
export const isNotedFor = (noted: NotedPrice, stay: Stay, party: Party): boolean =>
  isSameStay(noted.stay, stay) && isSameParty(noted.party, party)

/** Negative when it costs less now. */
export const changeSince = (before: Money, now: Money): Money => subtract(now, before)

/** A letter is for a fall that matters: rounding and the exchange of the day move prices by less. */
const LEAST_FALL_PERCENT = 3

export const isWorthAMail = (before: number, now: number): boolean =>
  now * 100 <= before * (100 - LEAST_FALL_PERCENT)
