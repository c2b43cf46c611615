import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import type { PaymentResult } from './payment-result.ts'
import { checkingSteps, holdEnds, nextSteps, type ResultStep } from './result-steps.ts'

/** Beside the result: the hotel and what comes next, or where the money is. */
export function ResultSide({ order, result }: { order: Order; result: PaymentResult }) {
  const { locale } = useRequest()
  const say = paymentResultWords(locale)
  const { payment } = order
  const { image } = order.hotel
  const picture = image && (
    <HotelPicture
      picture={image}
      use="gallery"
      sizes="(width < 768px) 100vw, 424px"
      className="result-picture"
    />
  )
  if (result === 'checking')
    return (
      <Side title={say.where}>
        <Steps steps={checkingSteps(order, locale)} />
      </Side>
    )
  if (result === 'held')
    return (
      <Side picture={picture} title={say.becomes(formatMoney(payment.charged ?? payment.held, locale))}>
        <ul className="result-ends">
          {holdEnds(order, locale).map(({ title, text, isGood }) => (
            <li key={title}>
              <b data-good={isGood || undefined}>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Side>
    )
  if (result !== 'paid' && result !== 'at_hotel') return <div className="result-side">{picture}</div>
  return (
    <Side picture={picture} title={say.next}>
      <Steps steps={nextSteps(order, locale)} />
    </Side>
  )
}

type SideProps = { picture?: React.ReactNode; title: string; children: React.ReactNode }

const Side = ({ picture, title, children }: SideProps) => (
  <div className="result-side">
    {picture}
    <div className="result-side-text">
      <h2>{title}</h2>
      {children}
    </div>
  </div>
)

const Steps = ({ steps }: { steps: readonly ResultStep[] }) => (
  <ol className="steps result-steps">
    {steps.map(({ when, title, text }) => (
      <li key={title} data-when={when}>
        <i />
        <div>
          <b>{title}</b>
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ol>
)
