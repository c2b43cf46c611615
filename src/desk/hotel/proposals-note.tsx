import { useState } from 'react'
import type { DeskHotel, HotelProposal } from '#contract/desk/hotel.ts'
import { decideProposals, withdrawProposals } from '#contract/desk/hotel-endpoints.ts'
import { fieldPath } from '#domain/hotel/hotel-fields.ts'
import { PencilIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { proposalWords } from '#words/desk/hotel-proposals.ts'
import { shortWhen } from '#words/desk/when.ts'
import { call, newRequestId } from '../call.ts'
import { TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale, useSession, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { changeName } from './change-names.ts'
import { useEditor } from './editor.ts'
import { readRows } from './row-list.ts'

type Props = { onSaved: (hotel: DeskHotel) => void }

/** Texts and photographs of hoteliers that wait for a review, with their decision. */
export function ProposalsNote({ onSaved }: Props) {
  const locale = useLocale()
  const say = proposalWords(locale)
  const { hotel, isReadOnly } = useEditor()
  const { member } = useSession()
  const mayDecide = useWhyNot('hotels.review') === null
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { proposals } = hotel
  if (proposals.length === 0) return null
  const target = () => ({
    id: hotel.id,
    proposals: proposals.map(({ id }) => id),
    req_id: newRequestId(),
  })
  const send = async (answer: Promise<{ code: number; msg: string }>, done: string) => {
    setBusy(true)
    const said = await answer
    setBusy(false)
    if (said.code !== 1) return setProblem(said.msg)
    setProblem('')
    onSaved((said as unknown as { data: DeskHotel }).data)
    showToast({ kind: 'good', text: done })
  }
  const decide = (publish: boolean) =>
    send(
      call(decideProposals, { ...target(), publish, reason: reason.trim() || undefined }),
      publish ? say.published : say.declined,
    )
  const isOwn = proposals.some(({ by }) => by.id === member.id)
  return (
    <section className="proposals" aria-labelledby="hotel-proposals">
      <h2 id="hotel-proposals" className="proposals-title">
        <PencilIcon /> {say.title(proposals.length)}
      </h2>
      <p className="hint">{mayDecide ? say.leadDecide : say.leadWait}</p>
      <ul>
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      {problem && <Problem text={problem} />}
      {mayDecide && <TextField label={say.reason} value={reason} onChange={setReason} />}
      <div className="acts-row">
        {mayDecide && (
          <>
            <button type="button" className="btn btn-fill" disabled={isBusy} onClick={() => decide(true)}>
              {say.publish(proposals.length)}
            </button>
            <button type="button" className="btn" disabled={isBusy} onClick={() => decide(false)}>
              {say.decline}
            </button>
          </>
        )}
        {!mayDecide && isOwn && !isReadOnly && (
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => send(call(withdrawProposals, target()), say.withdrawn)}
          >
            {say.withdraw}
          </button>
        )}
      </div>
    </section>
  )
}

function Proposal({ proposal: { key, from, to, by, at } }: { proposal: HotelProposal }) {
  const locale = useLocale()
  const say = proposalWords(locale)
  const now = useNow()
  const { fields } = useEditor()
  const isPictures = fieldPath(key)?.section === 'images'
  return (
    <li>
      <b>{changeName(key, fields, locale)}</b>
      <small className="faint">
        {by.name} · {shortWhen(hereOf(at), now, locale)}
      </small>
      <div className="before-after">
        <div>
          <small>{say.now}</small>
          {isPictures ? <Pictures list={from} /> : <p>{from || say.empty}</p>}
        </div>
        <div>
          <small>{say.proposed}</small>
          {isPictures ? <Pictures list={to} /> : <p>{to || say.empty}</p>}
        </div>
      </div>
    </li>
  )
}

function Pictures({ list }: { list: string }) {
  const locale = useLocale()
  const say = proposalWords(locale)
  const { hotel } = useEditor()
  const rows = readRows(list)
  const shown = new Map(hotel.pictures.map((picture) => [picture.url, picture.shown]))
  return (
    <>
      <p>{say.pictures(rows.length)}</p>
      <p className="thumbs">
        {rows.slice(0, 12).map((row) => {
          const source = shown.get(row.url ?? '')
          return source ? (
            <img key={row.url} src={source} alt={row[`alt_${locale}`] ?? ''} width={72} height={54} />
          ) : null
        })}
      </p>
    </>
  )
}
