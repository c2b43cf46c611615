import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../scheduling.ts'
import { dragToClose } from './drag-to-close.ts'
import { openOverlay } from './overlay-history.ts'

const isBeside = ({ clientX: x, clientY: y }: MouseEvent, box: DOMRect) =>
  x < box.left || x > box.right || y < box.top || y > box.bottom

/** The page behind is locked by the style sheet; what the scroll bar took, it keeps as a margin. */
export function keepWidth() {
  const root = document.documentElement
  const bar = innerWidth - root.clientWidth
  if (bar > 0) root.style.setProperty('--scroll-bar', `${bar}px`)
}

/** By then its owner has taken it out of the page, or keeps it. */
const LEAVING_MS = 500

/**
 * A dialog that is to close goes from sight at once; taking it away, for which the whole page is laid out anew, comes
 * after that. Returns a function that cancels it.
 */
export function leave(dialog: Element | null, close: () => void): () => void {
  dialog?.toggleAttribute('data-leaving', true)
  setTimeout(() => dialog?.toggleAttribute('data-leaving', false), LEAVING_MS)
  return afterPaint(close)
}

/**
 * Opens a dialog over everything while it is mounted, and gives focus back to where it was. Back closes it; one that
 * has an address of its own is left to the router.
 */
export function useModal(onClose: () => void, { hasAddress = false } = {}) {
  const ref = useRef<HTMLDialogElement>(null)
  const told = useEffectEvent(onClose)

  // Before React takes the dialog out of the page: a dialog that vanishes while open returns no focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const ending = new AbortController()
    const { signal } = ending
    let calledOff = () => {}
    const close = () => {
      calledOff()
      calledOff = leave(dialog, told)
    }
    signal.addEventListener('abort', () => calledOff())
    keepWidth()
    dialog.showModal()
    // Where a field came first, a phone's keyboard would cover what the dialog is for.
    dialog.querySelector<HTMLElement>('[data-takes-focus]')?.focus()
    // A file input inside has a `cancel` of its own, which bubbles.
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        close()
      },
      { signal },
    )
    dialog.addEventListener('close', (event) => event.target === dialog && close(), { signal })

    let began = false
    const beside = (event: MouseEvent) =>
      event.target === dialog && isBeside(event, dialog.getBoundingClientRect())
    dialog.addEventListener('pointerdown', (event) => (began = beside(event)), { signal })
    dialog.addEventListener('click', (event) => began && beside(event) && close(), { signal })
    const handle = dialog.querySelector<HTMLElement>('.dialog-grab')
    if (handle) dragToClose({ handle, moved: dialog, close, signal })

    const closed = hasAddress ? () => {} : openOverlay(close)
    return () => {
      closed()
      ending.abort()
      dialog.close()
    }
  }, [hasAddress])

  return ref
}

/**
 * Under a panel the page stays where it is: under a sheet on a phone (`sheet`), or always (`all`). The page is laid out
 * anew for that, which nobody who opens or closes one waits for. Told by an attribute: a style that asks the whole page
 * whether a panel is open has the browser look at all of it at every press.
 */
export function lockScroll(how: 'sheet' | 'all' | null) {
  afterPaint(() => {
    if (how) document.documentElement.dataset.held = how
    else delete document.documentElement.dataset.held
  })
}
