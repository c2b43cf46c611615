const farEnough = 96

type Drag = { handle: HTMLElement; moved: HTMLElement; close: () => void; signal: AbortSignal }

/** A sheet follows the finger on its grab bar down and closes when let go far enough. */
export function dragToClose({ handle, moved, close, signal }: Drag) {
  let start: number | null = null
  const shift = (event: PointerEvent) => (start === null ? 0 : Math.max(0, event.clientY - start))
  const release = (event: PointerEvent) => {
    const distance = shift(event)
    start = null
    // A closing sheet keeps its offset until it is removed.
    if (event.type === 'pointerup' && distance > farEnough) close()
    else moved.style.transform = ''
  }
  handle.addEventListener(
    'pointerdown',
    (event) => {
      start = event.clientY
      handle.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (start !== null) moved.style.transform = `translateY(${shift(event)}px)`
    },
    { signal },
  )
  handle.addEventListener('pointerup', release, { signal })
  handle.addEventListener('pointercancel', release, { signal })
}
