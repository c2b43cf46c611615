import { useState } from 'react'
import { closeGuest, correctGuestPoints, exportGuest, keepGuest } from '#contract/desk/guest-endpoints.ts'
import type { DeskGuest, GuestExport } from '#contract/desk/guests.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { saveFile } from '#ui/save-file.ts'
import { roleNames } from '#words/desk/frame.ts'
import { guestWords } from '#words/desk/guests.ts'
import { formatCount } from '#words/format.ts'
import { call, newRequestId } from '../call.ts'
import { ReasonDialog } from '../parts/reason-dialog.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import type { GuestProps } from './guest-props.ts'
import { MergeDialog } from './merge-dialog.tsx'

type Opened = 'points' | 'export' | 'close' | 'keep' | 'merge'

/** Points, export, erasure and merging; each says its consequence first and needs a reason. */
export function GuestActions({ guest, onChanged }: GuestProps) {
  const locale = useLocale()
  const say = guestWords(locale)
  const whyNot = useWhyNot('guests.change')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const step = (reason: string) => ({ id: guest.id, reason, req_id: newRequestId() })
  const done = (answer: { code: number; msg: string }, text: string): string | null => {
    if (answer.code !== 1) return answer.msg
    onChanged((answer as unknown as { data: DeskGuest }).data)
    showToast({ kind: 'good', text })
    close()
    return null
  }
  const download = async (reason: string) => {
    const answer = await call(exportGuest, { id: guest.id, reason })
    if (answer.code !== 1) return answer.msg
    const { file, data } = (answer as { data: GuestExport }).data
    saveFile(file, 'application/json', JSON.stringify(data, null, 2))
    showToast({ kind: 'good', text: say.exported })
    close()
    return null
  }
  const roles = whyNot?.roles.map((role) => roleNames(locale)[role]).join(locale === 'zh' ? '、' : ', ')
  if (whyNot)
    return (
      <section>
        <h2>{say.law}</h2>
        <p className="soft">{say.cannot(roles ?? '')}</p>
      </section>
    )
  return (
    <section>
      <h2>{say.law}</h2>
      <div className="guest-actions">
        <button type="button" className="btn" onClick={() => setOpened('points')}>
          {say.correctPoints}
        </button>
        <button type="button" className="btn" onClick={() => setOpened('export')}>
          {say.export}
        </button>
        <button type="button" className="btn" onClick={() => setOpened('merge')}>
          {say.merge}
        </button>
        {guest.closes_at ? (
          <button type="button" className="btn" onClick={() => setOpened('keep')}>
            {say.keep}
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            aria-disabled={guest.has_open_orders || undefined}
            onClick={() => !guest.has_open_orders && setOpened('close')}
          >
            {say.close}
          </button>
        )}
      </div>
      {!guest.closes_at && guest.has_open_orders && <p className="hint">{say.closeOpen}</p>}
      {opened === 'points' && (
        <ReasonDialog
          title={say.correctPoints}
          lead={say.correctLead(formatCount(guest.points, locale))}
          amount={say.amount}
          verb={say.correct}
          onClose={close}
          onSubmit={async (reason, points) =>
            done(await call(correctGuestPoints, { ...step(reason), points }), say.corrected)
          }
        />
      )}
      {opened === 'export' && (
        <ReasonDialog
          title={say.export}
          lead={say.exportLead}
          verb={say.export}
          onClose={close}
          onSubmit={download}
        />
      )}
      {opened === 'close' && (
        <ReasonDialog
          title={say.close}
          lead={say.closeLead}
          verb={say.close}
          isDanger
          onClose={close}
          onSubmit={async (reason) => done(await call(closeGuest, step(reason)), say.closed)}
        />
      )}
      {opened === 'keep' && (
        <ReasonDialog
          title={say.keep}
          lead={say.keepLead}
          verb={say.keep}
          onClose={close}
          onSubmit={async (reason) => done(await call(keepGuest, step(reason)), say.kept)}
        />
      )}
      {opened === 'merge' && <MergeDialog guest={guest} onClose={close} />}
    </section>
  )
}
