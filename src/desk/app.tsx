import { Suspense, useEffect } from 'react'
import { showDeskSession } from '#contract/desk/endpoints.ts'
import { Language } from '#ui/language.ts'
import { ToastRegion } from '#ui/overlays/toast-region.tsx'
import { deskWords } from '#words/desk/frame.ts'
import { AccountPage } from './account/account-page.tsx'
import { AuditPage } from './audit/audit-page.tsx'
import { CalendarPage } from './calendar/calendar-page.tsx'
import { call } from './call.ts'
import { Frame } from './frame.tsx'
import { HotelPage } from './hotel/hotel-page.tsx'
import { HotelsPage } from './hotels/hotels-page.tsx'
import { ConfirmIdentity } from './log-in/confirm-identity.tsx'
import { InvitationPage } from './log-in/invitation-page.tsx'
import { LogInAgain, LogInPage } from './log-in/log-in-page.tsx'
import { BookPage } from './order/book-page.tsx'
import { OrderPage } from './order/order-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { usePlace } from './parts/link.tsx'
import { LoadFailed, SkeletonRows } from './parts/states.tsx'
import { useLocale, useSession, useSessionState } from './parts/use-desk.ts'
import { PaymentsPage } from './payments/payments-page.tsx'
import { PromotionsPage } from './promotions/promotions-page.tsx'
import { addressOf, goTo } from './router.ts'
import { keepSession, session } from './session.ts'
import { StaffPage } from './staff/staff-page.tsx'
import { TodayPage } from './today/today-page.tsx'

type PageOf = (part: string) => React.ReactNode
const pages: readonly (readonly [pattern: RegExp, page: PageOf])[] = [
  [/^\/today$/, () => <TodayPage />],
  [/^\/orders$/, () => <OrdersPage />],
  [/^\/orders\/[\w-]+$/, (number) => <OrderPage key={number} number={number} />],
  [/^\/book$/, () => <BookPage />],
  [/^\/hotels$/, () => <HotelsPage />],
  [/^\/hotels\/\d+$/, (id) => <HotelPage key={id} id={id} />],
  [/^\/payments$/, () => <PaymentsPage />],
  [/^\/calendar$/, () => <CalendarPage />],
  [/^\/promotions$/, () => <PromotionsPage />],
  [/^\/staff$/, () => <StaffPage />],
  [/^\/audit$/, () => <AuditPage />],
  [/^\/account$/, () => <AccountPage />],
]

async function findSession() {
  const answer = await call(showDeskSession, {})
  if (answer.code === 1) return keepSession((answer as { data: Parameters<typeof keepSession>[0] }).data)
  session.set(answer.code === 401 ? { kind: 'out', was: null } : { kind: 'failed' })
}

export function App() {
  const locale = useLocale()
  const state = useSessionState()
  const { path } = usePlace()
  useEffect(() => void findSession(), [])
  return (
    <Language value={locale}>
      {path === '/set-up' ? (
        <InvitationPage />
      ) : state.kind === 'unknown' ? null : state.kind === 'failed' ? (
        <LoadFailed
          failure={{ code: 503, msg: deskWords(locale).noConnection, data: { reason: 'unavailable' } }}
          onRetry={() => void findSession()}
        />
      ) : state.kind === 'in' && state.session.stage !== 'open' ? (
        <LogInPage />
      ) : state.kind === 'out' && !state.was ? (
        <LogInPage />
      ) : (
        <>
          <Desk path={path} />
          {state.kind === 'out' && <LogInAgain />}
          <ConfirmIdentity />
        </>
      )}
      <ToastRegion />
    </Language>
  )
}

function Desk({ path }: { path: string }) {
  const { member } = useSession()
  const found = pages.find(([pattern]) => pattern.test(path))
  const first = member.permissions.includes('today.see') ? '/today' : '/account'
  useEffect(() => {
    if (path === '/') goTo(addressOf(first), { replace: true })
  }, [path, first])
  const part = decodeURIComponent(path.split('/')[2] ?? '')
  return (
    <Frame path={path}>
      <Suspense fallback={<SkeletonRows />}>
        {found ? found[1](part) : path === '/' ? null : <Lost />}
      </Suspense>
    </Frame>
  )
}

function Lost() {
  const say = deskWords(useLocale())
  return (
    <div className="empty">
      <h2>{say.lost}</h2>
      <p>{say.lostHint}</p>
      <a className="btn" href={addressOf('/today')}>
        {say.goToday}
      </a>
    </div>
  )
}
