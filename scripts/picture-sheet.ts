// Writes contact sheets of the drawn pictures as HTML, to be looked at in a browser:
//   node scripts/picture-sheet.ts FOLDER [paris|shanghai|dubai|zermatt|bali|views|destinations|avatars|empty …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captionsOf } from '../src/catalogue/pictures/captions.ts'
import { draw } from '../src/catalogue/pictures/draw.ts'
import { galleryOf, leadsFor } from '../src/catalogue/pictures/gallery.ts'
import { createRandom } from '../src/catalogue/pictures/random.ts'
import { nameOf } from '../src/catalogue/pictures/spec.ts'
import type { PictureSubject, Region, RoomKind, Scenery } from '../src/catalogue/pictures/subject.ts'

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

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('Say which folder to write to.')
mkdirSync(folder, { recursive: true })
for (const name of wanted.length ? wanted : Object.keys(cities)) {
  if (!(name in cities)) continue
  writeFileSync(join(folder, `${name}.html`), leads(name))
  writeFileSync(join(folder, `${name}-galleries.html`), gallery(name))
}
