import { useEffect, useRef } from 'react'

/** Turning a page by the keyboard leads it to the list's beginning, where the page is scrolled to. */
export function useFocusOnPage(page: number) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const focused = document.activeElement
    if (focused && focused !== document.body && !focused.closest('.pager')) return
    document.querySelector<HTMLElement>('.list-head h1')?.focus({ preventScroll: true })
  }, [page])
}
