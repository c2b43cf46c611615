import { type ReactNode, useState } from 'react'
import { markArrived, noteNoShow, resendOrderMail, sendPaymentLink } from '#contract/desk/endpoints.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Permission } from '#domain/permissions.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import { CardIcon, CheckIcon, CloseIcon, MailIcon, PencilIcon, PersonIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { roleNames } from '#words/desk/frame.ts'
import { orderWords } from '#words/desk/order.ts'
import { orderActionWords } from '#words/desk/order-actions.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { call, newRequestId } from '../call.ts'
import { CoinIcon, NoShowIcon, RefundIcon } from '../parts/icons.ts'
import { RolesTag } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { useKeys } from '../use-keys.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type Props = { data: DeskOrder; onChanged: (order: DeskOrder) => void }
type Opened = 'cancel' | 'beyond' | 'refund' | 'correct' | 'note' | null

/** Every action with its consequence; one that is not possible stays, with the reason or the role. */
export function ActionList({ data, onChanged }: Props) {
  const locale = useLocale()
  const say = orderActionWords(locale)
  const [opened, setOpened] = useState<Opened>(null)
  const { actions, order } = data
  useKeys({ n: () => setOpened('note') })
  const change = { number: order.order_no, version: order.version }
  const done = (text: string) => (changed: DeskOrder) => {
    setOpened(null)
    onChanged(changed)
    showToast({ kind: 'good', text })
  }
  const run = async (
    endpoint: typeof noteNoShow | typeof resendOrderMail | typeof sendPaymentLink,
    text: string,
  ) => {
    const answer = await call(endpoint, { ...change, req_id: newRequestId() })
    if (answer.code === 1) return done(text)((answer as { data: DeskOrder }).data)
    showToast({ kind: 'warn', text: answer.msg })
  }
  const arrive = async () => {
    const arrived = data.arrived_at === null
    const answer = await call(markArrived, { ...change, arrived, req_id: newRequestId() })
    const text = arrived ? say.doneArrived : say.doneArrivalUndone
    if (answer.code === 1) return done(text)((answer as { data: DeskOrder }).data)
    showToast({ kind: 'warn', text: answer.msg })
  }
  const close = () => setOpened(null)
  return (
    <section>
      <h2>{say.actions}</h2>
      <ul className="acts">
        <Action
          mark={CloseIcon}
          name={say.cancel}
          needs="orders.change"
          amount={say.back(formatMoney(actions.cancel.refund, locale))}
          text={say.cancelText(
            actions.cancel.fee.amount > 0 ? formatMoney(actions.cancel.fee, locale) : null,
            actions.cancel.nights,
          )}
          why={actions.cancel.why}
          onPress={() => setOpened('cancel')}
        />
        <Action
          mark={RefundIcon}
          name={say.beyond}
          needs="orders.beyond"
          amount={say.back(formatMoney(actions.cancel_beyond.refund, locale))}
          text={actions.cancel_beyond.needs_second ? say.needsSecond : say.beyondText}
          why={actions.cancel_beyond.why}
          onPress={() => setOpened('beyond')}
        />
        <Action
          mark={CoinIcon}
          name={say.refund}
          needs="orders.beyond"
          amount={say.upTo(formatMoney(actions.refund.most, locale))}
          text={say.refundText}
          why={actions.refund.why}
          onPress={() => setOpened('refund')}
        />
        <Action
          mark={CheckIcon}
          name={data.arrived_at === null ? say.arrived : say.undoArrival}
          needs="arrivals.mark"
          text={data.arrived_at === null ? say.arrivedText : say.undoArrivalText}
          why={actions.arrived.why}
          whyText={actions.arrived.why === 'not_confirmed' ? say.arrivedOnlyConfirmed : undefined}
          onPress={() => void arrive()}
        />
        <Action
          mark={NoShowIcon}
          name={say.noShow}
          needs="arrivals.mark"
          text={say.noShowText}
          why={actions.no_show.why}
          whyText={
            actions.no_show.why === 'too_early'
              ? say.noShowFrom(dayAndTime(actions.no_show.from, locale))
              : undefined
          }
          onPress={() => void run(noteNoShow, say.doneNoShow)}
        />
        <Action
          mark={PersonIcon}
          name={say.correct}
          needs="orders.change"
          text={say.correctText}
          why={actions.correct.why}
          onPress={() => setOpened('correct')}
        />
        <Action
          mark={CardIcon}
          name={say.paymentLink}
          needs="orders.change"
          text={say.paymentLinkText(formatMoney(actions.payment_link.amount, locale))}
          why={actions.payment_link.why}
          onPress={() => void run(sendPaymentLink, say.doneLink)}
        />
        <Action
          mark={MailIcon}
          name={say.resend}
          needs="orders.change"
          text={say.resendText(orderWords(locale).mailKind(actions.resend.kind))}
          why={actions.resend.why}
          onPress={() => void run(resendOrderMail, say.doneResent)}
        />
        <Action
          mark={PencilIcon}
          name={say.note}
          needs="orders.change"
          text={say.noteText}
          why={null}
          onPress={() => setOpened('note')}
        />
      </ul>
      {(opened === 'cancel' || opened === 'beyond') && (
        <CancelDialog
          data={data}
          isBeyond={opened === 'beyond'}
          onClose={close}
          onDone={(changed) => done(changed.approval ? say.doneApproval : say.doneCancelled)(changed)}
          onStale={onChanged}
        />
      )}
      {opened === 'refund' && (
        <RefundDialog
          data={data}
          onClose={close}
          onDone={(changed) => done(changed.approval ? say.doneApproval : say.doneRefund)(changed)}
        />
      )}
      {opened === 'correct' && <CorrectDialog data={data} onClose={close} onDone={done(say.doneCorrected)} />}
      {opened === 'note' && <NoteDialog data={data} onClose={close} onDone={done(say.doneNote)} />}
    </section>
  )
}

type ActionProps = {
  mark: Icon
  name: string
  needs: Permission
  amount?: string
  text: ReactNode
  why: string | null
  whyText?: string | undefined
  onPress: () => void
}

function Action({ mark: Mark, name, needs, amount, text, why, whyText, onPress }: ActionProps) {
  const locale = useLocale()
  const say = orderActionWords(locale)
  const whyNot = useWhyNot(needs)
  const isOff = why !== null || whyNot !== null
  const roles = whyNot?.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', ')
  return (
    <li>
      <button type="button" aria-disabled={isOff || undefined} onClick={() => !isOff && onPress()}>
        <Mark />
        <b>
          {name}
          {whyNot && <RolesTag roles={whyNot.roles} />}
        </b>
        <span className="amt">{why === null ? amount : ''}</span>
        <small>{why !== null ? (whyText ?? say.why(why)) : whyNot ? say.youCannot(roles ?? '') : text}</small>
      </button>
    </li>
  )
}
