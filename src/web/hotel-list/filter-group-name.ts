import type { Locale } from '#domain/text/locale.ts'
import { formatList } from '#words/format.ts'
import { listPageWords } from '#words/search/list-page.ts'
import { choicesOf } from './chips.ts'
import { choiceName, type DistrictNames, priceName } from './filter-names.ts'
import type { ListQuery } from './list-query.ts'
import type { Dropped } from './relaxed-filters.ts'

type Names = { currency: string; districts: DistrictNames; locale: Locale }

/** A filter in words: all that was chosen in it. */
export function groupName(
  query: ListQuery,
  group: Dropped['group'],
  { currency, districts, locale }: Names,
): string {
  const say = listPageWords(locale)
  if (group === 'area') return say.area
  if (group === 'price') return priceName(query.filters, query.currency ?? currency, locale)
  if (group === 'name') return query.filters.name ?? ''
  const chosen = choicesOf(query).filter(({ filter }) => filter === group)
  return formatList(
    chosen.map((choice) => choiceName(choice, districts, locale)),
    locale,
    group === 'amenities' ? 'conjunction' : 'disjunction',
  )
}
