let before: string | null = null
const longest = 300

/** Called when the page is left for another one. */
export function rememberPage(href: string) {
  before = href
}

/** The page of this site from which the visitor came; null if it was another site. */
export function pageBefore(): string | null {
  const href = before ?? ownReferrer()
  return href && /^\/[\w\-./?=&%,:~]*$/.test(href) && href.length <= longest ? href : null
}

function ownReferrer(): string | null {
  if (!document.referrer) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin ? pathname + search : null
}
