import { dragToClose } from './drag-to-close.ts'
import { lockScroll } from './lock-scroll.ts'
import { openOverlay } from './overlay-history.ts'

/** An open popover that a phone shows as a sheet: its grab bar and Back close it, and the page behind stays where it is. */
export function behaveAsSheet(panel: HTMLElement): () => void {
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
