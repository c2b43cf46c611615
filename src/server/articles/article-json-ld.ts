import type { ArticleStop, ArticleSummary } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { ArticleText } from './read-articles.ts'

type Facts = {
  readonly summary: ArticleSummary
  readonly text: ArticleText
  readonly stops: readonly ArticleStop[]
  readonly origin: string
  readonly locale: Locale
}

/** Structured data of an itinerary: the article and the trip that it describes. */
export function articleJsonLd({ summary, text, stops, origin, locale }: Facts) {
  const address = (path: string) => origin + joinLocale(path, locale)
  const url = address(`/article/via/${summary.id}`)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        url,
        headline: text.title,
        description: text.description,
        keywords: text.keywords,
        inLanguage: locale === 'zh' ? 'zh-CN' : 'en',
        datePublished: summary.date,
        image: origin + summary.image.url,
        about: { '@id': `${url}#trip` },
      },
      {
        '@type': 'TouristTrip',
        '@id': `${url}#trip`,
        name: text.title,
        touristType: summary.theme.name,
        itinerary: {
          '@type': 'ItemList',
          itemListElement: stops.map(({ name, lat, lon, slug }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: {
              '@type': 'TouristDestination',
              name,
              ...(slug ? { url: address(`/hotel-search/${slug}`) } : {}),
              geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
            },
          })),
        },
      },
    ],
  }
}
