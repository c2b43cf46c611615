import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ArrowUpIcon, ChatIcon } from '#ui/icons/icons.ts'
import { topThreshold } from '../constants.ts'
import { NavigationLink } from '../page/named-link.tsx'
import { feedbackAddress, routeNameOf } from '../page/route-names.ts'
import { useRequest, useShellWords } from '../page/use-page.ts'
import { avoidContent } from './avoid-content.ts'
import { focusMain } from './start/focus-main.ts'

const onScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Floating buttons: back to the top, and feedback. */
export function FloatingButtons() {
  const { locale } = useRequest()
  const { pathname } = useLocation()
  const say = useShellWords()
  const isFar = useSyncExternalStore(
    onScroll,
    () => scrollY > topThreshold,
    () => false,
  )
  const corner = useRef<HTMLElement>(null)
  useEffect(() => (corner.current ? avoidContent(corner.current) : undefined), [])
  const goUp = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    // The button is about to go, and focus with it.
    focusMain()
  }
  return (
    <aside ref={corner} className="corner" aria-label={say.shortcuts}>
      {isFar && (
        <button type="button" className="corner-item" onClick={goUp}>
          <ArrowUpIcon small />
          {say.top}
        </button>
      )}
      {routeNameOf(pathname) !== 'feedback' && (
        <NavigationLink className="corner-item" to="feedback" href={feedbackAddress(pathname, locale)}>
          <ChatIcon small />
          {say.feedback}
        </NavigationLink>
      )}
    </aside>
  )
}
