import { useState } from 'react'
import { deskWords } from '#words/desk/frame.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { Dialog } from '../parts/dialog.tsx'
import { TextField } from '../parts/fields.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { snoozeTimes } from './snooze-times.ts'

type Props = { onClose: () => void; onChosen: (until: string) => void }

/** Chooses the time at which an entry returns to the list. */
export function SnoozeDialog({ onClose, onChosen }: Props) {
  const locale = useLocale()
  const say = inboxWords(locale)
  const [times] = useState(() => snoozeTimes(new Date()))
  const [own, setOwn] = useState('')
  return (
    <Dialog
      title={say.snoozeTitle}
      lead={say.snoozeHint}
      width={420}
      onClose={onClose}
      onSubmit={() => own !== '' && onChosen(new Date(own).toISOString())}
      footer={
        <>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {deskWords(locale).cancel}
          </button>
          <button type="submit" className="btn btn-fill" disabled={own === ''}>
            {say.snooze}
          </button>
        </>
      }
    >
      <div className="stack">
        <div className="chips">
          {times.map(({ name, at }) => (
            <button key={name} type="button" className="chip" onClick={() => onChosen(at.toISOString())}>
              {say[name]}
            </button>
          ))}
        </div>
        <TextField label={say.snoozeTitle} type="datetime-local" value={own} onChange={setOwn} />
      </div>
    </Dialog>
  )
}
