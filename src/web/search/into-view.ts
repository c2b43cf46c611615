const gap = 16

/** How far a page must scroll so that a panel under its field is seen whole, and what is then still missing. */
export function scrollFor({
  panelBottom,
  fieldTop,
  view,
  scrollable,
}: {
  panelBottom: number
  fieldTop: number
  view: number
  /** How much further the page can scroll. */
  scrollable: number
}): { scroll: number; missing: number } {
  const wanted = Math.max(0, panelBottom + gap - view)
  // The field itself stays in sight.
  const scroll = Math.max(0, Math.min(wanted, fieldTop - gap, scrollable))
  return { scroll, missing: wanted - scroll }
}

/** Scrolls the page for a panel that opened under its field; what has no room even then scrolls inside. */
export function bringIntoView(panel: HTMLElement, field: Element) {
  const root = document.documentElement
  panel.style.maxHeight = ''
  const { bottom, height } = panel.getBoundingClientRect()
  const { scroll, missing } = scrollFor({
    panelBottom: bottom,
    fieldTop: field.getBoundingClientRect().top,
    view: window.visualViewport?.height ?? innerHeight,
    scrollable: root.scrollHeight - innerHeight - scrollY,
  })
  if (missing > 0) panel.style.maxHeight = `${height - missing}px`
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (scroll > 0) scrollBy({ top: scroll, behavior: calm ? 'instant' : 'smooth' })
}
