import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'
import { CheckIcon, ClockIcon, CloseIcon, CopyIcon, LockIcon } from '#ui/icons/icons.ts'
import { paymentResultWords } from '#words/payments/payment-result.ts'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { NextStay } from '../split-stay/next-stay.tsx'
import { holdSentence } from './payment-due.ts'
import type { PaymentResult } from './payment-result.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultFacts } from './result-facts.tsx'
import { ResultSide } from './result-side.tsx'
import { resultText } from './result-text.ts'

type Props = { order: Order; result: PaymentResult; checkedAt: string | null; onCheck: () => void }

/** Mark, title, one sentence, the number, and what to do; beside it what comes next. */
export function ResultCard({ order, result, checkedAt, onCheck }: Props) {
  const { locale } = useRequest()
  const say = paymentResultWords(locale)
  const { look, title, strong, text } = resultText(order, result, locale)
  const now = useNow(order.now, order.state === 'held' ? order.pay_before : null)
  const hold = result === 'declined' || result === 'open' ? holdSentence(order, now, locale) : null
  const isGood = result === 'paid' || result === 'held' || result === 'at_hotel'
  const Mark = {
    good: CheckIcon,
    calm: result === 'held' ? LockIcon : ClockIcon,
    wait: ClockIcon,
    bad: CloseIcon,
  }[look]
  return (
    <article className="pane result-card" data-result={result}>
      <div className="result-say">
        <span className="result-mark" data-look={look}>
          <Mark />
        </span>
        {/* Told when it changes under the eyes of whoever waits. */}
        <div role="status">
          <h1>{title}</h1>
          <p className="result-text">
            {strong && <strong>{strong}</strong>}
            {strong && locale === 'en' && ' '}
            {text}
          </p>
        </div>
        {hold && (
          <p className="result-hold" data-late={hold.isLate || undefined}>
            <ClockIcon />
            {hold.text}
          </p>
        )}
        {result === 'checking' ? (
          checkedAt && <p className="result-checked">{say.lastChecked(checkedAt)}</p>
        ) : (
          <OrderNumber number={order.order_no} />
        )}
        {isGood && <ResultFacts order={order} />}
        {isGood && <NextStay order={order} />}
        <ResultActions order={order} result={result} onCheck={onCheck} />
      </div>
      <ResultSide order={order} result={result} />
    </article>
  )
}

function OrderNumber({ number }: { number: string }) {
  const { locale } = useRequest()
  const say = paymentResultWords(locale)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div className="result-number">
      <small>{say.number}</small>
      <p>
        <b translate="no">{number}</b>
        <Button size="small" onClick={() => void copy()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {isCopied ? say.copied : say.copy}
        </Button>
      </p>
    </div>
  )
}
