/** Rows `from` to `to` are rendered; `above` and `below` are the heights of the others. */
export type RowWindow = {
  readonly from: number
  readonly to: number
  readonly above: number
  readonly below: number
}

/** Rows beyond each edge of the viewport: a fast scroll stays filled, and `j` and `k` find the next row. */
const overscan = 15
/** The first row moves in steps, so that scrolling by a few pixels renders nothing. */
const step = 5

type Facts = { count: number; height: number; top: number; view: number }

/** `top` is how far the list is scrolled, `view` the height of the viewport. */
export function windowOf({ count, height, top, view }: Facts): RowWindow {
  const first = Math.floor(top / height / step) * step - overscan
  const from = Math.max(0, Math.min(first, count - overscan))
  const to = Math.min(count, Math.max(from, first) + Math.ceil(view / height) + 2 * overscan + step)
  return { from, to, above: from * height, below: (count - to) * height }
}
