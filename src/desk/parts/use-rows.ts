import { useState } from 'react'
import { useKeys } from '../use-keys.ts'

/** Rows that are moved through by `j` and `k`; the chosen one is kept by its key while the list changes. */
export function useRows<Row>(
  rows: readonly Row[],
  {
    keyOf,
    open,
    keys = {},
    reveal,
  }: {
    keyOf: (row: Row) => string
    open: (row: Row) => void
    keys?: Record<string, (row: Row) => void>
    /** Scrolls to a row that is not rendered. */
    reveal?: (at: number) => void
  },
) {
  const [chosen, setChosen] = useState<string | null>(null)
  const at = rows.findIndex((row) => keyOf(row) === chosen)
  const move = (step: number) => {
    const to = Math.min(rows.length - 1, Math.max(0, at < 0 ? 0 : at + step))
    const next = rows[to]
    if (!next) return
    setChosen(keyOf(next))
    const shown = document.querySelector(`[data-row="${CSS.escape(keyOf(next))}"]`)
    if (shown) shown.scrollIntoView({ block: 'nearest' })
    else reveal?.(to)
  }
  const onRow = (run: (row: Row) => void) => () => {
    const row = rows[at]
    if (row) run(row)
  }
  /** A focused link or button keeps its own Enter. */
  const openChosen = ({ target }: KeyboardEvent) => {
    if (target instanceof HTMLElement && /^(A|BUTTON)$/.test(target.tagName)) return target.click()
    onRow(open)()
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: openChosen,
    ...Object.fromEntries(Object.entries(keys).map(([key, run]) => [key, onRow(run)])),
  })
  return { chosen, setChosen }
}
