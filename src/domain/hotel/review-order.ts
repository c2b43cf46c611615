import type { Locale } from '../text/locale.ts'

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Sort order of reviews; reviews in the language `first` precede the others. */
export type ReviewOrder = { readonly sort: ReviewSort; readonly first: Locale | null }

/** Reviews that are grouped regardless of date: by language, by score, or both. */
export type ReviewGroup = { readonly locale: Locale; readonly score: number }

export function compareGroups(a: ReviewGroup, b: ReviewGroup, { sort, first }: ReviewOrder): number {
  const byLanguage = first === null ? 0 : Number(b.locale === first) - Number(a.locale === first)
  const byScore = sort === 'newest' ? 0 : sort === 'highest' ? b.score - a.score : a.score - b.score
  return byLanguage || byScore
}

export type GroupCount = ReviewGroup & { readonly count: number }

export function countGroups(reviews: readonly ReviewGroup[]): GroupCount[] {
  const groups = Map.groupBy(reviews, ({ locale, score }) => `${locale} ${score}`)
  return [...groups.values()].map((alike) => ({ ...alike[0]!, count: alike.length }))
}

type Source = 'guests' | 'samples'
export type ReviewSlice = { readonly source: Source; readonly offset: number; readonly limit: number }

/**
 * A page of reviews from two sorted sources: in every group guests' reviews precede samples, which are older.
 * Returns the slice of each source that the page shows, in page order.
 */
export function sliceSources(
  counts: Readonly<Record<Source, readonly GroupCount[]>>,
  order: ReviewOrder,
  { offset, limit }: { offset: number; limit: number },
): ReviewSlice[] {
  const groups = [...counts.guests, ...counts.samples].toSorted((a, b) => compareGroups(a, b, order))
  const passed = { guests: 0, samples: 0 }
  const slices: ReviewSlice[] = []
  let at = 0
  const visit = (source: Source, count: number) => {
    const from = Math.max(offset, at)
    const to = Math.min(offset + limit, at + count)
    if (from < to) slices.push({ source, offset: passed[source] + from - at, limit: to - from })
    passed[source] += count
    at += count
  }
  const seen = new Set<ReviewGroup>()
  for (const group of groups) {
    if (seen.has(group)) continue
    const alike = (other: GroupCount) => compareGroups(group, other, order) === 0
    for (const source of ['guests', 'samples'] as const) {
      const together = counts[source].filter(alike)
      for (const other of together) seen.add(other)
      visit(
        source,
        together.reduce((sum, { count }) => sum + count, 0),
      )
    }
  }
  return slices
}

/** The words of a review query: lower case, at most eight. */
export const queryWords = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
