import { items } from '../browser-state/this-browser.ts'
import { NamedLink, type NamedLinkProps } from './named-link.tsx'

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
