import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react'
import { goTo, type Place, place } from '../router.ts'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link within the desk: a real address, followed without loading the page again. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event)) return
        event.preventDefault()
        goTo(href)
      }}
    />
  )
}

export const usePlace = (): Place => useSyncExternalStore(place.subscribe, place.get)
