import type { DeskDispute } from '#contract/desk/payments.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { disputeWords } from '#words/desk/disputes.ts'
import { todayWords } from '#words/desk/today.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'

const soon = 2 * 86_400_000

/** Disputes with their deadlines; a deadline within two days is marked. */
export function Disputes({
  disputes,
  isLinked = false,
}: {
  disputes: readonly DeskDispute[]
  isLinked?: boolean
}) {
  const locale = useLocale()
  const say = disputeWords(locale)
  const now = useNow()
  const isSoon = ({ respond_by, state }: DeskDispute) =>
    respond_by !== null && state !== 'resolved' && Date.parse(respond_by) - Date.parse(now) < soon
  const deadline = ({ respond_by }: DeskDispute) =>
    respond_by ? say.respondBy(dayAndTime(hereOf(respond_by), locale)) : say.noDeadline
  return (
    <>
      <dl className="kv t12 disputes">
        {disputes.map((dispute) => (
          <div key={dispute.id}>
            <dt>
              {isLinked && dispute.payment ? (
                <Link className="link" href={addressOf('/payments', { number: dispute.payment })}>
                  {dispute.guest ?? dispute.id}
                </Link>
              ) : (
                <span>{isLinked ? say.notOurs : todayWords(locale).method(dispute.method)}</span>
              )}
              {' · '}
              {say.reason(dispute.reason)} · {say.state(dispute.state)}
              {dispute.outcome && ` · ${say.outcome(dispute.outcome)}`}
              <br />
              <span className="mono faint">{dispute.id}</span>
            </dt>
            <dd>
              <b>{formatMoney(dispute.amount, locale)}</b>
              <br />
              {dispute.state !== 'resolved' && (
                <span className={isSoon(dispute) ? 'bad' : 'faint'}>{deadline(dispute)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{say.hint}</p>
    </>
  )
}
