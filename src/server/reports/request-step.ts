import type { Step } from '#domain/report/buckets.ts'

const crawler = /bot|crawl|spider|slurp|preview|lighthouse|headless/i

export const isCrawler = (agent: string): boolean => agent === '' || crawler.test(agent)

/** Later pages of a list belong to the search that was counted. */
const isFirstPage = (query: URLSearchParams) => Number(query.get('page') ?? 1) <= 1

/** Most requests are for files and other calls: their query is not parsed. */
const mayBeStep = /^\/(?:api\/hot\/|(?:en\/|zh\/)?(?:hotel|hreserve))/
const hotelPage = /^\/(?:en\/|zh\/)?hotels\/\d+$/
const listPage = /^\/(?:en\/|zh\/)?hotel-search\/[^/]+$/
const checkoutPage = /^\/(?:en\/|zh\/)?hreserve$/

/** The steps of the way to a booking that a request is, as a page or as a call of a page that is open. */
export function stepsOfRequest(url: string): Step[] {
  const [path = '', text = ''] = url.split('?', 2)
  if (!mayBeStep.test(path)) return []
  const query = new URLSearchParams(text)
  if (path === '/api/hot/hlis' || listPage.test(path)) return isFirstPage(query) ? ['search'] : []
  if (path === '/api/hot/h_detail') return ['hotel']
  if (path === '/api/hot/r_detail') return ['prices']
  if (hotelPage.test(path)) return query.has('s_d') ? ['hotel', 'prices'] : ['hotel']
  if (path === '/api/hot/r_guarinfo' || checkoutPage.test(path)) return query.has('quote') ? ['checkout'] : []
  // Several rooms as one booking.
  if (path === '/api/hot/r_rooms') return ['checkout']
  return []
}
