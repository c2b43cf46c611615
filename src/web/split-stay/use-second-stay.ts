import { useEffect } from 'react'
import { tabItems } from '../browser-state/this-browser.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import { keepSecondStay, type SplitOffer, secondStayOf } from './second-stay.ts'

/**
 * Remembers the second of two stays while the first is offered, not only when its link is pressed: the link works before
 * its part is hydrated. It is shown only after an order that is the first stay.
 */
export function useSecondStay(split: SplitOffer | undefined, search: StaySearch) {
  useEffect(() => {
    if (split) keepSecondStay(tabItems, secondStayOf(split, search))
  }, [split, search])
}
