import { listCalendarChanges } from '#contract/desk/endpoints.ts'
import { calendarWords, fieldNames } from '#words/desk/calendar.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatDates } from '#words/format.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'

type Props = {
  hotel: string
  mayChange: boolean
  onStep: (id: string, isUndo: boolean) => Promise<void>
  onClose: () => void
}

/** The last changes of a calendar; those of the last day can be undone. */
export function ChangesDialog({ hotel, mayChange, onStep, onClose }: Props) {
  const locale = useLocale()
  const say = calendarWords(locale)
  const changes = useLoad(listCalendarChanges, { hotel }, { isLive: true })
  return (
    <Dialog title={say.history} lead={say.historyLead} onClose={onClose} width={640}>
      <Shown of={changes} rows={6}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="soft">{say.noChanges}</p>
          ) : (
            <ul className="calchanges">
              {list.map((one) => (
                <li key={one.id}>
                  <time>{dayAndTime(one.at, locale)}</time>
                  <span>
                    <b>
                      {say.changed(
                        fieldNames(locale)[one.field],
                        formatDates(one.first, one.last, locale),
                        one.nights,
                      )}
                    </b>
                    <small>
                      {one.by}, {one.rows.join(' · ')}
                      {one.undone && ` (${say.isUndone})`}
                    </small>
                  </span>
                  {one.is_open && mayChange && (
                    <button
                      type="button"
                      className="btn btn-s"
                      onClick={() => void onStep(one.id, !one.undone).then(changes.reload)}
                    >
                      {one.undone ? say.redo : say.undo}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </Dialog>
  )
}
