import { useState } from 'react'
import { decidePayoutBatch, downloadPayoutBatch, listPayoutBatches } from '#contract/desk/agent-endpoints.ts'
import type { PayoutBatch } from '#contract/desk/agents.ts'
import type { StatementFile } from '#contract/points.ts'
import type { BatchStep } from '#domain/loyalty/payout-batch.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { DownloadIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { saveFile } from '#ui/save-file.ts'
import { deskAgentWords } from '#words/desk/agents.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { call, newRequestId } from '../call.ts'
import { TextField } from '../parts/fields.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { useLoad } from '../use-load.ts'

/** Batches of payouts: proposed, approved by a second member, downloaded for the bank, and recorded as paid. */
export function Batches({ onChanged }: { onChanged: () => void }) {
  const say = deskAgentWords(useLocale())
  const page = useLoad(listPayoutBatches, {}, { isLive: true })
  const changed = () => {
    page.reload()
    onChanged()
  }
  return (
    <Shown of={page}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="empty">{say.noBatches}</p>
        ) : (
          <div className="batches">
            {list.map((batch) => (
              <OneBatch key={batch.id} batch={batch} onChanged={changed} />
            ))}
          </div>
        )
      }
    </Shown>
  )
}

const looks = { proposed: 'wait', approved: 'held', paid: 'ok', cancelled: 'off' } as const
type Props = { batch: PayoutBatch; onChanged: () => void }

function OneBatch({ batch, onChanged }: Props) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const mayPay = useWhyNot('payouts.change') === null
  const when = (at: string) => dayAndTime(hereOf(at), locale)
  return (
    <article className="pane">
      <header>
        <h2>{say.batch(batch.id)}</h2>
        <span className={`st ${looks[batch.state]}`}>{say.batchState(batch.state)}</span>
        <span className="grow" />
        <b className="num">{formatMoney(batch.total, locale)}</b>
      </header>
      <div className="pad stack">
        <p className="soft">
          {[
            say.batchOf(batch.payouts.length, batch.proposed_by, when(batch.proposed)),
            batch.approved_by && batch.approved && say.approvedBy(batch.approved_by, when(batch.approved)),
            batch.state === 'paid' &&
              batch.ended_by &&
              batch.ended &&
              say.paidBy(batch.ended_by, when(batch.ended)),
            batch.reference,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {batch.payouts.length > 0 && (
          <ul className="lines">
            {batch.payouts.map((payout) => (
              <li key={payout.id}>
                <span>
                  {payout.agent.name}
                  <small className="breaks">{payout.bank_account ?? payout.destination}</small>
                </span>
                <b>{formatMoney(payout.amount, locale)}</b>
              </li>
            ))}
          </ul>
        )}
        {mayPay && <Verbs batch={batch} onChanged={onChanged} />}
      </div>
    </article>
  )
}

function Verbs({ batch, onChanged }: Props) {
  const locale = useLocale()
  const say = deskAgentWords(locale)
  const [reference, setReference] = useState('')
  const [isBusy, setBusy] = useState(false)
  const total = formatMoney(batch.total, locale)
  const done = { approve: say.batchApproved, pay: say.batchPaid, cancel: say.batchCancelled }
  const take = async (step: BatchStep) => {
    setBusy(true)
    const answer = await call(decidePayoutBatch, {
      id: batch.id,
      step,
      reference: step === 'pay' ? reference.trim() : undefined,
      req_id: newRequestId(),
    })
    setBusy(false)
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    showToast({ kind: 'good', text: done[step] })
    onChanged()
  }
  const download = async (of: 'csv' | 'pain001') => {
    const answer = await call(downloadPayoutBatch, { id: batch.id, of })
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    const { name, text } = (answer as { data: StatementFile }).data
    saveFile(name, of === 'csv' ? 'text/csv' : 'application/xml', text)
  }
  const isOpen = batch.state === 'proposed' || batch.state === 'approved'
  const hasFile = batch.state === 'approved' || batch.state === 'paid'
  return (
    <>
      {batch.state === 'proposed' && batch.is_own && <p className="hint">{say.ownBatch}</p>}
      {batch.state === 'approved' && (
        <>
          <p className="hint">{batch.has_bank_file ? say.bankFileHint : say.noBankFile}</p>
          <TextField label={say.reference} value={reference} onChange={setReference} maxLength={80} />
        </>
      )}
      <div className="payout-verbs">
        {hasFile && (
          <button type="button" className="btn" onClick={() => void download('csv')}>
            <DownloadIcon /> {say.csvFile}
          </button>
        )}
        {hasFile && batch.has_bank_file && (
          <button type="button" className="btn" onClick={() => void download('pain001')}>
            <DownloadIcon /> {say.bankFile}
          </button>
        )}
        <span className="grow" />
        {isOpen && (
          <button type="button" className="btn" disabled={isBusy} onClick={() => void take('cancel')}>
            {say.cancelBatch}
          </button>
        )}
        {batch.state === 'proposed' && !batch.is_own && (
          <button
            type="button"
            className="btn btn-fill"
            disabled={isBusy}
            onClick={() => void take('approve')}
          >
            {say.approveBatch(total)}
          </button>
        )}
        {batch.state === 'approved' && (
          <button
            type="button"
            className="btn btn-fill"
            disabled={isBusy || reference.trim().length < 2}
            onClick={() => void take('pay')}
          >
            {say.recordPaid(total)}
          </button>
        )}
      </div>
    </>
  )
}
