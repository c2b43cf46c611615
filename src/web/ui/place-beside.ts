export type Box = { left: number; top: number; width: number; height: number }
type Place = {
  anchor: Box
  panel: { width: number; height: number }
  view: { width: number; height: number }
}

const gap = 8

/** Where a panel stands: under its anchor, above it when there is no room, never outside the view. */
export function placeBeside({ anchor, panel, view }: Place, align: 'start' | 'end' = 'start') {
  const wanted = align === 'start' ? anchor.left : anchor.left + anchor.width - panel.width
  const left = Math.max(gap, Math.min(wanted, view.width - panel.width - gap))
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - gap - panel.height
  const top = below + panel.height <= view.height - gap || above < gap ? below : above
  return { left, top }
}
