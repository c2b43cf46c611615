import sharp from 'sharp'
import { draw } from '#drawings/draw.ts'
import { leadOf } from '#drawings/gallery.ts'
import type { Limit } from '../concurrency/limit.ts'
import type { DiskCache } from './disk-cache.ts'
import type { MediaContext } from './drawings.ts'
import { etagOf } from './drawn-picture.ts'
import { type FileStore, photographFile } from './file-store.ts'
import { photographIn } from './photographs/photograph-address.ts'
import { previewOverlay, previewSize } from './preview-overlay.ts'
import { type DrawnHotel, findDrawnHotel, findHotelImages } from './store.ts'
import { subjectOf } from './subject.ts'
import type { WantedRaster } from './wanted.ts'

export type RasterParts = MediaContext & { files: FileStore; cache: DiskCache; queue: Limit }

const mailSize = { width: 600, height: 450 }
const quality = { avif: { quality: 52, effort: 2 }, webp: { quality: 76 } }

/** A raster picture from the disk cache or made now; `null` if its source does not exist. */
export async function rasterWanted(parts: RasterParts, wanted: WantedRaster): Promise<Buffer | null> {
  if (wanted.kind === 'photograph') return photographRaster(parts, wanted)
  const hotel = await findDrawnHotel(parts.db, wanted.hotel)
  if (!hotel) return null
  const [first] = await findHotelImages(parts.db, [hotel.id])
  const named = first ? photographIn(first.url) : null
  const photograph = named && (await parts.files.has(photographFile(named))) ? named : null
  const place = await placeName(parts, hotel)
  const facts = { name: hotel.name, stars: hotel.stars, place, drawn: !photograph }
  const drawing = draw(subjectOf(hotel), leadOf(subjectOf(hotel)), 'full')
  // The name is in the cache key: a renamed hotel gets a new preview.
  const key = `${wanted.kind} 1 ${photograph ?? etagOf(drawing)} ${JSON.stringify(facts)}`
  return parts.cache(key, () =>
    parts.queue(async () => {
      const ground =
        (photograph && (await parts.files.get(photographFile(photograph)))) || Buffer.from(drawing)
      if (wanted.kind === 'mail') return sharp(ground).resize(mailSize).webp({ quality: 80 }).toBuffer()
      return sharp(ground)
        .resize({ ...previewSize, position: 'centre' })
        .composite([{ input: Buffer.from(previewOverlay(facts)) }])
        .webp({ quality: 80 })
        .toBuffer()
    }),
  )
}

async function placeName({ places }: MediaContext, { city }: DrawnHotel): Promise<string> {
  const place = (await places()).byId.get(city)
  if (!place) return ''
  const country = place.country.name.en
  return place.name.en === country ? country : `${place.name.en}, ${country}`
}

const photographRaster = (
  { files, cache, queue }: RasterParts,
  { id, width, format }: Extract<WantedRaster, { kind: 'photograph' }>,
) =>
  cache(`photograph 1 ${id} ${width} ${format}`, async () => {
    const file = await files.get(photographFile(id))
    if (!file) return null
    return queue(() =>
      sharp(file).resize({ width, withoutEnlargement: true })[format](quality[format]).toBuffer(),
    )
  })
