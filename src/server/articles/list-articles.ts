import type { ArticleListQuery, ArticlePage } from '#contract/articles.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { articleThemes, articleWords, themeNames } from '#words/site/articles.ts'
import { type ArticleContext, articlesIn, countryOf, type PlacedArticle } from './open-articles.ts'
import { presentSummary } from './present-summary.ts'

const day = 86_400_000
/** Usual time between planning and travel. */
const ahead = 45 * day

/** Sorts itineraries in season soon first, and alternates themes so that the first few differ. */
function inSeasonFirst(articles: readonly PlacedArticle[], now: number): PlacedArticle[] {
  const month = new Date(now + ahead).getUTCMonth()
  const suits = ({ months }: PlacedArticle) => months[month] ?? 0
  const ofTheme = (theme: string) =>
    articles
      .filter((article) => article.theme === theme)
      .toSorted((a, b) => suits(b) - suits(a) || a.id.localeCompare(b.id))
  const inTurn = articleThemes.flatMap((theme) => ofTheme(theme).map((article, turn) => ({ article, turn })))
  return inTurn
    .toSorted((a, b) => suits(b.article) - suits(a.article) || a.turn - b.turn)
    .map(({ article }) => article)
}

/** Itineraries by theme, country and month, with counts per theme and country. */
export async function listArticles(context: ArticleContext, query: ArticleListQuery, locale: Locale) {
  const { theme, country, month, page, page_size } = query
  const articles = articlesIn(await context.places())
  const found = articles.filter(
    (article) =>
      (!theme || article.theme === theme) &&
      (!country || countryOf(article).slug === country) &&
      (!month || article.months[month - 1] === 2),
  )
  const first = (page - 1) * page_size
  const say = articleWords(locale)
  const names = themeNames(locale)
  const countries = countedCountries(articles, locale)
  const asked = [
    theme && Object.hasOwn(names, theme) ? names[theme as keyof typeof names] : null,
    countries.find(({ id }) => id === country)?.name,
  ].filter((name) => typeof name === 'string')
  return ok<ArticlePage>({
    list: inSeasonFirst(found, context.now())
      .slice(first, first + page_size)
      .map((article) => presentSummary(article, locale)),
    total: found.length,
    page,
    page_size,
    themes: articleThemes.map((id) => ({
      id,
      name: names[id],
      count: articles.filter((article) => article.theme === id).length,
    })),
    countries,
    tdk: {
      title: asked.length > 0 ? say.titleOf(asked.join(locale === 'zh' ? '、' : ', ')) : say.title,
      des: say.description,
      kword: say.keywords,
    },
  })
}

function countedCountries(articles: readonly PlacedArticle[], locale: Locale) {
  const counts = new Map<string, { id: string; name: string; count: number }>()
  for (const article of articles) {
    const { slug, name } = countryOf(article)
    const known = counts.get(slug) ?? { id: slug, name: name[locale], count: 0 }
    counts.set(slug, { ...known, count: known.count + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, locale))
}
