import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** Lets a plain link move within the site without loading it anew; other tabs and other hosts stay the browser's. */
export function useFollow() {
  const router = useRouter()
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { target, origin, href } = event.currentTarget
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isPlain || (target && target !== '_self') || origin !== location.origin)
      return
    event.preventDefault()
    router.history.push(href.slice(origin.length))
  }
}
