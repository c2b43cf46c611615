// Cost of pictures: time to draw and compress, bytes on the wire, and rasterisation of previews and
// photographs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { draw } from '#drawings/draw.ts'
import { exteriorsOf, galleryOf, hourOf, leadsFor } from '#drawings/gallery.ts'
import { isExterior, type PictureSpec } from '#drawings/spec.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { packDrawing } from '#server/media/drawn-picture.ts'
import { openMedia } from '#server/media/open-media.ts'
import { storePhotograph } from '#server/media/photographs/store-photograph.ts'
import { rasterWanted } from '#server/media/rasters.ts'
import { sampleHotels } from '#server/media/store.ts'
import { subjectOf } from '#server/media/subject.ts'
import { openPlaces } from '#server/places/open-places.ts'
import { testDatabase } from '#test/support/database.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { db, drop } = await testDatabase()
await fillCatalogue(db, { hotels: 400, now })
const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
const media = openMedia({ db, places: openPlaces({ db, now: () => now }), dataDir, now: () => now })
const hotels = await sampleHotels(db, { city: null, shuffle: 1, limit: 200 })
const subjects = hotels.map(subjectOf)

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!
const round = (value: number) => Math.round(value * 100) / 100
async function timed<Value>(work: () => Value | Promise<Value>) {
  const from = performance.now()
  const value = await work()
  return { value, ms: performance.now() - from }
}

for (const subject of subjects.slice(0, 40))
  for (const spec of galleryOf(subject)) draw(subject, spec, 'full')

const outside = { ms: [] as number[], bytes: [] as number[] }
const inside = { ms: [] as number[], bytes: [] as number[] }
for (const subject of subjects) {
  const specs: PictureSpec[] = [
    ...exteriorsOf(subject).map((view) => ({ view, variant: 0, hour: hourOf(subject) })),
    ...galleryOf(subject).filter(({ view }) => !isExterior(view)),
  ]
  for (const spec of specs) {
    const { value, ms } = await timed(() => draw(subject, spec, 'full'))
    const into = isExterior(spec.view) ? outside : inside
    into.ms.push(ms)
    into.bytes.push((await packDrawing(value)).br.length)
  }
}
const lists: number[] = []
for (let at = 0; at + 20 <= subjects.length; at += 20) {
  const some = subjects.slice(at, at + 20)
  const cards = leadsFor(some).map((spec, i) => packDrawing(draw(some[i]!, spec, 'card')))
  lists.push((await Promise.all(cards)).reduce((sum, { br }) => sum + br.length, 0))
}
const previews: number[] = []
for (const { id } of hotels.slice(0, 10))
  previews.push((await timed(() => rasterWanted(media, { kind: 'preview', hotel: id }))).ms)

const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
const camera = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
  .jpeg({ quality: 80 })
  .toBuffer()
const intake = await timed(() => storePhotograph(media, camera))
const shelved = intake.value
const sizes: Record<string, number> = {}
for (const format of ['avif', 'webp'] as const)
  for (const width of [320, 640, 960, 1600] as const)
    if (shelved.ok)
      sizes[`${format} ${width}`] = round(
        (await timed(() => rasterWanted(media, { kind: 'photograph', id: shelved.value.id, width, format })))
          .ms,
      )

await db.end()
await drop()
rmSync(dataDir, { recursive: true })
const figuresOf = ({ ms, bytes }: { ms: number[]; bytes: number[] }) => ({
  pictures: ms.length,
  ms: { median: round(share(ms, 0.5)), p95: round(share(ms, 0.95)) },
  bytes: { median: share(bytes, 0.5), p95: share(bytes, 0.95) },
})
const figures = {
  exterior: figuresOf(outside),
  interior: figuresOf(inside),
  list_of_20_bytes: { median: share(lists, 0.5), most: Math.max(...lists) },
  preview_ms: { median: round(share(previews, 0.5)), most: round(Math.max(...previews)) },
  photograph_ms: { intake: round(intake.ms), ...sizes },
}
console.log(JSON.stringify(figures, null, 2))
console.log(JSON.stringify(figures))
