import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { findSaved } from '#contract/endpoints.ts'
import { browserClock, type Clock } from '#ui/clock.ts'
import { createStore } from '#ui/store.ts'

/** Hearts of one page appear within this time and are asked for together. */
export const gatherTime = 20
/** Maximum ids per request. */
export const askLimit = 100

type Saved = { owner: string | null; ids: ReadonlySet<string> }

/** Which hotels whoever is signed in has saved, as far as this page shows them. */
export function createSavedHotels(clock: Clock) {
  const store = createStore<Saved>({ owner: null, ids: new Set() })
  // A change made here after a request was sent is newer than its response.
  const changing = new Set<string>()
  const questions = new Set<Set<string>>()
  let gathered = new Set<string>()
  let present: string | null = null

  const mark = (owner: string, changes: Iterable<readonly [string, boolean]>) => {
    const before = store.get()
    const ids = new Set(before.owner === owner ? before.ids : [])
    for (const [id, saved] of changes) saved ? ids.add(id) : ids.delete(id)
    store.set({ owner, ids })
  }

  async function ask(call: Call, owner: string, ids: readonly string[]) {
    const changed = new Set(changing)
    questions.add(changed)
    const answer = await call(findSaved, { ids: [...ids] }, { quiet: true }).catch(() => null)
    questions.delete(changed)
    if (!answer || !succeeded(answer) || owner !== present) return
    const found = new Set(answer.data.ids)
    mark(
      owner,
      ids.filter((id) => !changed.has(id)).map((id) => [id, found.has(id)] as const),
    )
  }

  return {
    subscribe: store.subscribe,
    has: (owner: string | undefined, id: string) =>
      owner !== undefined && store.get().owner === owner && store.get().ids.has(id),
    /** A heart is shown: all that come within a moment are asked for in one call. */
    want: (call: Call, owner: string, id: string) => {
      const isFirst = gathered.size === 0
      present = owner
      gathered.add(id)
      if (!isFirst) return
      clock.after(gatherTime, () => {
        const ids = [...gathered]
        gathered = new Set()
        for (let at = 0; at < ids.length; at += askLimit) void ask(call, owner, ids.slice(at, at + askLimit))
      })
    },
    /** Shown at once, and taken back when it did not happen. */
    change: async (
      owner: () => string | undefined,
      id: string,
      saved: boolean,
      deed: () => Promise<boolean>,
    ) => {
      const show = (now: boolean) => {
        const who = owner()
        if (who !== undefined) mark(who, [[id, now]])
      }
      changing.add(id)
      for (const changed of questions) changed.add(id)
      show(saved)
      const done = await deed().catch(() => false)
      changing.delete(id)
      show(done ? saved : !saved)
    },
  }
}

/** Shared by all favourite buttons of the document. */
export const savedHere = createSavedHotels(browserClock)
