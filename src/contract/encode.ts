type Encodable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Encodable[]
  | { readonly [key: string]: Encodable }

/**
 * Name and value pairs as the API parses them: `ages[0]=4`, `contact[email]=…`; undefined values are omitted.
 */
export function encodePairs(input: object): [string, string][] {
  return Object.entries(input).flatMap(([key, value]) => pairs(key, value as Encodable))
}

function pairs(key: string, value: Encodable): [string, string][] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, i) => pairs(`${key}[${i}]`, item as Encodable))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([inner, item]) => pairs(`${key}[${inner}]`, item as Encodable))
  }
  return [[key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value)]]
}

export const encodeForm = (input: object) => new URLSearchParams(encodePairs(input)).toString()
