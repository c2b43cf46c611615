import type { MouseEvent, ReactNode } from 'react'
import { hasLanguage, joinLocale } from '#domain/text/locale-path.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { footerWords } from '#words/site/footer.ts'
import { items } from '../browser-state/this-browser.ts'
import { type PlainRoute, type RouteName, routePaths } from './route-names.ts'
import { useRequest } from './use-page.ts'

/** A page by its name; where the address needs more than the name, the address as well. */
type Target = { to: PlainRoute; href?: string } | { to: RouteName; href: string }

export type NamedLinkProps = Target & {
  className?: string
  label?: string
  current?: boolean
  newTab?: boolean
  /** Loads the page whole, for one whose language the server decides. */
  fullLoad?: boolean
  /** Something to do first; whatever prevents the default has done it instead. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  onIntent?: () => void
  children: ReactNode
}

export function NamedLink({ to, href, newTab = false, fullLoad = false, onClick, ...props }: NamedLinkProps) {
  const { locale } = useRequest()
  const follow = useFollow()
  const { className, label, current, onIntent, children } = props
  const asked = locale === 'zh' && !hasLanguage(routePaths[to]) ? '?lang=zh' : ''
  return (
    <a
      href={href ?? joinLocale(routePaths[to], locale) + asked}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        onClick?.(event)
        if (!fullLoad) follow(event)
      }}
    >
      {children}
      {newTab && <HiddenText> {footerWords(locale).newTab}</HiddenText>}
    </a>
  )
}

/** An entry of the navigation: the one chosen last is remembered as `navFlag`. */
export function NavigationLink({ onClick, ...props }: NamedLinkProps) {
  return (
    <NamedLink
      {...props}
      onClick={(event) => {
        onClick?.(event)
        // A visitor who got the login dialog instead has not gone anywhere.
        if (!event.defaultPrevented) items.set('navFlag', props.to)
      }}
    />
  )
}
