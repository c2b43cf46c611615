// Which chunk of scripts a source file is in, beyond what the bundler decides by itself. A part is a path below `src`; one
// that ends with a slash is a folder.

/** Rates and price charts, which the front page and the list do not need. */
const rates = [
  'domain/price/cancellation.ts',
  'domain/time/zone-time.ts',
  'web/price-charts/',
  'words/hotels/rates.ts',
]

/** For guests who book or have an account. Nothing here may be needed by a route's head, which every page loads. */
const account = [
  'ui/fields/choice.tsx',
  'ui/fields/field.tsx',
  'ui/save-file.ts',
  'web/booking/',
  'web/browser-state/booking-attempt.ts',
  'web/orders/order-not-found.tsx',
  'web/orders/order-urls.ts',
  'web/orders/room-kinds.ts',
  'web/page/use-now.ts',
  'web/user-centre/profile/',
  'words/accounts/profile.ts',
  'words/booking/order-page.ts',
  'words/booking/orders.ts',
  'words/payments/payment-means.ts',
]

/** Flexible dates, which a page fetches when somebody chooses them. */
const flexible = ['words/search/flexible-dates.ts']

export const pageChunks = { rates, account, flexible }
export type PageChunk = keyof typeof pageChunks

/** The chunk of a source file by its path; null if the bundler decides. */
export function chunkOf(path: string): PageChunk | null {
  const [, below] = path.split('/src/')
  if (below === undefined) return null
  const isIn = (part: string) => (part.endsWith('/') ? below.startsWith(part) : below === part)
  const chunks = Object.keys(pageChunks) as PageChunk[]
  return chunks.find((name) => pageChunks[name].some(isIn)) ?? null
}
