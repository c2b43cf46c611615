import {
  type FlagFilterName,
  isFilterSet,
  type ListFilters,
  listFilters,
  type MultiValueFilterName,
  noFilters,
} from '#domain/hotel/list-filters.ts'

/** Under the API's names. */
export type Filters = ListFilters

/** One choice of any filter, as a row of the panel or a chip names it. */
export type Choice =
  | { readonly filter: MultiValueFilterName; readonly value: string | number }
  | { readonly filter: 'score'; readonly value: number }
  | { readonly filter: FlagFilterName; readonly value: 1 }

export const freeCancel: Choice = { filter: 'free_cancel', value: 1 }
export const payLater: Choice = { filter: 'pay_later', value: 1 }
export const scoreSteps = [7, 8, 9] as const

export const isFlag = (filter: Choice['filter']): filter is FlagFilterName =>
  listFilters[filter].holds === 'flag'

export function isChosen(filters: Filters, { filter, value }: Choice): boolean {
  if (filter === 'score') return filters.score === value
  if (isFlag(filter)) return filters[filter]
  return (filters[filter] as readonly (string | number)[]).includes(value)
}

/** Chooses what was not chosen and the reverse; a threshold takes the place of another. */
export function toggled(filters: Filters, choice: Choice): Filters {
  const { filter, value } = choice
  if (filter === 'score') return { ...filters, score: filters.score === value ? null : Number(value) }
  if (isFlag(filter)) return { ...filters, [filter]: !filters[filter] }
  const chosen = filters[filter] as readonly (string | number)[]
  const others = chosen.filter((one) => one !== value)
  return { ...filters, [filter]: others.length < chosen.length ? others : [...chosen, value] }
}

export const hasPrice = ({ price_min, price_max }: Filters) => price_min !== null || price_max !== null

/** Filters as people count them: both ends of the price are one. */
export type FilterGroup = Exclude<keyof Filters, 'price_min' | 'price_max'> | 'price'

export function activeGroups(filters: Filters): FilterGroup[] {
  const { price_min, price_max, ...others } = filters
  const groups = (Object.keys(others) as (keyof typeof others)[]).filter((name) => isFilterSet(others[name]))
  return price_min === null && price_max === null ? groups : ['price', ...groups]
}

export const withoutGroup = (filters: Filters, group: FilterGroup): Filters =>
  group === 'price'
    ? { ...filters, price_min: null, price_max: null }
    : { ...filters, [group]: noFilters[group] }
