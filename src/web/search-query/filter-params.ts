import { type FilterName, isFilterSet, type ListFilters, listFilters } from '#domain/hotel/list-filters.ts'
import { boards } from '#domain/stay/board.ts'
import { decimalOf, type Fields, flagOf, listFields, listFrom, textOf, wholeOf } from './query-fields.ts'

const mostMoney = 1_000_000_000_000
const longestName = 80
const word = (pattern: RegExp, longest: number) => (value: unknown) => {
  const text = textOf(value)
  return text !== null && text.length <= longest && pattern.test(text) ? text : null
}
const code = word(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/, 40)
const slug = word(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 120)

type Shape = (typeof listFilters)[FilterName]
type Reader = (fields: Fields, name: FilterName, most: number) => unknown

/** How a filter is read from an address, by what it holds. */
const readers: Record<Shape['holds'], Reader> = {
  numbers: (fields, name, most) =>
    listFrom(fields, name, (value) => wholeOf(value, 0, 5), most).toSorted((a, b) => b - a),
  codes: (fields, name, most) => listFrom(fields, name, code, most),
  slugs: (fields, name, most) => listFrom(fields, name, slug, most),
  boards: (fields, name, most) =>
    listFrom(fields, name, (value) => boards.find((board) => board === value) ?? null, most),
  threshold: (fields, name) => decimalOf(fields[name], 0, 10),
  amount: (fields, name) => wholeOf(fields[name], 0, mostMoney),
  flag: (fields, name) => flagOf(fields[name]),
  text: (fields, name) => textOf(fields[name])?.replaceAll('\0', '').trim().slice(0, longestName) || null,
}

/** The filters of these names, from an address. */
export const readFilters = <Name extends FilterName>(
  fields: Fields,
  names: readonly Name[],
): Pick<ListFilters, Name> =>
  Object.fromEntries(
    names.map((name) => {
      const shape: { holds: Shape['holds']; most?: number } = listFilters[name]
      return [name, readers[shape.holds](fields, name, shape.most ?? 1)]
    }),
  ) as Pick<ListFilters, Name>

/** The reverse: only what is set. */
export const filterParams = <Name extends FilterName>(
  filters: Pick<ListFilters, Name>,
  names: readonly Name[],
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value: unknown = filters[name]
      if (!isFilterSet(value)) return []
      if (Array.isArray(value)) return Object.entries(listFields(name, value))
      return [[name, value === true ? '1' : String(value)]]
    }),
  )
