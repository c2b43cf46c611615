import { type FocusEvent, type ToggleEvent, useId, useRef, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { CloseIcon, LogOutIcon, MenuIcon, PersonIcon } from '#ui/icons/icons.ts'
import { useUiWords } from '#ui/language.ts'
import { lockScroll } from '#ui/overlays/modal.ts'
import { openOverlay } from '#ui/overlays/overlay-history.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useUnreadReplies } from '../feedback/unread-replies.ts'
import { Logo } from '../page/logo.tsx'
import { NavigationLink } from '../page/named-link.tsx'
import { useShellWords } from '../page/use-page.ts'
import { CentreLink } from './centre-link.tsx'
import { MainLinks } from './main-links.tsx'
import { MoreCurrency, MoreLanguages, MoreTheme } from './more-choices.tsx'
import { AccountName, useLeave } from './user-entry.tsx'

/** The whole navigation on a phone. A popover, so that it opens and closes without script as well. */
export function MoreOverlay() {
  const id = useId()
  const say = useShellWords()
  const ui = useUiWords()
  const user = useUser()
  const leave = useLeave()
  const unread = useUnreadReplies()
  const [isOpen, setIsOpen] = useState(false)

  const closed = useRef(() => {})
  const toggled = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const opens = newState === 'open'
    if (opens) currentTarget.querySelector('a')?.focus()
    setIsOpen(opens)
    lockScroll(opens ? 'all' : null)
    if (opens) closed.current = openOverlay(() => currentTarget.hidePopover())
    else closed.current()
  }
  // Focus that walks out would stand behind the overlay, unseen.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
  }
  return (
    <>
      <button type="button" className="bar-item bar-more" popoverTarget={id} aria-label={say.moreLabel}>
        {say.more}
        <MenuIcon />
      </button>
      <section
        id={id}
        popover="auto"
        className="more"
        aria-label={say.more}
        onToggle={toggled}
        onBlur={closeBehind}
      >
        <div className="more-head">
          <Logo />
          <button
            type="button"
            className="button button-quiet button-round"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={ui.close}
          >
            <CloseIcon />
          </button>
        </div>
        <nav className="more-links" aria-label={say.main}>
          <MainLinks className="more-link" />
          <NavigationLink to="docs-about" className="more-link">
            {say.about}
          </NavigationLink>
          <NavigationLink to="docs-faq" className="more-link">
            {say.faq}
          </NavigationLink>
        </nav>
        <MoreLanguages />
        <MoreCurrency open={isOpen} />
        <MoreTheme />
        <div className="more-user">
          <CentreLink className="button button-outlined button-wide">
            <PersonIcon />
            {user ? <AccountName user={user} /> : say.logIn}
            {user && <Badge count={unread} label={say.unreadReplies} />}
          </CentreLink>
          {user && (
            <button
              type="button"
              className="button button-quiet button-wide"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={leave}
            >
              <LogOutIcon />
              {say.logOut}
            </button>
          )}
        </div>
      </section>
    </>
  )
}
