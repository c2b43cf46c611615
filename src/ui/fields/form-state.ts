import type { Clock } from '../clock.ts'
import { typingPause } from '../constants.ts'
import { createStore } from '../store.ts'

export type Values = Readonly<Record<string, string>>
/** An error message per field. */
export type Faults<V extends Values> = { readonly [Name in keyof V]?: string | undefined }

type State<V extends Values> = {
  readonly values: V
  /** Fields whose faults may be shown: left once, or paused in. */
  readonly settled: ReadonlySet<keyof V>
  /** Error messages of the server, each until its field changes. */
  readonly refused: Faults<V>
}

type Options<V extends Values> = { first: V; rules: (values: V) => Faults<V>; clock: Clock }

/**
 * A form that is checked on blur and on change. A fault is shown after a blur or a pause in typing, never while the
 * visitor types. It disappears as soon as the value is valid.
 */
export function createForm<V extends Values>({ first, rules, clock }: Options<V>) {
  const store = createStore<State<V>>({ values: first, settled: new Set(), refused: {} })
  const pauses = new Map<keyof V, () => void>()
  let resets = 0

  const settle = (names: Iterable<keyof V>) => {
    const state = store.get()
    store.set({ ...state, settled: new Set([...state.settled, ...names]) })
  }
  const faultsIn = ({ values, refused }: State<V>): Faults<V> =>
    present({ ...refused, ...present(rules(values)) })

  return {
    subscribe: store.subscribe,
    get: store.get,
    /** The faults to show. */
    shown: (): Faults<V> => {
      const state = store.get()
      const entries = Object.entries(faultsIn(state)).filter(([name]) => state.settled.has(name))
      return Object.fromEntries(entries) as Faults<V>
    },
    change: (name: keyof V, value: string) => {
      const { values, settled, refused } = store.get()
      store.set({ values: { ...values, [name]: value }, settled, refused: { ...refused, [name]: undefined } })
      pauses.get(name)?.()
      pauses.set(
        name,
        clock.after(typingPause, () => settle([name])),
      )
    },
    blur: (name: keyof V) => settle([name]),
    /** How often it began anew: who left a field before that has left another form. */
    resets: () => resets,
    /** Shows everything that is wrong; the first field that is, or null when the form can be sent. */
    firstFault: (): keyof V | null => {
      const { values } = store.get()
      settle(Object.keys(values))
      const faults = rules(values)
      return Object.keys(values).find((name) => faults[name]) ?? null
    },
    refuse: (refused: Faults<V>) => {
      store.set({ ...store.get(), refused: present(refused) })
      settle(Object.keys(refused))
    },
    /** Something else is to be said about a field now: its faults wait until it is touched again. */
    calm: (name: keyof V) => {
      const { values, settled, refused } = store.get()
      pauses.get(name)?.()
      store.set({
        values,
        settled: new Set([...settled].filter((other) => other !== name)),
        refused: { ...refused, [name]: undefined },
      })
    },
    /** Begins anew with these values, nothing of it judged. */
    reset: (values: V) => {
      resets += 1
      for (const stop of pauses.values()) stop()
      store.set({ values, settled: new Set(), refused: {} })
    },
  }
}
export type Form<V extends Values> = ReturnType<typeof createForm<V>>

const present = <V extends Values>(faults: Faults<V>): Faults<V> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)) as Faults<V>
