import { Link } from '@tanstack/react-router'
import { showPoints } from '#contract/endpoints.ts'
import { ChatIcon, ChevronRightIcon } from '#ui/icons/icons.ts'
import { centreWords } from '#words/accounts/centre.ts'
import { formatCount } from '#words/format.ts'
import { pointsWords } from '#words/loyalty/points.ts'
import { savedWords } from '#words/saved/saved.ts'
import { feedbackPageWords } from '#words/support/feedback-page.ts'
import { Avatar } from '../account/avatar.tsx'
import { useOwner } from '../account/owner-gate.tsx'
import { usePersonal } from '../account/use-personal.ts'
import { useUnreadReplies } from '../feedback/unread-replies.ts'
import { NewestOrders, NextStayPane } from '../orders/orders-overview.tsx'
import { useRequest } from '../page/use-page.ts'
import { useViewed } from '../saved/use-viewed.ts'
import { ViewedList } from '../saved/viewed-list.tsx'
import { greeting } from './greeting.ts'
import './unread-notice.css'

const shownHotels = 3

/** The first page of the centre: the next stay, where one stands with us, what was looked at last. */
export function Overview() {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const user = useOwner()
  const viewed = useViewed(locale)
  return (
    <>
      <h1>{greeting({ name: user.name, hour: new Date().getHours(), locale })}</h1>
      <UnreadNotice />
      <NextStayPane />
      <div className="centre-pair">
        <PointsPane />
        <section className="pane centre-me" aria-label={say.account}>
          <Avatar user={user} />
          <div>
            <small>{say.account}</small>
            <p translate="no">{user.account}</p>
            <Link to="/center" search={{ part: 'profile' }} className="link">
              {say.editProfile}
            </Link>
          </div>
        </section>
      </div>
      <NewestOrders />
      {viewed.length > 0 && (
        <section className="centre-section">
          <div className="centre-section-head">
            <h2>{savedWords(locale).recent}</h2>
            <small>{savedWords(locale).recentText}</small>
          </div>
          <ViewedList hotels={viewed.slice(0, shownHotels)} />
        </section>
      )}
    </>
  )
}

/** As the ledger has it; until it has answered, as it was when the guest signed in. */
function PointsPane() {
  const { locale } = useRequest()
  const say = centreWords(locale)
  const user = useOwner()
  const { data } = usePersonal(showPoints, { page: 1, page_size: 1 })
  return (
    <section className="pane" aria-label={say.points}>
      <small>{say.level(data?.level ?? user.level ?? 0)}</small>
      <p className="centre-figure">
        {say.pointsWorth(formatCount(data?.balance ?? user.points ?? 0, locale))}
      </p>
      <small>{say.pointsText}</small>
      <Link to="/center/integral" className="link">
        {pointsWords(locale).ledger}
      </Link>
    </section>
  )
}

/** On the first page of the centre: that we have answered. */
function UnreadNotice() {
  const { locale } = useRequest()
  const say = feedbackPageWords(locale)
  const unread = useUnreadReplies()
  if (unread === 0) return null
  return (
    <Link to="/center/feedback" className="pane unread-notice">
      <ChatIcon />
      <b>{say.overview(unread)}</b>
      <span>{say.read}</span>
      <ChevronRightIcon small />
    </Link>
  )
}
