/** The query of an address, as the router hands it over: flat, every value text. */
export type Fields = Readonly<Record<string, unknown>>

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/** A whole number within limits, or nothing. */
export function wholeOf(value: unknown, min: number, max: number): number | null {
  const text = textOf(value)
  if (text === null || !/^\d{1,13}$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

export function decimalOf(value: unknown, min: number, max: number): number | null {
  const text = textOf(value)
  if (text === null || !/^-?\d{1,3}(\.\d{1,9})?$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}

export const flagOf = (value: unknown) => value === '1' || value === 'true'

/** `stars[0]=4&stars[1]=5`, or a single `stars=4`: each value once, what is not accepted left out. */
export function listFrom<Value>(
  fields: Fields,
  name: string,
  accept: (value: unknown) => Value | null,
  most: number,
): Value[] {
  const indexed = Object.keys(fields).flatMap((key) => {
    const index = key.startsWith(`${name}[`) ? /^\[(\d*)\]$/.exec(key.slice(name.length))?.[1] : undefined
    return index === undefined ? [] : [{ key, order: Number(index) }]
  })
  const values = [
    fields[name],
    ...indexed.toSorted((a, b) => a.order - b.order).map(({ key }) => fields[key]),
  ]
  const accepted = values.map(accept).filter((value) => value !== null)
  return [...new Set(accepted)].slice(0, most)
}

/** The reverse: only what is there, in the API's indexed form. */
export const listFields = (name: string, values: readonly (string | number)[]): Record<string, string> =>
  Object.fromEntries(values.map((value, at) => [`${name}[${at}]`, String(value)]))
