import type { Locale } from '#domain/text/locale.ts'
import { formatBestMonths } from '#words/site/articles.ts'

/** The months of a journey as twelve squares, and its best ones in words. */
export function SeasonStrip({ months, locale }: { months: readonly number[]; locale: Locale }) {
  return (
    <span className="season">
      <span aria-hidden="true">
        {months.map((suits, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the year
          <i key={at} data-suits={suits} />
        ))}
      </span>
      <small>{formatBestMonths(months, locale)}</small>
    </span>
  )
}
