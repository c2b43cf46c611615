import { fieldPath, type HotelFields } from '#domain/hotel/hotel-fields.ts'
import type { Locale } from '#domain/text/locale.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { fieldNames } from '#words/desk/hotel-fields.ts'

/** The name of a field for readers: "Renovated", "Garden Double: Rooms". */
export function changeName(key: string, fields: HotelFields, locale: Locale): string {
  const say = hotelEditorWords(locale)
  const path = fieldPath(key)
  if (!path) return key
  const { section, item, column } = path
  if (section === 'taxes') return say.taxes
  if (section === 'images') return say.photographs
  if (section === 'texts')
    return item === 'zh' ? `${say.texts}, ${say.chinese}` : `${say.texts}, ${say.english}`
  const name = fieldNames(locale)(column)
  if (section === 'facts') return name
  const owner = fields[`${section}|${item}|name_${locale}`] || item
  return `${owner}: ${name}`
}

/** A short value for a line; lists and long texts are only named. */
export function shortValue(key: string, value: string, locale: Locale): string {
  const section = fieldPath(key)?.section
  if (section === 'taxes' || section === 'images') return listLength(value)
  if (value === '') return hotelEditorWords(locale).empty
  return value.length > 24 ? `${value.slice(0, 23)}…` : value
}

function listLength(value: string): string {
  try {
    return String((JSON.parse(value || '[]') as unknown[]).length)
  } catch {
    return '?'
  }
}
