import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type RowWindow, windowOf } from './row-window.ts'

const usualHeight = 38

/**
 * The rows of a table near the viewport; the others are replaced by their height. All rows have the same height, which
 * is measured. The page is the scroll container.
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number) {
  const [height, setHeight] = useState(usualHeight)
  const [shown, setShown] = useState<RowWindow>(() => windowOf({ count, height, top: 0, view: 1_000 }))
  const update = useCallback(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0
    const next = windowOf({ count, height, top: -top, view: innerHeight })
    setShown((now) => (now.from === next.from && now.to === next.to && now.below === next.below ? now : next))
  }, [body, count, height])
  useLayoutEffect(() => {
    const row = body.current?.querySelector<HTMLElement>('tr[data-row]')
    if (row?.offsetHeight) setHeight(row.getBoundingClientRect().height)
    update()
  }, [body, update])
  useEffect(() => {
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [update])
  /** Scrolls to a row that is not rendered. */
  const reveal = useCallback(
    (at: number) => {
      const top = (body.current?.getBoundingClientRect().top ?? 0) + scrollY
      scrollTo({ top: top + at * height - innerHeight / 2 })
    },
    [body, height],
  )
  return { ...shown, reveal }
}
