import { createStore } from '#ui/store.ts'

/** The part of the address that the desk reads: below `/desk`. */
export type Place = { readonly path: string; readonly query: URLSearchParams }

const base = '/desk'

const readPlace = (): Place => ({
  path: location.pathname.slice(base.length) || '/',
  query: new URLSearchParams(location.search),
})

export const place = createStore<Place>({ path: '/', query: new URLSearchParams() })

export function watchPlace() {
  place.set(readPlace())
  addEventListener('popstate', () => place.set(readPlace()))
}

export const addressOf = (path: string, query?: Record<string, string | undefined>) => {
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const text = new URLSearchParams(given).toString()
  return `${base}${path === '/' ? '' : path}${text ? `?${text}` : ''}`
}

export function goTo(address: string, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  place.set(readPlace())
  if (!replace) scrollTo(0, 0)
}

/** Changes the query alone, as filters do: one entry of the history, not one per letter. */
export function setQuery(changes: Record<string, string | undefined>) {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = query.toString()
  goTo(`${location.pathname}${text ? `?${text}` : ''}`, { replace: true })
}
