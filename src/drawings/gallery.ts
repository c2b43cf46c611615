import { planOf } from './buildings/planning.ts'
import type { Hour } from './canvas/hours.ts'
import { createRandom } from './canvas/random.ts'
import type { Composition } from './compositions/compositions.ts'
import type { Indoor, PictureSpec, View } from './spec.ts'
import type { PictureSubject, Scenery } from './subject.ts'

const most = 12

/** Compositions by scenery; one named twice is twice as probable. */
const wholes: Record<Scenery, readonly Composition[]> = {
  city: ['street', 'street', 'facade', 'avenue', 'avenue', 'aerial', 'approach'],
  old_town: ['street', 'street', 'facade', 'avenue', 'aerial', 'approach'],
  river: ['street', 'street', 'facade', 'across_water', 'across_water', 'aerial', 'approach'],
  beach: ['street', 'street', 'facade', 'winding', 'aerial', 'approach', 'across_water'],
  island: ['street', 'street', 'facade', 'across_water', 'aerial', 'approach'],
  mountain: [
    'street',
    'street',
    'facade',
    'winding',
    'winding',
    'across_water',
    'across_water',
    'aerial',
    'approach',
  ],
  countryside: ['street', 'street', 'facade', 'winding', 'winding', 'aerial', 'approach', 'across_water'],
  desert: ['street', 'street', 'facade', 'winding', 'winding', 'aerial', 'approach'],
  garden: ['street', 'street', 'facade', 'winding', 'across_water', 'aerial', 'approach'],
  airport: ['street', 'street', 'facade', 'approach', 'aerial'],
}

const nearer: readonly Composition[] = ['terrace', 'terrace', 'entrance']

const often: readonly Hour[] = [
  'day',
  'day',
  'day',
  'day',
  'golden',
  'golden',
  'golden',
  'dawn',
  'dawn',
  'dawn',
  'dusk',
  'dusk',
  'night',
]

/** The time of day of a hotel's pictures. */
export const hourOf = ({ seed }: PictureSubject): Hour => createRandom(`${seed}|hour`).pick(often)

type Exteriors = readonly [Composition, Composition, Composition]
let last: { readonly subject: PictureSubject; readonly exteriors: Exteriors } | null = null

/**
 * Three exterior views with different compositions; any of them may represent the hotel in a list. The last
 * result is cached, because describing a hotel requests it repeatedly.
 */
export function exteriorsOf(subject: PictureSubject): Exteriors {
  if (last?.subject !== subject) last = { subject, exteriors: chooseExteriors(subject) }
  return last.exteriors
}

function chooseExteriors(subject: PictureSubject): Exteriors {
  const random = createRandom(`${subject.seed}|exteriors`)
  const pools = subject.amenities.includes('pool') && !planOf(subject).snow
  const fitting = wholes[subject.scenery]
  const choice = [...new Set(shuffled(pools ? [...fitting, 'poolside' as const] : fitting, random))]
  return [choice[0]!, choice[1]!, random.chance(0.6) ? random.pick(nearer) : choice[2]!]
}

function shuffled<T>(items: readonly T[], random: { int(low: number, high: number): number }): T[] {
  const left = [...items]
  const out: T[] = []
  while (left.length) out.push(...left.splice(random.int(0, left.length - 1), 1))
  return out
}

const amenityViews: readonly (readonly [string, Indoor])[] = [
  ['pool', 'pool'],
  ['restaurant', 'restaurant'],
  ['spa', 'spa'],
  ['bar', 'bar'],
  ['breakfast', 'breakfast'],
  ['gym', 'gym'],
  ['meeting_rooms', 'meeting'],
]

/** The hotel's pictures in page order: 8 to 12, of one building, one palette and one light. */
export function galleryOf(subject: PictureSubject): PictureSpec[] {
  const hour = hourOf(subject)
  const [first, second, third] = exteriorsOf(subject)
  const kinds = [...new Set(subject.rooms.length ? subject.rooms : (['double'] as const))].slice(0, 3)
  const rooms: View[] = kinds.map((kind) => `room_${kind}` as const)
  const amenities = amenityViews.filter(([id]) => subject.amenities.includes(id)).map(([, view]) => view)
  const [mainRoom, ...otherRooms] = rooms
  const order: View[] = [
    first,
    mainRoom!,
    second,
    amenities[0] ?? 'lobby',
    otherRooms[0] ?? 'bathroom',
    third,
    ...(amenities[0] ? ['lobby' as const] : []),
    ...amenities.slice(1, 4),
    'bathroom',
    ...otherRooms.slice(1),
    'view',
    ...amenities.slice(4),
  ]
  const specs = [...new Set(order)]
    .slice(0, most - 1)
    .map((view): PictureSpec => ({ view, variant: 0, hour }))
  return [...specs, { view: first, variant: 0, hour: otherHour(hour) }]
}

const otherHour = (hour: Hour): Hour => (hour === 'night' || hour === 'dusk' ? 'day' : 'night')

/** The features by which two cards differ at a glance. */
export type Look = { composition: View; hour: Hour; form: string; palette: string }

export function lookOf(subject: PictureSubject, { view, hour }: PictureSpec): Look {
  const { form, palette } = planOf(subject)
  return { composition: view, hour, form, palette: palette.name }
}

export const likeness = (a: Look, b: Look) =>
  Number(a.composition === b.composition) * 2 +
  Number(a.hour === b.hour) +
  Number(a.form === b.form) +
  Number(a.palette === b.palette)

/** The picture that represents a hotel shown alone. */
export const leadOf = (subject: PictureSubject): PictureSpec => galleryOf(subject)[0]!

/** Weight of a difference to the previous card, the one before it, and so on. */
const nearness = [3, 1, 0.6, 0.4, 0.4]

/** A picture that may represent a hotel in a list, and its look. */
export type LeadChoice = { readonly spec: PictureSpec; readonly look: Look }

/** The hotel's exteriors, starting with its own first picture. */
export function leadChoices(subject: PictureSubject): LeadChoice[] {
  const hour = hourOf(subject)
  return exteriorsOf(subject).map((view) => {
    const spec: PictureSpec = { view, variant: 0, hour }
    return { spec, look: lookOf(subject, spec) }
  })
}

/**
 * The choice for each card of a list, in order: the hotel's own first picture, or another exterior if the
 * previous cards look similar. Neighbours never share their composition.
 */
export function leadsAmong(list: readonly (readonly LeadChoice[])[]): number[] {
  const before: Look[] = []
  return list.map((choices) => {
    const costs = choices.map(({ look }) =>
      nearness.reduce(
        (cost, weight, back) => cost + (before[back] ? weight * likeness(look, before[back]) : 0),
        0,
      ),
    )
    const lead = costs.indexOf(Math.min(...costs))
    before.unshift(choices[lead]!.look)
    return lead
  })
}

/** The pictures of the cards of a list. */
export function leadsFor(subjects: readonly PictureSubject[]): PictureSpec[] {
  const list = subjects.map(leadChoices)
  return leadsAmong(list).map((lead, at) => list[at]![lead]!.spec)
}
