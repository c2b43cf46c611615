import { useState } from 'react'
import { decideDeskPayout, showDeskPayout } from '#contract/desk/agent-endpoints.ts'
import type { DeskPayoutDetail } from '#contract/desk/agents.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { ChevronLeftIcon, InfoIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { TextField } from '../parts/fields.tsx'
import { Link } from '../parts/link.tsx'
import { Problem } from '../parts/problem.tsx'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { PayoutLines } from './payout-lines.tsx'

type Props = { id: string; isAlone: boolean; onChanged: () => void }

/** A payout: what it is made of, what was checked, and its payment. */
export function OnePayout({ id, isAlone, onChanged }: Props) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const shown = useLoad(showDeskPayout, { id })
  return (
    <Shown of={shown}>
      {(data) => (
        <>
          <section>
            {isAlone && (
              <Link className="link only-phone back-link" href={addressOf('/agents')}>
                <ChevronLeftIcon /> {say.toDecide}
              </Link>
            )}
            <Head data={data} />
          </section>
          <PayoutLines payout={data} />
          <Checks data={data} />
          <Payment
            data={data}
            onDone={(changed) => {
              shown.set(changed)
              onChanged()
            }}
          />
        </>
      )}
    </Shown>
  )
}

function Head({ data }: { data: DeskPayoutDetail }) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const comma = locale === 'zh' ? '，' : ', '
  const facts = [
    data.since && say.agentSince(data.agent.code ?? '', formatDate(data.since.slice(0, 10), locale)),
    say.members(data.members),
    say.askedOn(dayAndTime(hereOf(data.at), locale)),
  ]
  const earned = data.lines.reduce((sum, { commission }) => sum + commission.amount, 0)
  return (
    <>
      <div className="dh">
        <div className="grow">
          <h2>
            <Link className="link" href={addressOf('/agents', { tab: 'agents', agent: data.agent.id })}>
              {say.payoutOf(data.agent.name)}
            </Link>
          </h2>
          <p>{facts.filter(Boolean).join(comma)}</p>
        </div>
        <b className="payout-sum">{formatMoney(data.amount, locale)}</b>
      </div>
      <div className="four">
        <div>
          <span>{say.earnedIn}</span>
          <b>{formatMoney({ amount: earned, currency: 'CNY' }, locale)}</b>
        </div>
        <div>
          <span>{say.others}</span>
          <b>{formatMoney(data.others, locale)}</b>
        </div>
        <div>
          <span>{say.payTo}</span>
          <b className="breaks">{data.destination}</b>
          {!data.bank_account && <small className="faint">{say.byHand}</small>}
        </div>
        <div>
          <span>{say.accountName}</span>
          <b className="breaks">{data.agent.name}</b>
        </div>
      </div>
    </>
  )
}

function Checks({ data: { checks } }: { data: DeskPayoutDetail }) {
  const say = deskAgentWords(useLocale())
  const rows = [
    [true, say.own],
    [checks.stays_ended, checks.stays_ended ? say.staysEnded : say.staysOpen],
    [checks.above_least, checks.above_least ? say.aboveLeast : say.belowLeast],
    [checks.only_open, checks.only_open ? say.onlyOpen : say.otherOpen],
  ] as const
  return (
    <section>
      <div className="sec-h">
        <h2>{say.checked}</h2>
      </div>
      <ul className="checks">
        {rows.map(([isFine, text]) => (
          <li key={text} className={isFine ? 'st ok' : 'st wait'}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

type PaymentProps = { data: DeskPayoutDetail; onDone: (changed: DeskPayoutDetail) => void }

function Payment({ data, onDone }: PaymentProps) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const whyNot = useWhyNot('payouts.change')
  const [reference, setReference] = useState('')
  const [problem, setProblem] = useState('')
  const [isRefusing, setRefusing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const decide = async (paid: boolean, note: string) => {
    setBusy(true)
    const answer = await call(decideDeskPayout, { id: data.id, paid, note, req_id: newRequestId() })
    setBusy(false)
    if (answer.code !== 1) return answer.msg
    showToast({ kind: 'good', text: paid ? say.recorded : say.refused })
    setRefusing(false)
    onDone((answer as { data: DeskPayoutDetail }).data)
    return null
  }
  if (data.state !== 'requested')
    return (
      <section>
        <p className={data.state === 'paid' ? 'st ok' : 'st off'}>
          {data.state === 'paid' ? say.paid : say.stateRefused} · {data.note}
          {data.decided && ` · ${dayAndTime(hereOf(data.decided), locale)}`}
        </p>
      </section>
    )
  if (whyNot)
    return (
      <section>
        <p className="soft">
          {deskWords(locale).mayDo(
            whyNot.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', '),
          )}
        </p>
      </section>
    )
  if (data.batch)
    return (
      <section>
        <p className="note">
          <InfoIcon />
          <span>{say.inBatch(data.batch)}</span>
          <Link className="link flex" href={addressOf('/agents', { tab: 'batches' })}>
            {say.openBatch}
          </Link>
        </p>
      </section>
    )
  const isAbove = data.amount.amount > data.four_eyes_above.amount
  const pay = async () => {
    const refused = await decide(true, reference.trim())
    if (refused) setProblem(refused)
  }
  return (
    <section>
      {isAbove ? (
        <p className="note">
          <InfoIcon />
          <span>{say.aboveLimit(formatMoney(data.four_eyes_above, locale))}</span>
        </p>
      ) : (
        <TextField label={say.reference} value={reference} onChange={setReference} maxLength={80} />
      )}
      {problem && <Problem text={problem} />}
      <div className="payout-verbs">
        <p className="hint">{say.moves}</p>
        <button type="button" className="btn" onClick={() => setRefusing(true)}>
          {say.refuse}
        </button>
        {!isAbove && (
          <button
            type="button"
            className="btn btn-fill"
            disabled={isBusy || reference.trim().length < 2}
            onClick={() => void pay()}
          >
            {say.recordPaid(formatMoney(data.amount, locale))}
          </button>
        )}
      </div>
      {isRefusing && (
        <ReasonDialog
          title={say.refuseTitle}
          lead={say.refuseText}
          verb={say.refuse}
          isDanger
          onClose={() => setRefusing(false)}
          onSubmit={(reason) => decide(false, reason)}
        />
      )}
    </section>
  )
}
