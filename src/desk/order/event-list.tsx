import type { OrderEvent } from '#contract/booking.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { orderWords } from '#words/desk/order.ts'
import { orderListWords } from '#words/desk/orders.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { Avatar } from '../parts/avatar.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'

const sums = ['amount', 'refund', 'fee', 'saving'] as const

/** Events of the order, beside the messages about them. */
export function EventList({ data }: { data: DeskOrder }) {
  const locale = useLocale()
  const say = orderWords(locale)
  const list = orderListWords(locale)
  const { order } = data
  const { currency } = order.price.total
  const figures = ({ facts }: OrderEvent) =>
    sums
      .flatMap((name) => {
        const amount = facts[name]
        return typeof amount === 'number' && amount > 0 ? [formatMoney({ amount, currency }, locale)] : []
      })
      .join(' · ')
  const coming = ['held', 'confirmed', 'staying', 'payment_review'].includes(order.state)
    ? (
        [
          [order.check_in, say.checkIn],
          [order.check_out, say.checkOut],
        ] as const
      ).filter(([at]) => Date.parse(at) > Date.parse(order.now))
    : []
  return (
    <div className="evs">
      <ol>
        {order.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Events are appended and never move.
          <li className="ev" key={at}>
            <time>{dayAndTime(hereOf(event.at), locale)}</time>
            <i />
            <div>
              <b>{list.event(event.kind)}</b>
              <span className="by">{say.by(event.by)}</span>
              {figures(event) && <p>{figures(event)}</p>}
            </div>
          </li>
        ))}
        {coming.map(([at, text]) => (
          <li className="ev todo" key={at}>
            <time>{dayAndTime(at, locale)}</time>
            <i />
            <div>
              <b>{text}</b>
              <p>{say.hotelTime}</p>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <h2>{say.messages}</h2>
        {data.messages.length === 0 && <p className="soft">{say.noMessages}</p>}
        {data.messages.map((message) => (
          <Letter
            key={`${message.ticket} ${message.at}`}
            name={message.by === 'guest' ? order.contact.name : say.by('staff')}
            at={dayAndTime(hereOf(message.at), locale)}
            text={message.text}
          />
        ))}
        <h2 className="h2-next">{say.notes}</h2>
        {data.notes.length === 0 && <p className="soft">{say.noNotes}</p>}
        {data.notes.map((note) => (
          <Letter key={note.id} name={note.by} at={dayAndTime(hereOf(note.at), locale)} text={note.text} />
        ))}
      </div>
    </div>
  )
}

const Letter = ({ name, at, text }: { name: string; at: string; text: string }) => (
  <div className="letter">
    <Avatar name={name} />
    <div>
      <header>
        <b>{name}</b>
        <time>{at}</time>
      </header>
      <p>{text}</p>
    </div>
  </div>
)
