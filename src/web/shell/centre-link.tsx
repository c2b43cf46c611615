import type { MouseEvent, ReactNode } from 'react'
import { useUser } from '../browser-state/use-stored.ts'
import { NavigationLink } from '../page/named-link.tsx'
import { signInPrompt } from '../sign-in/sign-in-prompt.ts'
import { loadDialog } from '../sign-in/sign-in-prompt-host.tsx'

/** To the centre; a visitor gets the login dialog instead, and without scripts the page that says so. */
export function CentreLink({ className, children }: { className: string; children: ReactNode }) {
  const user = useUser()
  const logIn = (event: MouseEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (user || opensElsewhere) return
    event.preventDefault()
    // Closed first: what opens now gives focus back to the button that showed the menu.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    void signInPrompt.ask()
  }
  return (
    <NavigationLink
      to="center"
      className={className}
      onClick={logIn}
      {...(user ? {} : { onIntent: () => void loadDialog().catch(() => {}) })}
    >
      {children}
    </NavigationLink>
  )
}
