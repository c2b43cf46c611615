import { MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, type Party } from '#domain/stay/party.ts'

/** Guests while they are being chosen: a child whose age nobody has told yet is null. */
export type PartyDraft = Omit<Party, 'ages'> & { readonly ages: readonly (number | null)[] }

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Every room needs an adult: adults follow the rooms up, never down. */
export function withRooms(draft: PartyDraft, wanted: number): PartyDraft {
  const rooms = within(wanted, 1, MAX_ROOMS)
  return { ...draft, rooms, adults: Math.max(rooms, draft.adults) }
}

export const withAdults = (draft: PartyDraft, wanted: number): PartyDraft => ({
  ...draft,
  adults: within(wanted, draft.rooms, MAX_ADULTS),
})

/** Children are added at the end, with an age to be told, and taken away from there. */
export const withChildren = (draft: PartyDraft, wanted: number): PartyDraft => ({
  ...draft,
  ages: Array.from({ length: within(wanted, 0, MAX_CHILDREN) }, (_, i) => draft.ages[i] ?? null),
})

export const withAge = (draft: PartyDraft, child: number, age: number | null): PartyDraft => ({
  ...draft,
  ages: draft.ages.map((old, i) => (i === child ? age : old)),
})

/** Index of the first child without an age; null when all have one. */
export function childWithoutAge({ ages }: PartyDraft): number | null {
  const child = ages.indexOf(null)
  return child < 0 ? null : child
}

/** The party; children without an age are omitted. */
export const partyOf = ({ rooms, adults, ages }: PartyDraft): Party => ({
  rooms,
  adults,
  ages: ages.filter((age) => age !== null),
})
