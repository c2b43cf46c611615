import type { Order } from '#contract/booking.ts'
import type { AlipayCode } from '#contract/payments.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { HOLD_LIFE } from '#domain/order/order-states.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { ChevronDownIcon } from '#ui/icons/icons.ts'
import { QrCode } from '#ui/pictures/qr-code.tsx'
import { Price } from '#ui/price.tsx'
import { orderWords } from '#words/booking/orders.ts'
import { formatGuestTime } from '#words/format.ts'
import { alipayPageWords } from '#words/payments/alipay-page.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { type AlipayState, clockLeft, holdShare } from './alipay-state.ts'

type Props = {
  order: Order
  code: AlipayCode | null
  state: AlipayState
  now: number
  busy: boolean
  onRenew: () => void
}

/** The code, the amount and what to do with it; under them what is going on, and for how long. */
export function AlipayCodePane({ order, code, state, now, busy, onRenew }: Props) {
  const { locale } = useRequest()
  const say = alipayPageWords(locale)
  const site = useSite().name[locale]
  const means = order.payment.means.find(({ method }) => method === 'alipay')
  const amount = means?.amount ?? order.price.due_now
  const charge = means?.rate && means.charge ? formatMoney(means.charge, locale) : null
  const isPart = amount.amount < order.price.total.amount
  const isUsable = code !== null && state === 'waiting'
  const drawn = isUsable ? (
    <QrCode text={code.qr} label={say.code(formatMoney(means?.charge ?? amount, locale), site)} />
  ) : (
    <span className="qr-code" data-empty />
  )
  return (
    <section className="alipay-pane">
      <div className="alipay-in">
        <div className="alipay-qr">{drawn}</div>
        <div>
          <Price of={amount} size="huge" />
          <p className="alipay-of">
            {isPart ? say.ofAll(formatMoney(order.price.total, locale)) : say.inAll}
            {charge && <span>{say.charged(charge)}</span>}
          </p>
          {isUsable && (
            <a className={`${buttonClass({ kind: 'filled', wide: true })} alipay-open`} href={code.deep_link}>
              {say.open}
            </a>
          )}
          <ol className="alipay-steps" data-for="desk">
            <li>{say.scan1}</li>
            <li>{say.scan2}</li>
            <li>{say.scan3(site)}</li>
          </ol>
          <ol className="alipay-steps" data-for="phone">
            <li>{say.app1}</li>
            <li>{say.app2(site)}</li>
            <li>{say.app3}</li>
          </ol>
          {isUsable && (
            <a className="link alipay-link" href={code.page_url ?? code.deep_link}>
              {say.cannotScan}
            </a>
          )}
        </div>
      </div>
      <LiveLine order={order} code={code} state={state} now={now} busy={busy} onRenew={onRenew} />
      {isUsable && (
        <details className="alipay-fold">
          <summary>
            {say.otherPhone}
            <ChevronDownIcon />
          </summary>
          {drawn}
        </details>
      )}
    </section>
  )
}

function LiveLine({ order, code, state, now, busy, onRenew }: Props) {
  const { locale } = useRequest()
  const say = alipayPageWords(locale)
  const texts: Record<AlipayState, string> = {
    preparing: say.preparing,
    waiting: say.waiting,
    seen: say.seen,
    run_out: say.runOut,
    closed: say.closed,
    failed: say.failed,
    over: say.moving,
  }
  const mayRenew = state === 'run_out' || state === 'closed' || state === 'failed'
  const isHeld = order.state === 'held' && order.pay_before !== null
  return (
    <div className="alipay-live">
      {isHeld && <i style={{ width: `${holdShare(order.pay_before!, now, HOLD_LIFE)}%` }} />}
      <p className="alipay-say" data-state={state} role="status">
        <span className="alipay-ring" aria-hidden="true" />
        {texts[state]}
      </p>
      {mayRenew ? (
        <Button size="small" busy={busy} onClick={onRenew}>
          {state === 'failed' ? say.tryAgain : say.newCode}
        </Button>
      ) : (
        <p className="alipay-till">{timeLeft()}</p>
      )}
    </div>
  )

  function timeLeft(): string | null {
    const end = isHeld ? order.pay_before : state === 'waiting' ? (code?.expires ?? null) : null
    if (!end) return null
    const left = Date.parse(end) - now
    const words = left > 120_000 ? orderWords(locale).left(left) : clockLeft(left)
    if (!isHeld) return say.codeFor(words)
    return left > 120_000 ? say.keptUntil(formatGuestTime(Date.parse(end)), words) : say.keptFor(words)
  }
}
