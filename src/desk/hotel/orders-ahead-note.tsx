import type { FieldPath } from '#domain/hotel/hotel-fields.ts'
import { fieldPath } from '#domain/hotel/hotel-fields.ts'
import { LockIcon } from '#ui/icons/icons.ts'
import { hotelEditorWords } from '#words/desk/hotel-editor.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { changeName } from './change-names.ts'
import { useEditor } from './editor.ts'

/** A change that existing orders rely on. */
export type OrdersAhead = {
  readonly key: string
  readonly from: string
  readonly orders: readonly {
    readonly number: string
    readonly arrival: string
    readonly departure: string
  }[]
}

type Props = { ahead: OrdersAhead; onCloseFrom: () => void; onPutBack: () => void }

const isClosing = (path: FieldPath | null) =>
  path?.column === 'state' && (path.section === 'rooms' || path.section === 'rates')

export function OrdersAheadNote({ ahead, onCloseFrom, onPutBack }: Props) {
  const locale = useLocale()
  const say = hotelEditorWords(locale)
  const { fields, hotel } = useEditor()
  const path = fieldPath(ahead.key)
  const day = formatDate(ahead.from, locale)
  return (
    <div className="note note-bad" role="alert">
      <LockIcon />
      <span className="grow">
        <b>{say.ordersAheadTitle(changeName(ahead.key, fields, locale))}</b>{' '}
        {ahead.orders.map(({ number, arrival, departure }, at) => (
          <span key={number}>
            {at > 0 ? '; ' : ''}
            <Link className="link" href={addressOf(`/orders/${number}`)}>
              {number}
            </Link>
            {`, ${formatDates(arrival, departure, locale)}`}
          </span>
        ))}
        . {say.ordersAheadFrom(day)}
      </span>
      {path?.section === 'rooms' && path.column === 'units' && (
        <Link className="btn btn-s" href={addressOf('/calendar', { hotel: hotel.id, from: ahead.from })}>
          {say.calendarFrom(day)}
        </Link>
      )}
      {isClosing(path) && (
        <button type="button" className="btn btn-s" onClick={onCloseFrom}>
          {say.closeFrom(day)}
        </button>
      )}
      <button type="button" className="btn btn-s btn-quiet" onClick={onPutBack}>
        {say.putBack}
      </button>
    </div>
  )
}
