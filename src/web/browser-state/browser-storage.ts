/** Named texts that this browser keeps. Nothing here throws: a full or forbidden storage only forgets with the tab. */
export type Items = {
  get: (name: string) => string | null
  set: (name: string, text: string) => void
  remove: (name: string) => void
  /** Told of every change, made here or (by `tell`) in another tab. */
  subscribe: (listener: () => void) => () => void
  tell: () => void
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `open` is asked every time, because a browser that forbids storage throws at the mere name; null is the server. */
export function createItems(open: () => Shelf | null): Items {
  const unsaved = new Map<string, string | null>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keep = (name: string, text: string | null, save: (shelf: Shelf) => void) => {
    unsaved.set(name, text)
    attempt(() => {
      const shelf = open()
      if (shelf) save(shelf)
      unsaved.delete(name)
    })
    tell()
  }
  return {
    get: (name) => unsaved.get(name) ?? (unsaved.has(name) ? null : readFrom(open, name)),
    set: (name, text) => keep(name, text, (shelf) => shelf.setItem(name, text)),
    remove: (name) => keep(name, null, (shelf) => shelf.removeItem(name)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell,
  }
}

function readFrom(open: () => Shelf | null, name: string): string | null {
  let text: string | null = null
  attempt(() => {
    text = open()?.getItem(name) ?? null
  })
  return text
}

function attempt(deed: () => void) {
  try {
    deed()
  } catch {
    // Quota, privacy settings, a sandboxed frame: the value lives in this tab only.
  }
}

/** Parses a stored JSON text; null when it is absent or invalid. */
export function jsonFrom(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type Cookies = {
  get: (name: string) => string | null
  set: (name: string, value: string, days: number) => void
}

/** Over the document's `cookie`, or anything that has one. */
export const createCookies = (jar: () => { cookie: string } | null): Cookies => ({
  get: (name) => {
    const pairs = jar()?.cookie.split('; ') ?? []
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
  },
  set: (name, value, days) => {
    const holder = jar()
    if (holder) holder.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`
  },
})
