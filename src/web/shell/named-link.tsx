import type { MouseEvent, ReactNode } from 'react'
import { joinLocale } from '#domain/addresses.ts'
import { footerWords } from '#words/footer.ts'
import { items } from '../store/this-browser.ts'
import { useFollow } from '../ui/follow.ts'
import { HiddenText } from '../ui/hidden-text.tsx'
import { type PlainRoute, routePaths } from './route-names.ts'
import { useRequest } from './use-shell.ts'

type Props = {
  to: PlainRoute
  className?: string
  newTab?: boolean
  /** Something to do first; whatever prevents the default has done it instead. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  onIntent?: () => void
  children: ReactNode
}

/** A link by the name of its page; the last one chosen is remembered as `navFlag`. */
export function NamedLink({ to, className, newTab = false, onClick, onIntent, children }: Props) {
  const { locale } = useRequest()
  const follow = useFollow()
  return (
    <a
      href={joinLocale(routePaths[to], locale)}
      className={className}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        onClick?.(event)
        items.set('navFlag', to)
        follow(event)
      }}
    >
      {children}
      {newTab && <HiddenText> {footerWords(locale).newTab}</HiddenText>}
    </a>
  )
}
