import { useState } from 'react'
import { findGuests, mergeGuests, previewMerge } from '#contract/desk/guest-endpoints.ts'
import type { DeskGuest, GuestMatches, MergePreview } from '#contract/desk/guests.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords } from '#words/desk/frame.ts'
import { guestWords } from '#words/desk/guests.ts'
import { formatCount } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'

/** Merges a duplicate into the account that stays, after a preview of what moves. */
export function MergeDialog({ guest, onClose }: { guest: DeskGuest; onClose: () => void }) {
  const locale = useLocale()
  const say = guestWords(locale)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<GuestMatches['list'] | null>(null)
  const [preview, setPreview] = useState<MergePreview | null>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const find = async () => {
    setPreview(null)
    const answer = await call(findGuests, { q: typed.trim() })
    if (answer.code !== 1) return setProblem(answer.msg)
    setProblem('')
    setFound((answer as { data: GuestMatches }).data.list.filter(({ id }) => id !== guest.id))
  }
  const choose = async (into: string) => {
    const answer = await call(previewMerge, { id: guest.id, into })
    if (answer.code !== 1) return setProblem(answer.msg)
    setPreview((answer as { data: MergePreview }).data)
  }
  const isReady = preview?.why === null && reason.trim().length >= 4
  const merge = async () => {
    if (!preview || !isReady) return
    const { orders, points } = preview.from
    const input = { id: guest.id, into: preview.into.id, orders, points, reason: reason.trim() }
    const answer = await call(mergeGuests, { ...input, req_id: newRequestId() })
    if (answer.code !== 1) return setProblem(answer.msg)
    showToast({ kind: 'good', text: say.merged })
    onClose()
    goTo(addressOf(`/guests/${preview.into.id}`), { replace: true })
  }
  return (
    <Dialog
      title={say.mergeTitle}
      lead={say.mergeLead}
      width={560}
      onClose={onClose}
      onSubmit={() => void (preview ? merge() : find())}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="button" className="btn btn-danger" disabled={!isReady} onClick={() => void merge()}>
            {say.mergeNow}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label={say.mergeFind}
          hint={say.find}
          value={typed}
          onChange={setTyped}
          takesFocus
          maxLength={80}
        />
        {!preview && (
          <button type="submit" className="btn" disabled={typed.trim().length < 2}>
            {say.start}
          </button>
        )}
        {found && !preview && (
          <ul className="guest-sessions">
            {found.length === 0 && <li>{say.none}</li>}
            {found.map(({ id, name, account }) => (
              <li key={id}>
                <span>
                  <b>{name || say.noName}</b>
                  <small>{account}</small>
                </span>
                <button type="button" className="btn btn-s" onClick={() => void choose(id)}>
                  {say.choose}
                  <span className="sr"> {account}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {preview && (
          <>
            <p>
              <b>{preview.from.account}</b> → <b>{preview.into.account}</b>
            </p>
            {preview.why ? (
              <Problem text={say.mergeFault(preview.why)} />
            ) : (
              <>
                <p>{say.mergeMoves(preview.from.orders, formatCount(preview.from.points, locale))}</p>
                <TextArea
                  label={deskWords(locale).reason}
                  hint={deskWords(locale).reasonHint}
                  value={reason}
                  onChange={setReason}
                />
              </>
            )}
          </>
        )}
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
