import type { Clock } from '../clock.ts'
import { actionToastDuration, toastDuration } from '../constants.ts'
import { createStore } from '../store.ts'

export type Toast = {
  id: number
  kind: 'good' | 'warn'
  text: string
  /** Stays until it is dismissed. */
  sticky: boolean
  /** One thing to do about it. */
  action?: { label: string; run: () => void }
}
export type NewToast = Pick<Toast, 'kind' | 'text' | 'action'> & { sticky?: boolean }

/** Toasts in the order they came, each for its time; while held, no time passes. */
export function createToastQueue(clock: Clock) {
  const store = createStore<readonly Toast[]>([])
  const left = new Map<number, number>()
  const running = new Map<number, { since: number; stop: () => void }>()
  let held = false
  let lastId = 0

  const run = (id: number) => {
    const time = left.get(id)
    if (time === undefined || held) return
    running.set(id, { since: clock.now(), stop: clock.after(time, () => dismiss(id)) })
  }

  function dismiss(id: number) {
    running.get(id)?.stop()
    running.delete(id)
    left.delete(id)
    if (store.get().some((toast) => toast.id === id)) {
      store.set(store.get().filter((toast) => toast.id !== id))
    }
  }

  /** The same words again take the place of the first: their time starts anew. */
  function show({ kind, text, action, sticky = false }: NewToast): number {
    const same = store.get().find((toast) => toast.kind === kind && toast.text === text)
    if (same) dismiss(same.id)
    const id = ++lastId
    store.set([...store.get(), { id, kind, text, sticky, ...(action ? { action } : {}) }])
    if (!sticky) left.set(id, action ? actionToastDuration : toastDuration)
    run(id)
    return id
  }

  function hold() {
    held = true
    for (const [id, { since, stop }] of running) {
      stop()
      left.set(id, (left.get(id) ?? 0) - (clock.now() - since))
    }
    running.clear()
  }

  function release() {
    if (!held) return
    held = false
    for (const id of left.keys()) run(id)
  }

  return { show, dismiss, hold, release, shown: store.get, subscribe: store.subscribe }
}
