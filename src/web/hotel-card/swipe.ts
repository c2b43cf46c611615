import { type PointerEvent, type RefObject, useRef } from 'react'

/** A finger must go this far, in pixels, to turn the page; a pointer that moved less pressed the link. */
const farEnough = 36
const still = 8

type Swipe = {
  strip: RefObject<HTMLElement | null>
  at: number
  onSwipe: (steps: 1 | -1) => void
  onStart: () => void
}

/** Lets a finger pull a strip of pictures sideways; up and down stays scrolling. A swipe is no press. */
export function useSwipe({ strip, at, onSwipe, onStart }: Swipe) {
  const start = useRef<{ x: number; id: number } | null>(null)
  const moved = useRef(0)
  const shift = (px: number) => {
    if (strip.current)
      strip.current.style.transform = px === 0 && at === 0 ? '' : `translateX(calc(${-100 * at}% + ${px}px))`
  }
  const settle = (event: PointerEvent) => {
    if (start.current?.id !== event.pointerId) return
    start.current = null
    strip.current?.classList.remove('card-strip-held')
    shift(0)
    if (event.type === 'pointerup' && Math.abs(moved.current) >= farEnough)
      onSwipe(moved.current < 0 ? 1 : -1)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      moved.current = 0
      if (event.pointerType === 'mouse') return
      start.current = { x: event.clientX, id: event.pointerId }
      strip.current?.classList.add('card-strip-held')
      onStart()
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return
      moved.current = event.clientX - start.current.x
      shift(moved.current)
    },
    onPointerUp: settle,
    onPointerCancel: settle,
    onClickCapture: (event: { preventDefault: () => void }) => {
      if (Math.abs(moved.current) > still) event.preventDefault()
    },
  }
}
