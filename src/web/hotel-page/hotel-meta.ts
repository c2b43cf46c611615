import type { Locale } from '#domain/text/locale.ts'
import { headOf } from '../head.ts'
import type { HotelData } from './load-hotel.ts'

/** Title, twins, and the picture for links in messages. */
export function hotelHead(
  { hotel, head, query }: HotelData,
  { locale, origin }: { locale: Locale; origin: string },
) {
  const { title, des: description, kword: keywords } = head
  const index = query.preview === undefined
  const page = headOf({ locale, origin, path: `/hotels/${hotel.id}`, title, description, keywords, index })
  if (!index) return page
  const image = `${origin}/media/v2/h/${hotel.id}/preview.webp`
  return {
    ...page,
    meta: [
      ...page.meta,
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: head.canonical },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: hotel.name },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  }
}
