import { formatWholeMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { RenderedText } from '#ui/hidden-text.tsx'
import { articleWords, formatBestMonths, wayWords } from '#words/site/articles.ts'
import { StructuredData } from '../page/inline-script.tsx'
import { useRequest } from '../page/use-page.ts'
import { DayField } from '../search-box/calendar/day-field.tsx'
import type { ShownArticle } from './load-articles.ts'
import { RouteMap } from './route-map.tsx'
import { StopStay } from './stop-stay.tsx'
import { TripCard } from './trip-card.tsx'
import { TripCosts, TripSeason } from './trip-costs.tsx'

type Props = { article: ShownArticle; today: string; locale: Locale }

/** One itinerary: the text stop by stop, hotels at each, the map beside it. */
export function ArticlePage({ article, today, locale }: Props) {
  const say = articleWords(locale)
  const { id, title, country, theme, image, html, stops, practical, related, date } = article
  const { origin } = useRequest()
  return (
    <main id="main" className="article">
      <section className="night article-cover">
        <img src={image.url} alt={image.alt} width={image.width} height={image.height} fetchPriority="high" />
        <div className="wrap">
          <p>
            {country} · {theme.name}
          </p>
          <h1>{title}</h1>
        </div>
      </section>
      <StructuredData id={`/article/via/${id}#article`} />
      <div className="wrap">
        <ArticleFacts article={article} locale={locale} />
        <div className="article-grid">
          <div className="article-story">
            <RenderedText className="article-opening" html={html} />
            {stops.map((stop, at) => (
              <section key={stop.slug} id={`stop-${at + 1}`} className="article-stop">
                <p className="article-day">{say.day(stop.days.first, stop.days.last)}</p>
                <h2>{stop.title}</h2>
                {stop.way && <p className="article-way">{wayWords(locale)[stop.way.by](stop.way.km)}</p>}
                <RenderedText className="doc-body" html={stop.html} />
                <StopStay stop={stop} number={at + 1} locale={locale} />
              </section>
            ))}
            <section className="article-stop">
              <h2>{practical.title}</h2>
              <RenderedText className="doc-body" html={practical.html} />
            </section>
            <TripCosts article={article} locale={locale} />
            <TripSeason article={article} locale={locale} />
            <p className="trip-note">{say.written(date)}</p>
            <p className="trip-note on-paper" translate="no">
              {origin + joinLocale(`/article/via/${id}`, locale)}
            </p>
          </div>
          <aside className="article-side">
            <RouteMap stops={stops} locale={locale} />
            <form className="article-start" action={joinLocale(`/article/via/${id}`, locale)}>
              <p>
                <b>{say.start}</b>
                {say.startLead(stops.length)}
              </p>
              <DayField
                name="s_d"
                label={say.startDay}
                first={stops[0]?.s_d ?? today}
                today={today}
                locale={locale}
              />
              <button type="submit" className={buttonClass({ kind: 'filled' })}>
                {say.startShow}
              </button>
            </form>
          </aside>
        </div>
        <section className="article-related">
          <h2>{say.related}</h2>
          <div className="trip-grid">
            {related.map((trip) => (
              <TripCard key={trip.id} trip={trip} locale={locale} />
            ))}
          </div>
        </section>
      </div>
    </main>
  )
}

function ArticleFacts({ article: { days, stops, km, months, costs }, locale }: Omit<Props, 'today'>) {
  const say = articleWords(locale)
  const facts = [
    [say.length, say.lengthOf(days, days - 1)],
    [say.stops, String(stops.length)],
    [say.distance, say.distanceOf(km)],
    [say.best, formatBestMonths(months, locale)],
    [say.forTwo, costs.total ? say.about(formatWholeMoney(costs.total, locale)) : say.noTotal],
  ]
  return (
    <dl className="article-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
