import { Suspense, useEffect } from 'react'
import { showDeskSession } from '#contract/desk/endpoints.ts'
import { Language } from '#ui/language.ts'
import { ToastRegion } from '#ui/overlays/toast-region.tsx'
import { deskWords } from '#words/desk/frame.ts'
import { call } from './call.ts'
import { Frame } from './frame.tsx'
import { lazyPage } from './lazy-page.tsx'
import { ConfirmIdentity } from './log-in/confirm-identity.tsx'
import { InvitationPage } from './log-in/invitation-page.tsx'
import { LogInAgain, LogInPage } from './log-in/log-in-page.tsx'
import { OrderPage } from './order/order-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { usePlace } from './parts/link.tsx'
import { LoadFailed, SkeletonRows } from './parts/states.tsx'
import { useLocale, useSession, useSessionState } from './parts/use-desk.ts'
import { addressOf, goTo } from './router.ts'
import { sectionsOf } from './sections.ts'
import { keepSession, session } from './session.ts'
import { TodayPage } from './today/today-page.tsx'

// The first screens of a day are in the entry; each other page is a file of its own, loaded when it is opened.
const AccountPage = lazyPage(() =>
  import('./account/account-page.tsx').then(({ AccountPage }) => AccountPage),
)
const AuditPage = lazyPage(() => import('./audit/audit-page.tsx').then(({ AuditPage }) => AuditPage))
const CalendarPage = lazyPage(() =>
  import('./calendar/calendar-page.tsx').then(({ CalendarPage }) => CalendarPage),
)
const ArrivalsPage = lazyPage(() =>
  import('./extranet/arrivals-page.tsx').then(({ ArrivalsPage }) => ArrivalsPage),
)
const JobsPage = lazyPage(() => import('./operation/jobs-page.tsx').then(({ JobsPage }) => JobsPage))
const SettingsPage = lazyPage(() =>
  import('./operation/settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
)
const HealthPage = lazyPage(() => import('./health/health-page.tsx').then(({ HealthPage }) => HealthPage))
const HomePage = lazyPage(() => import('./extranet/home-page.tsx').then(({ HomePage }) => HomePage))
const ChatPage = lazyPage(() => import('./chat/chat-page.tsx').then(({ ChatPage }) => ChatPage))
const InboxPage = lazyPage(() => import('./inbox/inbox-page.tsx').then(({ InboxPage }) => InboxPage))
const MessagesPage = lazyPage(() =>
  import('./extranet/messages-page.tsx').then(({ MessagesPage }) => MessagesPage),
)
const StatementsPage = lazyPage(() =>
  import('./extranet/statements-page.tsx').then(({ StatementsPage }) => StatementsPage),
)
const GuestPage = lazyPage(() => import('./guests/guest-page.tsx').then(({ GuestPage }) => GuestPage))
const GuestsPage = lazyPage(() => import('./guests/guests-page.tsx').then(({ GuestsPage }) => GuestsPage))
const HotelPage = lazyPage(() => import('./hotel/hotel-page.tsx').then(({ HotelPage }) => HotelPage))
const HotelsPage = lazyPage(() => import('./hotels/hotels-page.tsx').then(({ HotelsPage }) => HotelsPage))
const ImportPage = lazyPage(() => import('./import/import-page.tsx').then(({ ImportPage }) => ImportPage))
const BookPage = lazyPage(() => import('./order/book-page.tsx').then(({ BookPage }) => BookPage))
const PaymentsPage = lazyPage(() =>
  import('./payments/payments-page.tsx').then(({ PaymentsPage }) => PaymentsPage),
)
const PromotionsPage = lazyPage(() =>
  import('./promotions/promotions-page.tsx').then(({ PromotionsPage }) => PromotionsPage),
)
const AgentsPage = lazyPage(() => import('./agents/agents-page.tsx').then(({ AgentsPage }) => AgentsPage))
const NewsletterPage = lazyPage(() =>
  import('./publishing/newsletter-page.tsx').then(({ NewsletterPage }) => NewsletterPage),
)
const RedirectsPage = lazyPage(() =>
  import('./publishing/redirects-page.tsx').then(({ RedirectsPage }) => RedirectsPage),
)
const ReportsPage = lazyPage(() =>
  import('./reports/reports-page.tsx').then(({ ReportsPage }) => ReportsPage),
)
const StaffPage = lazyPage(() => import('./staff/staff-page.tsx').then(({ StaffPage }) => StaffPage))

type PageOf = (part: string) => React.ReactNode
const pages: readonly (readonly [pattern: RegExp, page: PageOf])[] = [
  [/^\/today$/, () => <TodayPage />],
  [/^\/home$/, () => <HomePage />],
  [/^\/arrivals$/, () => <ArrivalsPage />],
  [/^\/chat$/, () => <ChatPage />],
  [/^\/guests$/, () => <GuestsPage />],
  [/^\/guests\/\d+$/, (id) => <GuestPage key={id} id={id} />],
  [/^\/inbox$/, () => <InboxPage />],
  [/^\/messages$/, () => <MessagesPage />],
  [/^\/statements$/, () => <StatementsPage />],
  [/^\/orders$/, () => <OrdersPage />],
  [/^\/orders\/[\w-]+$/, (number) => <OrderPage key={number} number={number} />],
  [/^\/book$/, () => <BookPage />],
  [/^\/hotels$/, () => <HotelsPage />],
  [/^\/hotels\/import$/, () => <ImportPage />],
  [/^\/hotels\/\d+$/, (id) => <HotelPage key={id} id={id} />],
  [/^\/payments$/, () => <PaymentsPage />],
  [/^\/calendar$/, () => <CalendarPage />],
  [/^\/promotions$/, () => <PromotionsPage />],
  [/^\/agents$/, () => <AgentsPage />],
  [/^\/newsletter$/, () => <NewsletterPage />],
  [/^\/redirects$/, () => <RedirectsPage />],
  [/^\/reports$/, () => <ReportsPage />],
  [/^\/staff$/, () => <StaffPage />],
  [/^\/audit$/, () => <AuditPage />],
  [/^\/health$/, () => <HealthPage />],
  [/^\/jobs$/, () => <JobsPage />],
  [/^\/settings$/, () => <SettingsPage />],
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
  const first = sectionsOf(member)[0]?.path ?? '/account'
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
