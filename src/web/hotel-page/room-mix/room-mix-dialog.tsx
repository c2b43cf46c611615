import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/text-input.tsx'
import { goTo } from '#ui/navigation/follow-link.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Price } from '#ui/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { roomMixWords } from '#words/hotels/room-mix.ts'
import { searchWords } from '#words/search/search.ts'
import { useRequest } from '../../page/use-page.ts'
import { shortPolicy } from '../../price-charts/short-policy.ts'
import { useHotelPlace } from '../hotel-context.ts'
import { pickKey, type RatePick } from '../rates/rates.ts'
import { reserveAddress } from '../rates/reserve.ts'
import { chosenMix, type MixRoom, overbookedRoom, quotesOfMix } from './room-mix.ts'
import { useCombined, useMixRooms } from './use-room-mix.ts'

type Props = {
  /** The rate chosen on the page. */
  usual: string | null
  onClose: () => void
}

/** One list of rates for each room, and the total of all. */
export function RoomMixDialog({ usual, onClose }: Props) {
  const { id, locale, query } = useHotelPlace()
  const { currency } = useRequest()
  const say = roomMixWords(locale)
  const router = useRouter()
  const rooms = useMixRooms(id, query.search, currency)
  const [keys, setKeys] = useState<readonly (string | undefined)[]>([])
  const loaded = Array.isArray(rooms) ? rooms : []
  const chosen = chosenMix(loaded, keys, usual)
  const overbooked = overbookedRoom(chosen)
  const quotes = loaded.length > 0 && !overbooked ? quotesOfMix(chosen) : null
  const combined = useCombined(quotes)
  const choose = (at: number, key: string) =>
    setKeys(chosen.map((pick, room) => (room === at ? key : keyOf(pick))))
  const reserve = () => {
    if (quotes && combined?.is === 'whole') goTo(router.history, reserveAddress(quotes.join(','), locale))
  }
  const problem = overbooked
    ? say.tooMany(overbooked.room.name, overbooked.left)
    : combined?.is === 'refused'
      ? combined.why || say.failed
      : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={say.title}
      lead={say.lead}
      shape="medium"
      foot={
        <div className="room-mix-foot">
          <p aria-live="polite">
            {problem ? (
              <span className="room-mix-problem">{problem}</span>
            ) : combined?.is === 'whole' ? (
              <>
                <Price of={combined.whole.price.total} />
                <small>{say.total}</small>
              </>
            ) : (
              rooms !== 'failed' && <Skeleton lines={1} />
            )}
          </p>
          <Button kind="filled" size="large" waiting={combined?.is !== 'whole'} onClick={reserve}>
            {say.reserve}
          </Button>
        </div>
      }
    >
      {rooms === 'failed' ? (
        <p role="alert">{say.failed}</p>
      ) : rooms === null ? (
        <Skeleton lines={4} />
      ) : (
        <div className="room-mix">
          {rooms.map((room, at) => (
            <RoomChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name than their number
              key={at}
              n={at + 1}
              room={room}
              chosen={chosen[at] ?? null}
              onChoose={(key) => choose(at, key)}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

const keyOf = (pick: RatePick | null) => (pick ? pickKey(pick) : undefined)

type ChoiceProps = { n: number; room: MixRoom; chosen: RatePick | null; onChoose: (key: string) => void }

function RoomChoice({ n, room: { guests, picks }, chosen, onChoose }: ChoiceProps) {
  const { locale } = useHotelPlace()
  const say = roomMixWords(locale)
  const label = say.room(n, searchWords(locale).party(guests.adults, guests.ages))
  const types = [...Map.groupBy(picks, ({ room }) => room.id).values()]
  if (types.length === 0)
    return (
      <p>
        <b>{label}</b> {say.none}
      </p>
    )
  return (
    <Field label={label} hint={chosen && shortPolicy(chosen.rate.cancellation, locale)}>
      {(control) => (
        <Select {...control} value={keyOf(chosen)} onChange={(event) => onChoose(event.target.value)}>
          {types.map((type) => (
            <optgroup key={type[0]!.room.id} label={type[0]!.room.name}>
              {type.map((pick) => (
                <option key={pickKey(pick)} value={pickKey(pick)}>
                  {`${formatMoney(pick.rate.price.total, locale)} · ${pick.room.name} · ${pick.rate.name}`}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
