import { useState } from 'react'
import { cancelBeyondPolicy, cancelDeskOrder, showDeskOrder } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { Failure } from '#contract/endpoint.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { CalendarIcon, MailIcon, ShieldIcon } from '#ui/icons/icons.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea } from '../parts/fields.tsx'
import { ScrollIcon } from '../parts/icons.ts'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'

type Props = {
  data: DeskOrder
  isBeyond: boolean
  onClose: () => void
  onDone: (order: DeskOrder) => void
  /** The order changed underneath: the newest is shown behind the dialog. */
  onStale: (order: DeskOrder) => void
}

/** Shows the effect of cancelling before it happens; the initial focus is on keeping the order. */
export function CancelDialog({ data, isBeyond, onClose, onDone, onStale }: Props) {
  const locale = useLocale()
  const say = orderActionWords(locale)
  const { actions, order } = data
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const { currency } = order.price.total
  const byPolicy = actions.cancel.refund.amount
  const refund = isBeyond ? actions.cancel_beyond.refund : actions.cancel.refund
  const fee = isBeyond ? money(0, currency) : actions.cancel.fee
  const paid = money(refund.amount + fee.amount, currency)
  const needsSecond = isBeyond && actions.cancel_beyond.needs_second
  const share = (amount: number) => `${paid.amount > 0 ? (100 * amount) / paid.amount : 0}%`
  const submit = async () => {
    if (reason.trim().length < 4) return setProblem(say.reasonHint)
    const answer = await call(isBeyond ? cancelBeyondPolicy : cancelDeskOrder, {
      number: order.order_no,
      version: order.version,
      refund: refund.amount,
      reason,
      req_id: requestId,
    })
    if (answer.code === 1) return onDone((answer as { data: DeskOrder }).data)
    const { data: why, msg } = answer as Failure
    if (why.reason === 'reauthentication_required') return
    setProblem(
      why.reason === 'sim_changed'
        ? say.figuresNow(formatMoney(money(Number(why.refund), currency), locale))
        : msg,
    )
    if (why.reason === 'sim_changed' || why.reason === 'order_changed') {
      const newest = await call(showDeskOrder, { number: order.order_no })
      if (newest.code === 1) onStale((newest as { data: DeskOrder }).data)
    }
  }
  const sum = formatMoney(refund, locale)
  return (
    <Dialog
      title={isBeyond ? say.beyondTitle : say.cancelTitle}
      lead={say.lead(order.order_no, order.contact.name)}
      onClose={onClose}
      onSubmit={() => void submit()}
      width={700}
      footer={
        <>
          <span className="hint">
            <ShieldIcon />
            {needsSecond ? say.needsSecond : say.cannotUndo}
          </span>
          <span className="grow" />
          <button type="button" className="btn" data-takes-focus onClick={onClose}>
            {say.keepOrder}
          </button>
          <button type="submit" className="btn btn-danger">
            {needsSecond ? say.askApproval(sum) : say.cancelAnd(sum)}
          </button>
        </>
      }
    >
      <div className="split">
        <dl className="wf">
          <div>
            <dt>{say.paid}</dt>
            <dd>
              {formatMoney(paid, locale)}
              <i style={{ left: 0, width: '100%' }} />
            </dd>
          </div>
          <div>
            <dt>{say.byPolicy}</dt>
            <dd>
              {formatMoney(money(byPolicy, currency), locale)}
              <i className="less" style={{ left: 0, width: share(byPolicy) }} />
            </dd>
          </div>
          {isBeyond ? (
            <div>
              <dt>{say.beyondPolicy}</dt>
              <dd className="warn">
                {formatMoney(money(refund.amount - byPolicy, currency), locale)}
                <i
                  className="hotel"
                  style={{ left: share(byPolicy), width: share(refund.amount - byPolicy) }}
                />
              </dd>
            </div>
          ) : (
            <div>
              <dt>{say.feeKept}</dt>
              <dd>
                {formatMoney(fee, locale)}
                <i className="hotel" style={{ left: share(byPolicy), width: share(fee.amount) }} />
              </dd>
            </div>
          )}
          <div className="sum">
            <dt>{say.refundSum}</dt>
            <dd>
              <span className="price price-l">{sum}</span>
            </dd>
          </div>
        </dl>
        <div>
          <h3 className="what-h">{say.happens}</h3>
          <ul className="what">
            <li>
              <CalendarIcon />
              <span>{say.nightsBack}</span>
              <b>{actions.cancel.nights}</b>
            </li>
            <li>
              <MailIcon />
              <span>{say.mailOut}</span>
              <b>1</b>
            </li>
            <li>
              <ScrollIcon />
              <span>{say.auditRow}</span>
              <b>1</b>
            </li>
            {needsSecond && (
              <li>
                <ShieldIcon />
                <span>{say.secondNeeded}</span>
                <b>1</b>
              </li>
            )}
          </ul>
        </div>
      </div>
      <div className="dialog-reason">
        <TextArea
          label={say.reasonLabel}
          hint={say.reasonHint}
          value={reason}
          onChange={setReason}
          rows={2}
        />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
