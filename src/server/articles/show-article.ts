import type { Article, ArticleQuery, ArticleStop } from '#contract/articles.ts'
import type { Money } from '#contract/fields.ts'
import { conversionBetween, converter } from '#domain/money/exchange.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import { articleJsonLd } from './article-json-ld.ts'
import { type ArticleContext, articlesIn, countryOf, type PlacedArticle } from './open-articles.ts'
import { presentSummary } from './present-summary.ts'
import { priceStops } from './price-stops.ts'

/** One itinerary with hotels at its stops, priced for two from the requested day. */
export async function showArticle(context: ArticleContext, query: ArticleQuery, locale: Locale) {
  const articles = articlesIn(await context.places())
  const article = articles.find(({ id }) => id === query.id)
  if (!article) return refuse('not_found')
  const stops = await presentStops(context, article, query, locale)
  const text = article.text[locale]
  const summary = presentSummary(article, locale)
  return ok<Article>({
    ...summary,
    html: text.opening,
    stops,
    practical: { title: text.practical.title, html: text.practical.body },
    country_slug: countryOf(article).slug,
    km: stops.reduce((sum, { way }) => sum + (way?.km ?? 0), 0),
    estimated: article.date,
    costs: await costsOf(context, article, stops, query.currency),
    related: article.related.flatMap((id) => {
      const other = articles.find((each) => each.id === id)
      return other ? [presentSummary(other, locale)] : []
    }),
    tdk: { title: text.title, des: text.description, kword: text.keywords },
    jsonld: articleJsonLd({ summary, text, stops, origin: context.origin(), locale }),
  })
}

async function presentStops(
  context: ArticleContext,
  article: PlacedArticle,
  { s_d, currency }: ArticleQuery,
  locale: Locale,
): Promise<ArticleStop[]> {
  const priced = await priceStops(context, article, { s_d, currency, locale })
  let day = 1
  return article.at.map((place, at) => {
    const { nights, by } = article.stops[at]!
    const { title, body } = article.text[locale].stops[at]!
    const before = article.at[at - 1]
    const first = day
    day += nights
    const isLast = at === article.at.length - 1
    return {
      name: place.name[locale],
      title,
      html: body,
      slug: place.slug,
      lat: place.lat,
      lon: place.lon,
      days: { first, last: isLast ? day : day - 1 },
      nights,
      way: before && by ? { by, km: Math.round(metresBetween(before, place) / 1000) } : null,
      ...priced[at]!,
    }
  })
}

/**
 * Stays at current prices, or null unless every stop has one; other costs as estimated. All in the currency of the
 * page.
 */
async function costsOf(
  { rates }: ArticleContext,
  { costs }: PlacedArticle,
  stops: readonly ArticleStop[],
  currency: string,
): Promise<Article['costs']> {
  const conversion = conversionBetween(await rates(), 'CNY', currency)
  const shown = conversion ? currency : 'CNY'
  const estimate = (yuan: number): Money => ({
    amount: conversion ? converter(conversion)(yuan * 100) : yuan * 100,
    currency: shown,
  })
  const firsts = stops.map(({ hotels }) => hotels[0]?.offer?.total)
  const isWhole = firsts.every((total) => total?.currency === shown)
  const stays = isWhole
    ? { amount: firsts.reduce((sum, total) => sum + total!.amount, 0), currency: shown }
    : null
  const rest = {
    transport: estimate(costs.transport),
    meals: estimate(costs.meals),
    sights: estimate(costs.sights),
  }
  const total = stays && {
    amount: stays.amount + rest.transport.amount + rest.meals.amount + rest.sights.amount,
    currency: shown,
  }
  return { stays, ...rest, total }
}
