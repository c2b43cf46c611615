import { useState } from 'react'
import { savePromotion, stopDeskPromotion } from '#contract/desk/endpoints.ts'
import type { DeskPromotion, DeskPromotionUse } from '#contract/desk/promotions.ts'
import type { Failure } from '#contract/endpoint.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import { promotionWords } from '#words/desk/promotions.ts'
import { call, newRequestId } from '../call.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField, TextArea, TextField } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'
import {
  changedFields,
  type Draft,
  type DraftField,
  draftFaults,
  draftOf,
  emptyDraft,
  storedTerms,
  termsOf,
} from './promotion-draft.ts'
import { SampleStay } from './sample-stay.tsx'

type Props = { promotion: DeskPromotion | null; now: number; onSaved: () => void }

/** Adds or changes a code. Its effect on a sample stay is shown before it is saved. */
export function PromotionEditor({ promotion, now, onSaved }: Props) {
  const locale = useLocale()
  const say = promotionWords(locale)
  const whyNot = useWhyNot('promotions.change')
  const [saved, setSaved] = useState<DeskPromotion | null>(promotion)
  const [first] = useState(() => emptyDraft(now))
  const before = saved ? draftOf(saved) : first
  const [draft, setDraft] = useState<Draft>(before)
  const [problem, setProblem] = useState<{ text: string; isConflict: boolean } | null>(null)
  const [isTried, setTried] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const faults = draftFaults(draft, say)
  const isRight = Object.values(faults).every((fault) => fault === undefined)
  const changed = changedFields(draft, before)
  const fieldNames: Record<DraftField, string> = {
    code: say.code,
    of: say.takesOff,
    value: say.value,
    currency: say.currency,
    from: say.from,
    until: say.until,
    minNights: say.minNights,
    perAccount: say.perAccount,
    inAll: say.inAll,
  }
  const set = (name: DraftField) => (value: string) => setDraft({ ...draft, [name]: value })
  const faultOf = (name: DraftField) => (isTried || changed.includes(name) ? faults[name] : undefined)
  const take = ({ promotion }: DeskPromotionUse) => {
    setSaved(promotion)
    setDraft(draftOf(promotion))
    setProblem(null)
    setTried(false)
    showToast({ kind: 'good', text: say.saved })
    onSaved()
    if (!saved) goTo(addressOf('/promotions', { code: promotion.code }))
  }
  const save = async () => {
    setTried(true)
    if (!isRight) return
    const answer = await call(savePromotion, {
      ...termsOf(draft),
      before: saved ? storedTerms(saved) : null,
      req_id: newRequestId(),
    })
    if (answer.code === 1) return take((answer as { data: DeskPromotionUse }).data)
    const { reason } = (answer as Failure).data
    setProblem({ text: answer.msg, isConflict: reason === 'changed_meanwhile' })
  }
  return (
    <form
      className="stack promotion"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <header>
        <h2>{saved?.code ?? say.newTitle}</h2>
        {saved && saved.used > 0 && <small>{say.keep(saved.used)}</small>}
      </header>
      {!saved && (
        <TextField
          label={say.code}
          hint={say.codeHint}
          problem={faultOf('code')}
          value={draft.code}
          onChange={(text) => set('code')(text.toUpperCase().replace(/[^A-Z0-9]/g, ''))}
          maxLength={20}
          isMono
        />
      )}
      <div className="promotion-row">
        <SelectField
          label={say.takesOff}
          value={draft.of}
          onChange={set('of')}
          options={[
            ['percent', say.percent],
            ['amount', say.amount],
          ]}
        />
        <TextField
          label={say.value}
          inputMode="decimal"
          problem={faultOf('value')}
          value={draft.value}
          onChange={set('value')}
        />
        {draft.of === 'amount' && (
          <TextField
            label={say.currency}
            value={draft.currency}
            onChange={(text) => set('currency')(text.toUpperCase())}
            maxLength={3}
          />
        )}
      </div>
      <div className="promotion-row">
        <TextField label={say.from} type="datetime-local" value={draft.from} onChange={set('from')} />
        <TextField
          label={say.until}
          type="datetime-local"
          problem={faultOf('until')}
          value={draft.until}
          onChange={set('until')}
        />
      </div>
      <div className="promotion-row">
        <TextField
          label={say.minNights}
          inputMode="numeric"
          problem={faultOf('minNights')}
          value={draft.minNights}
          onChange={set('minNights')}
        />
        <TextField
          label={say.perAccount}
          inputMode="numeric"
          hint={say.unlimited}
          problem={faultOf('perAccount')}
          value={draft.perAccount}
          onChange={set('perAccount')}
        />
        <TextField
          label={say.inAll}
          inputMode="numeric"
          hint={say.unlimited}
          problem={faultOf('inAll')}
          value={draft.inAll}
          onChange={set('inAll')}
        />
      </div>
      <SampleStay terms={isRight ? termsOf(draft) : null} now={now} />
      <footer className="promotion-foot">
        {problem && <Problem text={problem.text} />}
        {problem?.isConflict && (
          <button type="button" className="btn" onClick={onSaved}>
            {say.theirs}
          </button>
        )}
        {changed.length > 0 && !problem && (
          <span className="hint">
            {say.unsaved(changed.map((name) => fieldNames[name]).join(locale === 'zh' ? '、' : ', '))}
          </span>
        )}
        <span className="grow" />
        {whyNot ? (
          <span className="hint">
            {deskWords(locale).mayDo(whyNot.roles.map((role) => roleNames(locale)[role]).join(', '))}
          </span>
        ) : (
          <>
            {saved && saved.state !== 'over' && (
              <button type="button" className="btn" onClick={() => setEnding(true)}>
                {say.endNow}
              </button>
            )}
            <button type="submit" className="btn btn-fill" disabled={saved !== null && changed.length === 0}>
              {saved ? say.save : say.add}
            </button>
          </>
        )}
      </footer>
      {isEnding && saved && (
        <EndDialog
          code={saved.code}
          onClose={() => setEnding(false)}
          onDone={(use) => {
            setEnding(false)
            take(use)
          }}
        />
      )}
    </form>
  )
}

type EndProps = { code: string; onClose: () => void; onDone: (use: DeskPromotionUse) => void }

function EndDialog({ code, onClose, onDone }: EndProps) {
  const locale = useLocale()
  const say = promotionWords(locale)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [requestId] = useState(newRequestId)
  const end = async () => {
    const answer = await call(stopDeskPromotion, { code, reason: reason || undefined, req_id: requestId })
    if (answer.code === 1) return onDone((answer as { data: DeskPromotionUse }).data)
    setProblem(answer.msg)
  }
  return (
    <Dialog
      title={say.endTitle(code)}
      lead={say.endLead}
      onClose={onClose}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" data-takes-focus onClick={onClose}>
            {say.keepRunning}
          </button>
          <button type="button" className="btn btn-danger" onClick={() => void end()}>
            {say.endNow}
          </button>
        </>
      }
    >
      <div className="stack">
        <TextArea label={deskWords(locale).reason} value={reason} onChange={setReason} />
        {problem && <Problem text={problem} />}
      </div>
    </Dialog>
  )
}
