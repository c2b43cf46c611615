/** The quotes of a booking in its URL: one, or one for each room. A quote contains no comma. */
export const quotesIn = (quote: string): string[] => quote.split(',').filter(Boolean)

export const joinQuotes = (quotes: readonly string[]): string => quotes.join(',')

/** The fields of a call about these quotes. */
export function quotedBy(quote: string): { quote: string } | { quotes: string[] } {
  const quotes = quotesIn(quote)
  return quotes.length > 1 ? { quotes } : { quote }
}
