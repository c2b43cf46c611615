// Writes contact sheets of the drawn pictures as HTML for a browser: node scripts/picture-sheet.ts FOLDER
// [paris|shanghai|dubai|zermatt|bali|paris-galleries|…|views|destinations|small]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hours } from '#drawings/canvas/hours.ts'
import { createRandom } from '#drawings/canvas/random.ts'
import { defaultDestination, drawDestination } from '#drawings/destinations/destination.ts'
import { avatarCount, drawAvatar } from '../src/drawings/avatars/avatars.ts'
import { captionsOf } from '../src/drawings/captions.ts'
import { draw } from '../src/drawings/draw.ts'
import { drawEmptyState, emptyStates } from '../src/drawings/empty-states.ts'
import { galleryOf, leadsFor } from '../src/drawings/gallery.ts'
import { nameOf, views } from '../src/drawings/spec.ts'
import {
  type PictureSubject,
  type Region,
  type RoomKind,
  regions,
  type Scenery,
  sceneries,
} from '../src/drawings/subject.ts'

type City = { region: Region; latitude: number; sceneries: readonly Scenery[] }

const cities: Record<string, City> = {
  paris: {
    region: 'european',
    latitude: 48.9,
    sceneries: ['city', 'city', 'old_town', 'old_town', 'river', 'garden', 'airport'],
  },
  shanghai: {
    region: 'chinese',
    latitude: 31.2,
    sceneries: ['city', 'city', 'river', 'old_town', 'garden', 'airport'],
  },
  dubai: {
    region: 'middle_eastern',
    latitude: 25.2,
    sceneries: ['city', 'city', 'beach', 'beach', 'desert', 'river', 'island', 'airport'],
  },
  zermatt: { region: 'european', latitude: 46, sceneries: ['mountain'] },
  bali: {
    region: 'southeast_asian',
    latitude: -8.4,
    sceneries: ['beach', 'garden', 'countryside', 'island', 'mountain'],
  },
}
const amenityIds = ['pool', 'restaurant', 'spa', 'bar', 'breakfast', 'gym', 'meeting_rooms']
const kinds: readonly RoomKind[] = ['double', 'twin', 'family', 'suite', 'single', 'studio', 'dormitory']

function subjectsOf(name: string, count: number): PictureSubject[] {
  const city = cities[name]!
  const random = createRandom(`sheet ${name}`)
  return Array.from({ length: count }, () => {
    const stars = random.pick([1, 2, 2, 3, 3, 3, 4, 4, 4, 5] as const)
    return {
      seed: random.int(1, 999_999),
      scenery: random.pick(city.sceneries),
      region: city.region,
      latitude: city.latitude,
      stars,
      rooms: kinds.filter(() => random.chance(0.4)),
      amenities: amenityIds.filter(() => random.chance(stars / 6)),
    }
  })
}

const page = (columns: number, items: readonly { svg: string; text: string }[]) =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:8px;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:13px sans-serif}svg{width:100%;height:auto;display:block}figure{margin:0}</style>${items.map(({ svg, text }) => `<figure>${svg}<figcaption>${text}</figcaption></figure>`).join('')}`

function leads(name: string): string {
  const subjects = subjectsOf(name, 40)
  const items = leadsFor(subjects).map((spec, i) => {
    const subject = subjects[i]!
    return {
      svg: draw(subject, spec, 'full'),
      text: `${subject.seed} ${subject.scenery} ${subject.stars}★ ${nameOf(spec)}`,
    }
  })
  return page(5, items)
}

function gallery(name: string): string {
  const items = subjectsOf(name, 3).flatMap((subject) =>
    galleryOf(subject).map((spec) => ({
      svg: draw(subject, spec, 'full'),
      text: captionsOf(subject, spec).caption.en,
    })),
  )
  return page(4, items)
}

const viewSheet = () =>
  page(
    4,
    views.map((view, i) => {
      const subject = subjectsOf(Object.keys(cities)[i % 5]!, i + 1)[i]!
      return {
        svg: draw(subject, { view, variant: 0, hour: hours[i % 5]! }, 'full'),
        text: `${view} ${hours[i % 5]}`,
      }
    }),
  )

const destinationSheet = () =>
  page(3, [
    { svg: drawDestination(defaultDestination, 'wide', 'full'), text: 'default' },
    ...sceneries.flatMap((scenery, i) =>
      [regions[i]!, regions[(i + 5) % regions.length]!].map((region, j) => ({
        svg: drawDestination(
          { seed: i * 10 + j, scenery, region, latitude: 30, landmark: null },
          'wide',
          'full',
        ),
        text: `${scenery} ${region}`,
      })),
    ),
  ])

const smallSheet = () =>
  page(6, [
    ...Array.from({ length: avatarCount }, (_, i) => ({ svg: drawAvatar(i), text: `avatar ${i}` })),
    ...emptyStates.map((kind) => ({ svg: drawEmptyState(kind), text: kind })),
  ])

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('Give the output folder.')
mkdirSync(folder, { recursive: true })
const sheets: Record<string, () => string> = {
  views: viewSheet,
  destinations: destinationSheet,
  small: smallSheet,
}
for (const name of Object.keys(cities)) {
  sheets[name] = () => leads(name)
  sheets[`${name}-galleries`] = () => gallery(name)
}
for (const [name, make] of Object.entries(sheets)) {
  if (wanted.length === 0 || wanted.includes(name)) writeFileSync(join(folder, `${name}.html`), make())
}
