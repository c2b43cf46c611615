import type { Board } from '#contract/prices.ts'

/** What narrows a list, under the API's names; amounts are minor units of the address's currency. */
export type Filters = {
  readonly stars: readonly number[]
  /** A threshold: this score or better. */
  readonly score: number | null
  readonly price_min: number | null
  readonly price_max: number | null
  readonly amenities: readonly string[]
  readonly board: readonly Board[]
  readonly district: readonly string[]
  readonly beds: readonly string[]
  readonly free_cancel: boolean
  readonly pay_later: boolean
  readonly name: string | null
}

export const noFilters: Filters = {
  stars: [],
  score: null,
  price_min: null,
  price_max: null,
  amenities: [],
  board: [],
  district: [],
  beds: [],
  free_cancel: false,
  pay_later: false,
  name: null,
}

/** One choice among many of a filter that takes several. */
export type ListFilter = 'stars' | 'amenities' | 'board' | 'district' | 'beds'
/** One choice of any filter, as a row of the panel or a chip names it. */
export type Choice =
  | { readonly filter: ListFilter; readonly value: string | number }
  | { readonly filter: 'score'; readonly value: number }
  | { readonly filter: 'free_cancel' | 'pay_later'; readonly value: 1 }

export const freeCancel: Choice = { filter: 'free_cancel', value: 1 }
export const payLater: Choice = { filter: 'pay_later', value: 1 }
export const scoreSteps = [7, 8, 9] as const
export const boards: readonly Board[] = [
  'room_only',
  'breakfast',
  'half_board',
  'full_board',
  'all_inclusive',
]

export function isChosen(filters: Filters, choice: Choice): boolean {
  if (choice.filter === 'score') return filters.score === choice.value
  if (choice.filter === 'free_cancel' || choice.filter === 'pay_later') return filters[choice.filter]
  return (filters[choice.filter] as readonly (string | number)[]).includes(choice.value)
}

/** Chooses what was not chosen and the reverse; a threshold takes the place of another. */
export function toggled(filters: Filters, choice: Choice): Filters {
  if (choice.filter === 'score')
    return { ...filters, score: filters.score === choice.value ? null : choice.value }
  if (choice.filter === 'free_cancel' || choice.filter === 'pay_later')
    return { ...filters, [choice.filter]: !filters[choice.filter] }
  const chosen = filters[choice.filter] as readonly (string | number)[]
  const others = chosen.filter((value) => value !== choice.value)
  return {
    ...filters,
    [choice.filter]: others.length < chosen.length ? others : [...chosen, choice.value],
  }
}

export const hasPrice = ({ price_min, price_max }: Filters) => price_min !== null || price_max !== null

/** Filters as people count them: both ends of the price are one. */
export type FilterGroup = Exclude<keyof Filters, 'price_min' | 'price_max'> | 'price'

const isSet = (value: Filters[keyof Filters]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false

export function activeGroups(filters: Filters): FilterGroup[] {
  const { price_min, price_max, ...others } = filters
  const groups = (Object.keys(others) as (keyof typeof others)[]).filter((name) => isSet(others[name]))
  return price_min === null && price_max === null ? groups : ['price', ...groups]
}

export const withoutGroup = (filters: Filters, group: FilterGroup): Filters =>
  group === 'price'
    ? { ...filters, price_min: null, price_max: null }
    : { ...filters, [group]: noFilters[group] }
