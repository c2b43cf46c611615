import { type RouterHistory, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { afterPaint } from '../scheduling.ts'

/** Whether a press on a link stays in this tab: with a key held or another button it is the browser's. */
export const isPlainPress = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A second press on the way there makes no second step to come back from. */
export const goTo = (history: RouterHistory, href: string) =>
  history[history.location.href === href ? 'replace' : 'push'](href)

/** Lets a plain link move within the site without loading it anew; other tabs and other hosts stay the browser's. */
export function useFollow() {
  const router = useRouter()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { target, origin, href } = event.currentTarget
    if (!isPlainPress(event) || (target && target !== '_self') || origin !== location.origin) return
    event.preventDefault()
    afterPaint(() => goTo(router.history, href.slice(origin.length)))
  }
}
