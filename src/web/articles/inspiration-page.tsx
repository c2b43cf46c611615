import { Link } from '@tanstack/react-router'
import type { ArticlePage } from '#contract/articles.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import { articleWords } from '#words/site/articles.ts'
import { TripTiles } from '../home/trip-tiles.tsx'
import { ArticleFilterForm } from './article-filter-form.tsx'
import { type ArticleFilter, articlesPerPage } from './load-articles.ts'
import { TripCard } from './trip-card.tsx'

type Props = { page: ArticlePage; filter: ArticleFilter; locale: Locale }

const featured = 3

function addressOf(filter: ArticleFilter, locale: Locale): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  return joinLocale('/article/sprite', locale) + (query.size > 0 ? `?${query}` : '')
}

/** Itineraries by theme, country and month; the first few large while nothing was asked for. */
export function InspirationPage({ page, filter, locale }: Props) {
  const say = articleWords(locale)
  const { theme, country, month } = filter
  const isWhole = !theme && !country && !month && !filter.page
  const shown = isWhole ? page.list.slice(featured) : page.list
  const all = page.themes.reduce((sum, { count }) => sum + count, 0)
  const without = ({ page: _, ...rest }: ArticleFilter) => rest
  const themes = [{ id: undefined, name: say.all, count: all }, ...page.themes]
  return (
    <main id="main" className="wrap inspiration">
      <header>
        <h1>{isWhole ? say.title : page.tdk.title}</h1>
        <p>{say.lead}</p>
      </header>
      {isWhole && <TripTiles trips={page.list.slice(0, featured)} locale={locale} heading="h2" />}
      <div className="inspiration-bar">
        <TabLinks
          label={say.themes}
          links={themes.map(({ id, name, count }) => {
            const { theme: _, ...rest } = without(filter)
            return {
              key: id ?? 'all',
              label: (
                <>
                  {name} <span className="tab-count">{count}</span>
                </>
              ),
              href: addressOf(id ? { ...rest, theme: id } : rest, locale),
              current: theme === id,
            }
          })}
        />
        <ArticleFilterForm page={page} filter={filter} locale={locale} />
      </div>
      {page.list.length === 0 ? (
        <EmptyState
          title={say.nothing}
          action={
            <Link to="/article/sprite" className={buttonClass()}>
              {say.showAll}
            </Link>
          }
        />
      ) : (
        <div className="trip-grid">
          {shown.map((trip) => (
            <TripCard key={trip.id} trip={trip} locale={locale} />
          ))}
        </div>
      )}
      {page.total > articlesPerPage && (
        <Pagination
          page={page.page}
          pages={Math.ceil(page.total / articlesPerPage)}
          total={page.total}
          hrefFor={(at) => addressOf({ ...without(filter), page: at }, locale)}
        />
      )}
      <section className="inspiration-countries">
        <h2>{say.byCountry}</h2>
        <ul>
          {page.countries.map(({ id, name, count }) => (
            <li key={id}>
              <Link to="/article/sprite" search={{ country: id }}>
                {name}
                <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
