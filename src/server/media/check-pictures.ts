import { ok } from '#domain/result.ts'
import { hotelPicture } from '#drawings/picture-urls.ts'
import { specNamed } from '#drawings/spec.ts'
import type { Db } from '../db/database.ts'
import { type FileStore, photographFile } from './file-store.ts'
import { mainPhotograph, photographIn } from './photographs/photograph-address.ts'
import { existingHotels, findImageUrls, findPhotographs } from './store.ts'

const drawn = /^([1-9]\d{0,17})\.([a-z_]+-\d-[a-z]+)$/
const imageId = /^[1-9]\d{0,17}$/
const photographId = /^[0-9a-f]{32}$/

/** The URL of each of our pictures, or `null` if it does not exist. Only our own tables and files are read. */
export async function checkPictures(
  { db, files }: { db: Db; files: FileStore },
  { ids }: { ids: readonly string[] },
) {
  const hotels = await existingHotels(
    db,
    ids.flatMap((id) => drawn.exec(id)?.[1] ?? []),
  )
  const rows = await findImageUrls(
    db,
    ids.filter((id) => imageId.test(id)),
  )
  const images = new Map(rows.map(({ id, url }) => [id, url]))
  const named = [
    ...ids.filter((id) => photographId.test(id)),
    ...rows.flatMap(({ url }) => photographIn(url) ?? []),
  ]
  const photographs = await findPhotographs(db, named)

  const photographUrl = async (id: string) => {
    const photograph = photographs.get(id)
    return photograph && (await files.has(photographFile(id))) ? mainPhotograph(photograph) : null
  }
  const urlOf = async (id: string): Promise<string | null> => {
    const [, hotel, name] = drawn.exec(id) ?? []
    if (hotel && name) {
      const spec = specNamed(name)
      return spec && hotels.has(hotel) ? hotelPicture(hotel, spec) : null
    }
    if (photographId.test(id)) return photographUrl(id)
    const url = images.get(id)
    if (!url) return null
    const photograph = photographIn(url)
    if (photograph) return photographUrl(photograph)
    return url.startsWith('/') ? url : null
  }
  return ok(Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await urlOf(id)] as const))))
}
