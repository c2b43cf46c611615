import type { Money } from '../money/money.ts'
import { subtract } from '../money/money.ts'
import type { Party } from '../stay/party.ts'
import type { Stay } from '../stay/stay.ts'
import { faultOfStayAnywhere } from '../stay/stay.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { Instant } from '../time/zone-time.ts'

/** Limits per guest. */
export const MOST_FAVOURITES = 200
export const MOST_LISTS = 30

/** How long a deletion can be undone. */
export const UNDO_LIFE = 10 * 60 * 1000

/** The price of a stay at a moment, for comparison with a later price of the same stay. */
export interface NotedPrice {
  readonly total: Money
  readonly stay: Stay
  readonly party: Party
  readonly at: Instant
}

/**
 * The stay that a favourite is priced for: that of its list, else the one it was saved with. Null without
 * either, or when the dates can no longer be booked; `today` is the site's date.
 */
export function stayToPrice(ofList: Stay | null, own: Stay | null, today: PlainDate): Stay | null {
  const stay = ofList ?? own
  return stay && faultOfStayAnywhere(stay, today) === null ? stay : null
}

export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.arrival === other.arrival && one.departure === other.departure

const isSameParty = (one: Party, other: Party): boolean =>
  one.rooms === other.rooms && one.adults === other.adults && one.ages.join() === other.ages.join()

/** Whether a noted price is for the same stay and party. */
export const isPriceForStay = (noted: NotedPrice, stay: Stay, party: Party): boolean =>
  isSameStay(noted.stay, stay) && isSameParty(noted.party, party)

/** Negative when the price dropped. */
export const priceChange = (before: Money, now: Money): Money => subtract(now, before)

/** Minimum drop for an e-mail: rounding and daily exchange rates move prices by less. */
const LEAST_FALL_PERCENT = 3

export const isWorthAMail = (before: number, now: number): boolean =>
  now * 100 <= before * (100 - LEAST_FALL_PERCENT)
