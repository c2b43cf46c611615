import { useId } from 'react'
import { joinLocale } from '#domain/text/locale-path.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { WarningIcon } from '#ui/icons/icons.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import type { ReservationData } from './load-reservation.ts'
import { consentField } from './reservation-form.ts'
import type { Reservation } from './use-reservation.ts'

type Props = { hotel: ReservationData['hotel']; reservation: Reservation }

/** Not ticked for anybody: what goes to a hotel abroad, and that it does. */
export function TransferConsent({ hotel, reservation: { typed } }: Props) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const noteId = useId()
  if (!typed.asksConsent) return null
  const fault = typed.faults[consentField]
  return (
    <div className="reserve-consent">
      <Checkbox
        name={consentField}
        checked={typed.values[consentField] === '1'}
        onChange={(event) => typed.form.change(consentField, event.target.checked ? '1' : '')}
        aria-invalid={fault ? true : undefined}
        aria-describedby={noteId}
        label={
          <>
            {say.consentAbroad(hotel.name, hotel.country)}{' '}
            <a
              className="link"
              target="_blank"
              rel="noopener"
              href={`${joinLocale('/docs/privacy', locale)}#recipients`}
            >
              {say.consentMore}
            </a>
          </>
        }
      />
      <div id={noteId} aria-live="polite">
        {fault && (
          <p className="field-note field-error">
            <WarningIcon />
            {fault}
          </p>
        )}
      </div>
    </div>
  )
}
