import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { afterPaint } from './after-paint.ts'

/** Whether a press on a link stays in this tab: with a key held or another button it is the browser's. */
export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Lets a plain link move within the site without loading it anew; other tabs and other hosts stay the browser's. */
export function useFollow() {
  const router = useRouter()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { target, origin, href } = event.currentTarget
    if (!isPlainPress(event) || (target && target !== '_self') || origin !== location.origin) return
    event.preventDefault()
    afterPaint(() => router.history.push(href.slice(origin.length)))
  }
}
