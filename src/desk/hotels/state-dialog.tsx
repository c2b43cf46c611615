import { useState } from 'react'
import { previewHotelStates, setHotelStates } from '#contract/desk/hotel-endpoints.ts'
import type { Failure } from '#contract/endpoint.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { hotelListWords, qualityFaultNames } from '#words/desk/hotels.ts'
import { formatDate } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'

export type Change = { readonly ids: readonly string[]; readonly state: 'open' | 'closed' }

type Props = { change: Change; onClose: () => void; onDone: () => void }

/** Shows the effect first: how many change, which have bookings ahead, which cannot be opened. */
export function StateDialog({ change, onClose, onDone }: Props) {
  const locale = useLocale()
  const say = hotelListWords(locale)
  const names = qualityFaultNames(locale)
  const { ids, state } = change
  const effect = useLoad(previewHotelStates, { ids: [...ids], state })
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [requestId] = useState(newRequestId)
  const send = async () => {
    setSending(true)
    const answer = await call(setHotelStates, {
      ids: [...ids],
      state,
      reason: reason.trim() || undefined,
      req_id: requestId,
    })
    setSending(false)
    if (answer.code !== 1) return setProblem((answer as Failure).msg)
    const { changing } = (answer as { data: { changing: number } }).data
    showToast({ kind: 'good', text: state === 'open' ? say.opened(changing) : say.closedDone(changing) })
    onDone()
  }
  const isOpening = state === 'open'
  return (
    <Dialog
      title={isOpening ? say.openTitle(ids.length) : say.closeTitle(ids.length)}
      lead={isOpening ? say.openLead : say.closeLead}
      onClose={onClose}
      onSubmit={() => void send()}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button
            type="submit"
            className={isOpening ? 'btn btn-fill' : 'btn btn-danger'}
            disabled={isSending || !effect.data || effect.data.changing === 0}
          >
            {isOpening ? say.openThem : say.closeThem}
          </button>
        </>
      }
    >
      <Shown of={effect} rows={2}>
        {(data) => (
          <div className="stack">
            <p>
              <b>{say.changing(data.changing)}</b>
              {data.unchanged > 0 && <span className="faint"> · {say.unchanged(data.unchanged)}</span>}
            </p>
            {data.with_orders.length > 0 && (
              <section className="note">
                <h3>{say.withOrders}</h3>
                <ul className="plain-list">
                  {data.with_orders.map(({ id, name, orders, last_departure }) => (
                    <li key={id}>
                      {name}: {say.ordersAhead(orders, formatDate(last_departure, locale))}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {data.blocked.length > 0 && (
              <section className="note">
                <h3>{say.blocked}</h3>
                <ul className="plain-list">
                  {data.blocked.map(({ id, name, faults }) => (
                    <li key={id}>
                      {name}: {faults.map((fault) => names[fault]).join(', ')}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <TextField label={deskWords(locale).reason} value={reason} onChange={setReason} maxLength={400} />
            {problem && <Problem text={problem} />}
          </div>
        )}
      </Shown>
    </Dialog>
  )
}
