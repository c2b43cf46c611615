import { Badge } from '#ui/badge.tsx'
import { browserClock } from '#ui/clock.ts'
import { LogOutIcon, PersonIcon } from '#ui/icons/icons.ts'
import { leaveSession } from '../account/leave-session.ts'
import type { KnownUser } from '../browser-state/session.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useUnreadCounting, useUnreadReplies } from '../feedback/unread-replies.ts'
import { confirm } from '../page/confirm.ts'
import { useRequest, useShellWords } from '../page/use-page.ts'
import { CentreLink } from './centre-link.tsx'
import { leave } from './log-out.ts'
import { shortAccount } from './short-account.ts'

export function useLeave() {
  const { call, locale } = useRequest()
  return () =>
    leave({
      call,
      locale,
      confirm,
      dropSession: leaveSession,
      clock: browserClock,
      go: (address) => location.assign(address),
    })
}

/** The account, or the way to one; whoever is signed in can leave beside it. */
export function UserEntry() {
  const say = useShellWords()
  const user = useUser()
  const leave = useLeave()
  const unread = useUnreadReplies()
  useUnreadCounting()
  return (
    <>
      <CentreLink className="bar-item bar-user">
        {user?.avatar ? (
          <img className="bar-avatar" src={user.avatar} width={28} height={28} alt="" />
        ) : (
          <PersonIcon />
        )}
        <span className="bar-name">{user ? <AccountName user={user} /> : say.logIn}</span>
        {user && <Badge count={unread} label={say.unreadReplies} />}
      </CentreLink>
      {user && (
        <button type="button" className="bar-item bar-leave" onClick={leave}>
          <LogOutIcon />
          {say.logOut}
        </button>
      )}
    </>
  )
}

/** An account is Latin in every language: a Chinese face would draw its ellipsis as wide as a word. */
export function AccountName({ user }: { user: KnownUser }) {
  return (
    <span translate="no" lang={user.name?.trim() ? undefined : 'en'}>
      {shortAccount(user)}
    </span>
  )
}
