import { readCountries } from '#gazetteer/read-countries.ts'

/** Browsers send fewer; more would only cost time. */
const mostTags = 8

/**
 * The currency that a visitor's language and region mean, from Accept-Language: "en-GB" → GBP, "ja" → JPY. A language
 * without a region means the country where it is spoken most. Null if the site offers none of them.
 */
export function createVisitorCurrency() {
  const currencyOf = new Map(readCountries().map(({ code, currency }) => [code, currency]))
  return (acceptLanguage: string | undefined, offered: readonly string[]): string | null => {
    for (const tag of preferredTags(acceptLanguage ?? '')) {
      const currency = currencyOf.get(regionOf(tag) ?? '')
      if (currency && offered.includes(currency)) return currency
    }
    return null
  }
}

/** The tags of the header, the most preferred first. */
function preferredTags(header: string): string[] {
  return header
    .split(',', mostTags)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const q = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, quality: q ? Number(q.slice(2)) : 1 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}
