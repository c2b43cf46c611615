import type { Bilingual } from '#domain/locale.ts'
import { growing } from './growing.ts'

/** What is shown of a hotel that was found, by its number in the index; names stand one after another. */
export type HotelColumns = Readonly<{
  ids: Float64Array<ArrayBuffer>
  cities: Uint32Array<ArrayBuffer>
  /** 0 for none. */
  districts: Uint32Array<ArrayBuffer>
  written: Uint16Array<ArrayBuffer>
  /** Where the English name begins, then the Chinese one, and where the next hotel's does. */
  writtenAt: Uint32Array<ArrayBuffer>
}>

type Hotel = { id: number; name: Bilingual; city: number; district: number | null }

export function startColumns() {
  const ids = growing(Float64Array)
  const cities = growing(Uint32Array)
  const districts = growing(Uint32Array)
  const written = growing(Uint16Array)
  const writtenAt = growing(Uint32Array)
  return {
    add: ({ id, name, city, district }: Hotel) => {
      ids.push(id)
      cities.push(city)
      districts.push(district ?? 0)
      for (const text of [name.en, name.zh]) {
        writtenAt.push(written.length())
        written.pushText(text)
      }
    },
    finish: (): HotelColumns => {
      writtenAt.push(written.length())
      return {
        ids: ids.done(),
        cities: cities.done(),
        districts: districts.done(),
        written: written.done(),
        writtenAt: writtenAt.done(),
      }
    },
  }
}

export function nameOf({ written, writtenAt }: HotelColumns, hotel: number): Bilingual {
  const part = (at: number) => String.fromCharCode(...written.subarray(writtenAt[at], writtenAt[at + 1]))
  return { en: part(hotel * 2), zh: part(hotel * 2 + 1) }
}
