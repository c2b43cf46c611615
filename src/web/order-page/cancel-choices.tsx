import type { CancellationPreview, Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { cancelWords } from '#words/booking/cancel-order.ts'
import { formatNames } from '#words/format.ts'
import { useRequest } from '../page/use-page.ts'
import type { Choice, Previews } from './use-cancellation.ts'

type Props = {
  order: Order
  choices: readonly Choice[]
  previews: Previews
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The order or one of its rooms, each with what comes back. */
export function CancelChoices({ order, choices, previews, choice, onChoose }: Props) {
  const { locale } = useRequest()
  const say = cancelWords(locale)
  return (
    <fieldset className="cancel-choices">
      <legend className="sr-only">{say.what}</legend>
      {choices.map((one) => {
        const at = order.rooms.findIndex(({ id }) => id === one)
        const room = order.rooms[at]
        return (
          <label key={one}>
            <input type="radio" name="cancel" checked={one === choice} onChange={() => onChoose(one)} />
            <span>
              <b>{room ? say.room(at + 1, room.name) : say.whole}</b>
              <small translate={room ? 'no' : undefined}>
                {room ? formatNames(room.guests, locale) : say.allRooms(choices.length - 1)}
              </small>
            </span>
            <span className="cancel-choices-back">{backText(previews[one])}</span>
          </label>
        )
      })}
    </fieldset>
  )

  function backText(preview: CancellationPreview | undefined) {
    if (!preview) return '…'
    if (preview.refund.amount > 0) return say.back(formatMoney(preview.refund, locale))
    return preview.fee.amount > 0 ? say.kept(formatMoney(preview.fee, locale)) : say.free
  }
}
