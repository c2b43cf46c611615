/** The subset of these sessions that is open. */
export type OpenSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/** Notifies sockets and long polls when their session has ended. */
export type SessionWatch = {
  /** Calls `ended` once, after the session has ended; the returned function stops watching. A visitor has none. */
  readonly watch: (session: string | null, ended: () => void) => () => void
  readonly isOpen: (session: string | null) => Promise<boolean>
  /** Reads all watched sessions in one query. */
  readonly look: () => Promise<void>
}

export function createSessionWatch(openSessions: OpenSessions): SessionWatch {
  const watched = new Map<string, Set<() => void>>()
  const end = (session: string) => {
    const listeners = watched.get(session) ?? []
    watched.delete(session)
    for (const ended of listeners) ended()
  }
  return {
    watch: (session, ended) => {
      if (session === null) return () => {}
      const known = watched.get(session) ?? new Set()
      watched.set(session, known.add(ended))
      return () => {
        known.delete(ended)
        if (known.size === 0 && watched.get(session) === known) watched.delete(session)
      }
    },
    isOpen: async (session) => session === null || (await openSessions([session])).has(session),
    look: async () => {
      if (watched.size === 0) return
      const asked = [...watched.keys()]
      const open = await openSessions(asked)
      for (const session of asked) if (!open.has(session)) end(session)
    },
  }
}
