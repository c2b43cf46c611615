import { useRouter } from '@tanstack/react-router'
import { createContext, type MouseEvent, use } from 'react'
import type { Dates } from '#contract/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { isPlainPress } from '#ui/navigation/follow-link.ts'
import { afterPaint } from '#ui/scheduling.ts'
import { allReviews, type HotelQuery, hotelParams, type ReviewFilter } from './hotel-query.ts'

/** Which hotel this is and what is asked of it; the page's parts build their links from it. */
export type HotelPlace = { readonly id: string; readonly locale: Locale; readonly query: HotelQuery }

export const HotelContext = createContext<HotelPlace | null>(null)

export function useHotelPlace(): HotelPlace {
  const place = use(HotelContext)
  if (!place) throw new Error('this part belongs into a hotel’s page')
  return place
}

type View = Omit<HotelQuery, 'dates'>

/** Addresses of this hotel in other states, and the way there. */
export function useHotelLinks() {
  const { id, locale, query } = useHotelPlace()
  const router = useRouter()
  const path = joinLocale(`/hotels/${id}`, locale)
  const hrefFor = (view: View, part = '') => `${path}?${new URLSearchParams(hotelParams(view))}${part}`
  const go = (view: View) => {
    const search = hotelParams(view) as never
    afterPaint(() => void router.navigate({ to: '/hotels/$id', params: { id }, search, resetScroll: false }))
  }
  /** Other reviews; another filter begins on its first page. */
  const withReviews = (change: Partial<ReviewFilter>): View => ({
    ...query,
    reviews: { ...query.reviews, page: 1, ...change },
  })
  /** Pressed plainly a link stays on the page, otherwise it is the browser's. */
  const follow = (view: View) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    go(view)
  }
  return {
    /** The same hotel on other dates; without scripts the page opens at its rooms. */
    onDates: ({ s_d, e_d }: Dates) => {
      const view = { ...query, search: { ...query.search, s_d, e_d } }
      return { href: hrefFor(view, '#rooms'), onClick: follow(view) }
    },
    /** The same stay in more rooms. */
    onRooms: (rooms: number) => {
      const view = { ...query, search: { ...query.search, rooms } }
      return { href: hrefFor(view, '#rooms'), onClick: follow(view) }
    },
    onReviews: (change: Partial<ReviewFilter>) => {
      const view = withReviews(change)
      return { href: hrefFor(view, '#reviews'), onClick: follow(view) }
    },
    goToReviews: (change: Partial<ReviewFilter>) => go(withReviews(change)),
    path,
    go: (search: View['search']) => go({ ...query, search, reviews: allReviews }),
  }
}
