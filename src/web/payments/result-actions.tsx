import type { Order } from '#contract/booking.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { type ButtonLook, buttonClass } from '#ui/class-names.ts'
import { CalendarIcon, DownloadIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { saveFile } from '#ui/save-file.ts'
import { holdAgainWords } from '#words/payments/hold-again.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'
import { calendarFile } from '../orders/calendar-file.ts'
import { orderUrl } from '../orders/order-search.ts'
import { payUrl } from '../orders/order-urls.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { searchParams } from '../search-query/stay-search.ts'
import type { PaymentResult } from './payment-result.ts'
import { useHoldAgain } from './use-hold-again.ts'

type Props = { order: Order; result: PaymentResult; onCheck: () => void }

/** The next step first. While a payment is being checked nothing is filled: there is nothing that must be done. */
export function ResultActions({ order, result, onCheck }: Props) {
  const { locale, origin } = useRequest()
  const say = paymentResultWords(locale)
  const site = useSite()
  const follow = useFollow()
  const id = order.order_id
  const link = (href: string, text: string, kind: ButtonLook['kind']) => (
    <a href={href} onClick={follow} className={buttonClass({ kind })}>
      {text}
    </a>
  )
  const view = (kind: ButtonLook['kind']) => link(orderUrl(id, locale), say.viewOrder, kind)
  if (result === 'checking')
    return (
      <p className="result-actions">
        <Button onClick={onCheck}>{say.checkNow}</Button>
        {view('quiet')}
      </p>
    )
  if (result === 'declined' || result === 'open')
    return (
      <p className="result-actions">
        {link(
          payUrl(id, locale, order.state !== 'held'),
          result === 'open' ? say.choose : say.another,
          'filled',
        )}
        {view('quiet')}
      </p>
    )
  if (result === 'ended' || result === 'returned') return <EndedActions order={order} />
  if (result === 'cancelled') return <p className="result-actions">{view('filled')}</p>
  const save = () =>
    saveFile(
      `${order.order_no}.ics`,
      'text/calendar',
      calendarFile(order, { locale, site, url: origin + orderUrl(id, locale) }),
    )
  return (
    <p className="result-actions">
      {view('filled')}
      <a href={orderUrl(id, locale, '/voucher')} onClick={follow} className={buttonClass({ kind: 'quiet' })}>
        <DownloadIcon />
        {say.voucher}
      </a>
      <Button kind="quiet" onClick={save}>
        <CalendarIcon />
        {say.calendar}
      </Button>
    </p>
  )
}

/** The same room again, with the names that were typed before; or another one. */
function EndedActions({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = paymentResultWords(locale)
  const follow = useFollow()
  const { holdAgain, busy, problem } = useHoldAgain(order)
  return (
    <>
      {problem && (
        <p className="result-problem" role="alert">
          {problem}
        </p>
      )}
      <p className="result-actions">
        <Button kind="filled" busy={busy} onClick={() => void holdAgain()}>
          {holdAgainWords(locale).again}
        </Button>
        <a href={roomsUrl(order, locale)} onClick={follow} className={buttonClass({ kind: 'quiet' })}>
          {say.rooms}
        </a>
      </p>
    </>
  )
}

const roomsUrl = ({ hotel, stay }: Order, locale: 'en' | 'zh') =>
  `${joinLocale(`/hotels/${hotel.id}`, locale)}?${new URLSearchParams(searchParams(stay))}#rooms`
