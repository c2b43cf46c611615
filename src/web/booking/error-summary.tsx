import { useEffect, useRef } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { WarningIcon } from '#ui/icons/icons.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import { consentField, emailField, phoneField } from './reservation-form.ts'
import type { Reservation } from './use-reservation.ts'

/** The remaining faults, each with a link to its field; focused when the button finds faults. */
export function ErrorSummary({ rooms, reservation }: { rooms: number; reservation: Reservation }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const ref = useRef<HTMLDivElement>(null)
  const { tries, typed } = reservation
  useEffect(() => {
    if (tries > 0) ref.current?.focus()
  }, [tries])
  const wrong = Object.keys(typed.values).filter((name) => typed.faults[name])
  if (tries === 0 || wrong.length === 0) return null
  return (
    <div ref={ref} className="reserve-errors" role="alert" tabIndex={-1}>
      <WarningIcon />
      <div>
        <p>{say.errorCount(wrong.length)}</p>
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <Button kind="link" onClick={() => reservation.focusOn(name)}>
                {labelOf(name, rooms, locale)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function labelOf(name: string, rooms: number, locale: Locale): string {
  const say = reserveWords(locale)
  const guest = /^guests\.(\d+)\.(first|last)$/.exec(name)
  if (guest) {
    const part = guest[2] === 'first' ? say.first : say.last
    return rooms === 1 ? part : say.ofRoom(Number(guest[1]) + 1, part)
  }
  const labels: Record<string, string> = {
    [emailField]: say.email,
    [phoneField]: say.phone,
    arrival: say.arrival,
    wishes: say.wishes,
    promotion: say.promotion,
    points: say.points,
    [consentField]: say.consentLabel,
  }
  return labels[name] ?? name
}
