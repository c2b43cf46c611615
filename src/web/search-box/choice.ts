import type { Call } from '#contract/call.ts'
import { encodePairs } from '#contract/encode.ts'
import { succeeded } from '#contract/endpoint.ts'
import { suggest } from '#contract/endpoints.ts'
import type { PlaceKind, PopularPlaces } from '#contract/places.ts'
import type { Suggestion, Suggestions } from '#contract/search.ts'
import type { PriceTarget } from './calendar/dates-panel.tsx'

/** Where a choice leads: a list of hotels, a country's page, or one hotel. */
export type Goal =
  | { to: 'list'; kw: string; filters?: Readonly<Record<string, string>> }
  | { to: 'country'; kw: string }
  | { to: 'hotel'; id: string }

export const groups = ['places', 'hotels', 'roomKinds', 'bedKinds', 'stations'] as const
export type Group = (typeof groups)[number]

/** The kind of a choice, where its group does not name it. */
export type ChoiceKind = PlaceKind | 'hotel' | 'room' | 'bed'

export type Choice = {
  group: Group
  kind?: ChoiceKind
  name: string
  /** Distinguishes choices of the same name. */
  about: string
  goal: Goal
  /** A destination's picture, small. */
  picture?: string
}

export const placeChoice = (place: { slug: string; name: string; about?: string }): Choice => ({
  group: 'places',
  name: place.name,
  about: place.about ?? '',
  goal: { to: 'list', kw: place.slug },
})
export const hotelChoice = (hotel: { id: string; name: string; about?: string }): Choice => ({
  group: 'hotels',
  name: hotel.name,
  about: hotel.about ?? '',
  goal: { to: 'hotel', id: hotel.id },
})

const groupOf: Record<Suggestion['type'], Group> = {
  1: 'hotels',
  2: 'roomKinds',
  3: 'bedKinds',
  4: 'stations',
}

const kindOf: Partial<Record<Group, ChoiceKind>> = { hotels: 'hotel', roomKinds: 'room', bedKinds: 'bed' }

/** The place last searched. */
export type LastPlace = { readonly kw: string; readonly name: string }

/** A kind of room or bed without a place is meant where one searched last; a result that leads nowhere is none. */
function choiceOf(result: Suggestion, last: LastPlace | undefined): Choice | null {
  const { type, name, sub, slug, hotel_id, filters } = result
  const group = groupOf[type]
  const kind = result.kind ?? kindOf[group]
  const what = { group, ...(kind ? { kind } : {}), name }
  if (hotel_id) return { ...what, about: sub, goal: { to: 'hotel', id: hotel_id } }
  const kw = slug ?? last?.kw
  if (!kw) return null
  const encoded = filters ? { filters: Object.fromEntries(encodePairs(filters)) } : {}
  return { ...what, about: slug ? sub : (last?.name ?? sub), goal: { to: 'list', kw, ...encoded } }
}

/** The text of a choice in the field: a bed type is shown with its place. */
export const textOf = ({ name, about, goal }: Choice) =>
  goal.to === 'list' && goal.filters && about ? `${name}, ${about}` : name

export const goalKey = (goal: Goal) => JSON.stringify(goal)

/** Group by group, each goal once; within a group the likeliest first. */
export function choicesOf({ places, results }: Suggestions, last?: LastPlace): Choice[] {
  const found: Choice[] = [
    ...places.map(
      ({ slug, name, within, kind }): Choice => ({
        group: 'places',
        kind,
        name,
        about: within,
        goal: { to: kind === 'country' ? 'country' : 'list', kw: slug },
      }),
    ),
    ...results.flatMap((result) => choiceOf(result, last) ?? []),
  ]
  const keys = found.map(({ goal }) => goalKey(goal))
  const once = found.filter((_, i) => keys.indexOf(keys[i]!) === i)
  return groups.flatMap((group) => once.filter((choice) => choice.group === group))
}

/** The choices of an empty field. */
export const popularChoices = ({ list }: PopularPlaces): Choice[] =>
  list.map(({ slug, name, within, image }) => ({
    ...placeChoice({ slug, name, about: within }),
    picture: image.card ?? image.url,
  }))

/** The place or hotel whose prices a calendar shows. */
export function priceTarget(goal: Goal | undefined): PriceTarget {
  if (goal?.to === 'hotel') return { id: goal.id }
  return goal?.to === 'list' ? { kw: goal.kw } : null
}

/** The page a choice leads to; dates and guests go along where they matter. */
export function routeOf(goal: Goal, query: Readonly<Record<string, string>>) {
  if (goal.to === 'country') return { to: '/counties/$kw', params: { kw: goal.kw } } as const
  if (goal.to === 'hotel')
    return { to: '/hotels/$id', params: { id: goal.id }, search: query as never } as const
  return {
    to: '/hotel-search/$kw',
    params: { kw: goal.kw },
    search: { ...query, ...goal.filters } as never,
  } as const
}

/** Suggestions for a text, the likeliest group first; null when the request fails. */
export async function findChoices(
  call: Call,
  text: string,
  limit: number,
  { signal, last }: { signal?: AbortSignal; last?: LastPlace | undefined } = {},
): Promise<Choice[] | null> {
  const q = text.trim()
  if (!q) return []
  const options = { quiet: true, ...(signal ? { signal } : {}) }
  const answer = await call(suggest, { q, limit }, options).catch(() => null)
  return answer && succeeded(answer) ? choicesOf(answer.data, last) : null
}
