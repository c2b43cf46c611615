import { useRouteContext } from '@tanstack/react-router'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { DatesField } from './calendar/dates-field.tsx'
import type { PriceTarget } from './calendar/dates-panel.tsx'
import { GuestsField } from './guests-field.tsx'
import type { StayForm } from './stay-form.ts'

/** When and who, for a form that knows where. */
export function StayFields({
  stay,
  today,
  target,
  isFlexible = false,
}: {
  stay: StayForm
  today: PlainDate
  target: PriceTarget
  /** Whether the dates may be flexible: in a search for a place. */
  isFlexible?: boolean
}) {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <>
      <DatesField
        locale={locale}
        today={today}
        dates={stay.draft}
        onChange={stay.set}
        party={stay.search}
        target={target}
        {...(isFlexible && { flexible: stay.flexible, onFlexible: stay.setFlexible })}
      />
      <GuestsField
        locale={locale}
        party={stay.draft}
        onChange={stay.set}
        asked={stay.asked}
        onAsk={stay.askAge}
      />
    </>
  )
}
