import { useId } from 'react'
import type { Order, OrderPaymentOption } from '#contract/booking.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import { AwayIcon, CardIcon, ScanIcon, SwapIcon } from '#ui/icons/icons.ts'
import { Price } from '#ui/price.tsx'
import { paymentMeansWords } from '#words/payments/payment-means.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { paymentOptionLines, sortedPaymentOptions } from './means-lines.ts'
import './means-choice.css'

type Props = { order: Order; chosen: PaymentMethod | null; onChoose: (method: PaymentMethod) => void }

/** One radio row a means; the chosen one tells what happens. One that is not offered stays and says why. */
export function PaymentOptionChoice({ order, chosen, onChoose }: Props) {
  const { locale } = useRequest()
  return (
    <fieldset className="means">
      <legend className="sr-only">{paymentMeansWords(locale).legend}</legend>
      {sortedPaymentOptions(order.payment.means, locale).map((means) => (
        <PaymentOptionRow
          key={means.method}
          order={order}
          means={means}
          isChosen={means.method === chosen}
          onChoose={() => onChoose(means.method)}
        />
      ))}
    </fieldset>
  )
}

const icons = { away: AwayIcon, scan: ScanIcon, swap: SwapIcon, card: CardIcon }

type RowProps = { order: Order; means: OrderPaymentOption; isChosen: boolean; onChoose: () => void }

function PaymentOptionRow({ order, means, isChosen, onChoose }: RowProps) {
  const { locale } = useRequest()
  const say = paymentMeansWords(locale)
  const id = useId()
  const { method, way, amount, charge, why_not } = means
  const name = say.name(method)
  const facts = {
    collect_at: order.collect_at,
    isGuarantee: order.payment.type === 'guarantee',
    isDemo: useSite().demo,
  }
  return (
    <div className="means-row" data-closed={why_not !== null || undefined}>
      <input
        type="radio"
        name="means"
        id={id}
        value={method}
        checked={isChosen}
        disabled={why_not !== null}
        onChange={onChoose}
        aria-describedby={`${id}-how`}
      />
      <label htmlFor={id}>
        <b>{name}</b>
        {why_not === null && <span>{say.where(method)}</span>}
      </label>
      {charge && (
        <p className="means-sum">
          <Price of={charge} size="small" />
          <small>{way === 'hold' ? say.held : say.atOnce}</small>
        </p>
      )}
      {why_not !== null && (
        <p id={`${id}-how`} className="means-why-not">
          {say.whyNot(why_not, name, amount.currency)}
        </p>
      )}
      {why_not === null && (
        <ul id={`${id}-how`} className="means-how" hidden={!isChosen}>
          {paymentOptionLines(means, facts, locale).map(({ icon, strong, text }) => {
            const Mark = icons[icon]
            return (
              <li key={icon}>
                <Mark />
                <span>
                  <b>{strong}</b>
                  {locale === 'en' && ' '}
                  {text}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
