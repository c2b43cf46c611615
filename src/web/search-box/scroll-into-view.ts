const gap = 16

/** How far a page must scroll so that a panel under its field is seen whole, and the height it then has to its end. */
export function scrollFor({
  panelTop,
  height,
  fieldTop,
  view,
  scrollable,
}: {
  panelTop: number
  height: number
  fieldTop: number
  view: number
  /** How much further the page can scroll. */
  scrollable: number
}): { scroll: number; room: number } {
  const wanted = panelTop + height + gap - view
  // The field itself stays in sight.
  const scroll = Math.max(0, Math.min(wanted, fieldTop - gap, scrollable))
  return { scroll, room: view - gap - panelTop + scroll }
}

/**
 * Scrolls the page for a panel that opened under its field, and for what may come into it; what has no room even then
 * scrolls inside. Only once: a page that scrolled for every row would move the buttons away under the pointer.
 */
export function bringIntoView(panel: HTMLElement, field: Element, growth = 0) {
  panel.style.removeProperty('--panel-room')
  const { top, height } = panel.getBoundingClientRect()
  const { scroll, room } = scrollFor({
    panelTop: top,
    height: height + growth,
    fieldTop: field.getBoundingClientRect().top,
    view: window.visualViewport?.height ?? innerHeight,
    scrollable: document.documentElement.scrollHeight - innerHeight - scrollY,
  })
  panel.style.setProperty('--panel-room', `${room}px`)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (scroll > 0) scrollBy({ top: scroll, behavior: calm ? 'instant' : 'smooth' })
}
