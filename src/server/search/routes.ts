import * as endpoints from '#contract/endpoints.ts'
import { bind } from '../http/dispatch.ts'
import type { Search } from './open-search.ts'

export const searchRoutes = (search: Search) => [
  bind(endpoints.listHotels, (input, { locale }) => search.listHotels(input, locale)),
  bind(endpoints.showPriceCalendar, (input, { locale }) => search.showPriceCalendar(input, locale)),
  bind(endpoints.recommendHotels, (input, { locale }) => search.recommendHotels(input, locale)),
  bind(endpoints.countHotels, (input, { locale }) => search.countHotels(input, locale)),
]
