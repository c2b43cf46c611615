import type { DayGuest } from '#contract/desk/extranet.ts'
import { PhoneIcon } from '#ui/icons/icons.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { orderListWords } from '#words/desk/orders.ts'
import { Link } from '../parts/link.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { ArrivalMark, PaymentMark } from './payment-mark.tsx'

type Props = {
  guests: readonly DayGuest[]
  /** The number of the order that is being changed. */
  busy: string | null
  onArrived: (guest: DayGuest, arrived: boolean) => void
  onNoShow: (guest: DayGuest) => void
}

/** Arrivals as cards that fit a thumb; each has its actions. */
export function ArrivalList({ guests, busy, onArrived, onNoShow }: Props) {
  const say = extranetWords(useLocale())
  if (guests.length === 0) return <p className="soft">{say.nobodyArrives}</p>
  return (
    <ul className="comers">
      {guests.map((guest) => (
        <Arrival
          key={guest.number}
          guest={guest}
          isBusy={busy === guest.number}
          onArrived={onArrived}
          onNoShow={onNoShow}
        />
      ))}
    </ul>
  )
}

type ArrivalProps = Omit<Props, 'guests' | 'busy'> & { guest: DayGuest; isBusy: boolean }

function Arrival({ guest, isBusy, onArrived, onNoShow }: ArrivalProps) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const mayMark = useWhyNot('arrivals.mark') === null
  const name = guest.guests.join(locale === 'zh' ? '、' : ', ')
  const isOver = guest.state === 'no_show' || guest.state === 'completed'
  return (
    <li>
      <span className="when">{guest.at ?? say.none}</span>
      <div>
        <Link href={addressOf(`/orders/${guest.number}`)}>
          <b>{name}</b>
        </Link>
        <small>
          {guest.number} · {say.rooms(guest.rooms, guest.room)} ·{' '}
          {orderListWords(locale).nights(guest.nights)} · {say.party(guest.adults, guest.children.length)}
        </small>
        {guest.wishes && <small>{guest.wishes}</small>}
        {guest.phone && (
          <a className="link t12 tel" href={`tel:${guest.phone}`}>
            <PhoneIcon />
            {guest.phone}
          </a>
        )}
      </div>
      <span className="pays">
        <PaymentMark guest={guest} />
        <ArrivalMark guest={guest} />
      </span>
      {mayMark && !isOver && (
        <span className="does no-print">
          {guest.arrived_at ? (
            <button
              type="button"
              className="btn"
              disabled={isBusy || guest.arrived.why !== null}
              aria-label={`${say.undo}: ${name}`}
              onClick={() => onArrived(guest, false)}
            >
              {say.undo}
            </button>
          ) : (
            <button
              type="button"
              className="btn"
              disabled={isBusy || guest.arrived.why !== null}
              aria-label={`${say.markArrived}: ${name}`}
              onClick={() => onArrived(guest, true)}
            >
              {say.markArrived}
            </button>
          )}
          {!guest.arrived_at && !guest.not_arrived && (
            <button
              type="button"
              className="btn"
              disabled={isBusy || guest.no_show.why !== null}
              aria-label={`${say.recordNoShow}: ${name}`}
              title={
                guest.no_show.why === 'too_early' ? say.whyEarly(guest.no_show.from.slice(11, 16)) : undefined
              }
              onClick={() => onNoShow(guest)}
            >
              {say.recordNoShow}
            </button>
          )}
        </span>
      )}
    </li>
  )
}
