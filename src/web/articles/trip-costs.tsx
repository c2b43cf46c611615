import type { Money } from '#domain/money/money.ts'
import { formatMoney, formatWholeMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { articleWords, formatBestMonths, monthLetters, monthNames } from '#words/site/articles.ts'
import type { ShownArticle } from './load-articles.ts'

type Props = { article: ShownArticle; locale: Locale }
type Line = { key: string; name: string; note?: string; of: Money }

/** The costs of the journey for two people; each bar begins where the previous one ends. */
export function TripCosts({ article, locale }: Props) {
  const say = articleWords(locale)
  const { costs, stops, estimated } = article
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
  const lines: Line[] = [
    ...(costs.stays ? [{ key: 'stays', name: say.stays(nights), note: say.staysNote, of: costs.stays }] : []),
    { key: 'transport', name: say.transport, of: costs.transport },
    { key: 'meals', name: say.meals, of: costs.meals },
    { key: 'sights', name: say.sights, of: costs.sights },
  ]
  const all = lines.reduce((sum, { of }) => sum + of.amount, 0) || 1
  let before = 0
  return (
    <section className="trip-costs">
      <h2>{say.costs}</h2>
      <ul>
        {!costs.stays && (
          <li>
            <span>{say.stays(nights)}</span>
            <b>{say.noTotal}</b>
          </li>
        )}
        {lines.map(({ key, name, note, of }) => {
          const left = (before / all) * 100
          before += of.amount
          return (
            <li key={key}>
              <span>
                {name}
                {note && <small>{note}</small>}
              </span>
              <b>{key === 'stays' ? formatMoney(of, locale) : formatWholeMoney(of, locale)}</b>
              <i style={{ left: `${left}%`, width: `${(of.amount / all) * 100}%` }} />
            </li>
          )
        })}
      </ul>
      {costs.total && (
        <p className="trip-total">
          <span>{say.total}</span>
          <span className="price price-large">{formatWholeMoney(costs.total, locale)}</span>
        </p>
      )}
      <p className="trip-note">{say.estimates(estimated)}</p>
    </section>
  )
}

/** The year of a journey, in squares and in words. */
export function TripSeason({ article: { months }, locale }: Props) {
  const say = articleWords(locale)
  const keys = [say.leaveIt, say.possible, say.bestTime]
  return (
    <section className="trip-season">
      <h2>{say.when}</h2>
      <ol>
        {months.map((suits, at) => (
          <li key={monthNames[locale][at]} data-suits={suits}>
            <i />
            <b aria-hidden="true">{monthLetters[locale][at]}</b>
            <span className="sr-only">
              {monthNames[locale][at]}: {keys[suits]}
            </span>
          </li>
        ))}
      </ol>
      <p className="trip-keys">
        {keys.map((name, suits) => (
          <span key={name} data-suits={suits}>
            <i />
            {name}
          </span>
        ))}
      </p>
      <p className="trip-note">{say.bestMonths(formatBestMonths(months, locale))}</p>
    </section>
  )
}
