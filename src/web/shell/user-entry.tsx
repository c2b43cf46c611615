import { Badge } from '#ui/badge.tsx'
import { browserClock } from '#ui/clock.ts'
import { LogOutIcon, PersonIcon } from '#ui/icons.ts'
import { leaveSession } from '../account/leave-session.ts'
import { useUser } from '../browser-state/use-stored.ts'
import { useUnreadCounting, useUnreadReplies } from '../feedback/unread-replies.ts'
import { confirm } from '../page/confirm.ts'
import { useRequest, useShellWords } from '../page/use-page.ts'
import { AccountName } from './account-name.tsx'
import { CentreLink } from './centre-link.tsx'
import { leave } from './log-out.ts'

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
