import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { SearchRecord } from '../browser-state/search-record.ts'
import { readSearch, type StaySearch } from '../search-query/stay-search.ts'
import { type Choice, hotelChoice, placeChoice } from './choice.ts'

/** A search made on this device, as it can be made again today. */
export type RecentSearch = { choice: Choice; search: StaySearch }

const nameIn = ({ name, names }: SearchRecord, locale: Locale) => names?.[locale] ?? name

/** Places and hotels that were looked for, each once, newest first; dates that have passed begin anew. */
export function recentSearches(
  records: readonly SearchRecord[],
  { locale, today }: { locale: Locale; today: PlainDate },
): RecentSearch[] {
  return records
    .filter(({ kw, hotel }) => kw || hotel)
    .map((record) => ({
      choice: record.hotel
        ? hotelChoice({ id: record.hotel, name: nameIn(record, locale) })
        : placeChoice({ slug: record.kw, name: nameIn(record, locale) }),
      search: readSearch(record, today),
    }))
}

/** Searches whose place has no name in this language yet. */
export const unnamed = (records: readonly SearchRecord[], locale: Locale): SearchRecord[] =>
  records.filter(({ kw, hotel, names }) => (kw || hotel) && !names?.[locale])

/** The name of the place or hotel of a search among the suggestions. */
export const namedAs = ({ kw, hotel }: SearchRecord, choices: readonly Choice[]): string | undefined =>
  choices.find(({ goal }) => (goal.to === 'hotel' ? goal.id === hotel : goal.kw === kw))?.name
