import { type CSSProperties, type ToggleEvent, useEffect, useId, useRef } from 'react'
import { isPhoneWidth } from '../phone-width.ts'
import { dragToClose } from './drag-to-close.ts'
import { lockScroll } from './modal.ts'
import { openOverlay } from './overlay-history.ts'

/** Ties a button to a panel of the top layer: without script it opens, closes and returns focus as well. */
export function usePopoverAnchor(align: 'start' | 'end') {
  const id = useId()
  const anchor = `--${id.replace(/[^\w-]/g, '')}`
  const panelOf = () => document.getElementById(id)
  const stop = useRef(() => {})
  // Gone with its page, it closes without a word.
  useEffect(() => () => stop.current(), [])
  return {
    trigger: { popoverTarget: id, style: { anchorName: anchor } as CSSProperties },
    panel: {
      id,
      popover: 'auto' as const,
      style: { positionAnchor: anchor } as CSSProperties,
      onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
        stop.current()
        stop.current = () => {}
        if (newState !== 'open') return
        if (isPhoneWidth()) stop.current = behaveAsSheet(currentTarget)
        else if (!CSS.supports('position-area: bottom')) place(currentTarget, align)
      },
    },
    panelOf,
    hide: () => panelOf()?.hidePopover(),
  }
}

function place(panel: HTMLElement, align: 'start' | 'end') {
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`)
  if (!trigger) return
  const view = { width: innerWidth, height: innerHeight }
  const box = panel.getBoundingClientRect()
  const { left, top } = placeBeside({ anchor: trigger.getBoundingClientRect(), panel: box, view }, align)
  panel.style.inset = `${top}px auto auto ${left}px`
  panel.style.margin = '0'
}

type Box = { left: number; top: number; width: number; height: number }
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

/** An open popover that a phone shows as a sheet: its grab bar and Back close it, and the page behind stays where it is. */
function behaveAsSheet(panel: HTMLElement): () => void {
  const ending = new AbortController()
  const close = () => panel.hidePopover()
  const handle = panel.querySelector<HTMLElement>('.dialog-grab')
  if (handle) dragToClose({ handle, moved: panel, close, signal: ending.signal })
  lockScroll('sheet')
  const closed = openOverlay(close)
  return () => {
    closed()
    ending.abort()
    panel.style.transform = ''
    lockScroll(null)
  }
}
