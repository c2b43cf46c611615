/** The editable parts of a hotel. Every value is text, written as in the files of an inventory. */
export const hotelSections = ['facts', 'texts', 'rooms', 'rates', 'taxes', 'images'] as const
export type HotelSection = (typeof hotelSections)[number]

/** Values by key: `facts||name_en`, `rooms|garden|units`, `texts|en|description`, `images||list`. */
export type HotelFields = Readonly<Record<string, string>>

export const fieldKey = (section: HotelSection, item: string, column: string) =>
  `${section}|${item}|${column}`

export type FieldPath = { readonly section: HotelSection; readonly item: string; readonly column: string }

export function fieldPath(key: string): FieldPath | null {
  const [name, item, column, ...rest] = key.split('|')
  const section = hotelSections.find((one) => one === name)
  if (!section || item === undefined || !column || rest.length > 0) return null
  return { section, item, column }
}

/** The columns of one item, such as a room type. */
export function columnsOf(fields: HotelFields, section: HotelSection, item: string): Record<string, string> {
  const start = fieldKey(section, item, '')
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => key.startsWith(start))
      .map(([key, value]) => [key.slice(start.length), value]),
  )
}

/** The items of a section in the order of their first field. */
export const itemsOf = (fields: HotelFields, section: HotelSection): string[] => [
  ...new Set(
    Object.keys(fields).flatMap((key) => {
      const path = fieldPath(key)
      return path?.section === section && path.item !== '' ? [path.item] : []
    }),
  ),
]

/** A change of a field with the value that its editor saw. */
export type FieldChange = { readonly key: string; readonly from: string; readonly to: string }
export type FieldConflict = FieldChange & { readonly now: string }

/**
 * Compares each change with the present values. A field that has the wanted value already needs no change; one that
 * somebody else changed meanwhile is a conflict.
 */
export function mergeChanges(present: HotelFields, changes: readonly FieldChange[]) {
  const due: FieldChange[] = []
  const conflicts: FieldConflict[] = []
  for (const change of changes) {
    const now = present[change.key] ?? ''
    if (now === change.to) continue
    if (now === change.from) due.push(change)
    else conflicts.push({ ...change, now })
  }
  return { due, conflicts }
}

export const withChanges = (fields: HotelFields, changes: readonly FieldChange[]): HotelFields => ({
  ...fields,
  ...Object.fromEntries(changes.map(({ key, to }) => [key, to])),
})

/**
 * The changes that restore the values before; fields without a difference are left out. A room type or rate plan that
 * was added is closed: orders may refer to it.
 */
export const undoOf = (before: HotelFields, after: HotelFields): FieldChange[] =>
  Object.keys(after).flatMap((key) => {
    const [from, to] = [after[key] ?? '', before[key] ?? '']
    if (from === to) return []
    const path = fieldPath(key)
    if (path?.section !== 'rooms' && path?.section !== 'rates') return [{ key, from, to }]
    const isAdded = (before[fieldKey(path.section, path.item, 'state')] ?? null) === ''
    if (!isAdded) return [{ key, from, to }]
    return path.column === 'state' ? [{ key, from, to: 'closed' }] : []
  })
