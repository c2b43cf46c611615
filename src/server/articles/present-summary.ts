import type { ArticleSummary } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { themeNames } from '#words/site/articles.ts'
import { coverPictureOf, placePictureOf } from '../places/place-picture.ts'
import { countryOf, daysOf, type PlacedArticle } from './open-articles.ts'

export function presentSummary(article: PlacedArticle, locale: Locale): ArticleSummary {
  const { id, theme, date, months, coverPlace, light } = article
  const { title, lead } = article.text[locale]
  return {
    id,
    title,
    lead,
    theme: { id: theme, name: themeNames(locale)[theme] },
    place: article.at[0]!.name[locale],
    country: countryOf(article).name[locale],
    image: light ? coverPictureOf(coverPlace, light, locale) : placePictureOf(coverPlace, locale),
    date,
    days: daysOf(article),
    months: [...months],
  }
}
