import { useState } from 'react'
import { saveHotel, unsaveHotels } from '#contract/endpoints.ts'
import type { SavedHotel, SavedList } from '#contract/saved.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon, MoveIcon, PlusIcon } from '#ui/icons/icons.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { formatDate } from '#words/format.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { HotelRow } from './hotel-row.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PriceChange } from './price-change.tsx'

type Props = {
  hotel: SavedHotel
  list: SavedList
  lists: readonly SavedList[]
  onChange: () => void
}

/** A favourite with what it costs now; removed, it can be had again as it was. */
export function FavouriteCard({ hotel, list, lists, onChange }: Props) {
  const { locale, currency } = useRequest()
  const say = favouriteWords(locale)
  const signedCall = useSignedCall()
  const [isGone, setIsGone] = useState(false)
  const [isNaming, setIsNaming] = useState(false)
  const remove = async () => {
    const answer = await signedCall(unsaveHotels, { id: hotel.id }, { quiet: true }).catch(() => null)
    if (answer?.code === 1) setIsGone(true)
  }
  const save = async (to: { list?: string }, options: { quiet?: boolean } = {}) => {
    const answer = await signedCall(saveHotel, { id: hotel.id, currency, ...to }, options).catch(() => null)
    if (answer?.code !== 1) return answer?.msg ?? null
    setIsNaming(false)
    setIsGone(false)
    onChange()
    return null
  }
  if (isGone)
    return (
      <p className="favourite-gone" role="status">
        {say.removedHotel(hotel.name)}
        <Button kind="link" autoFocus onClick={() => void save({}, { quiet: true })}>
          {say.undo}
        </Button>
      </p>
    )
  return (
    <HotelRow
      hotel={hotel}
      party={list}
      isClosed={hotel.closed}
      showsDates={list.s_d === null}
      note={<SavedNote hotel={hotel} />}
      change={hotel.change && <PriceChange change={hotel.change} />}
      actions={
        <>
          <Menu
            label={say.moveTo}
            triggerClass="button button-quiet button-small"
            trigger={
              <>
                <MoveIcon small />
                {say.move}
              </>
            }
            entries={[
              ...lists.map(({ id, name }) => ({
                key: id,
                label: name,
                current: id === list.id,
                onChoose: () => void save({ list: id }),
              })),
              {
                key: 'new',
                label: say.newList,
                icon: PlusIcon,
                ruled: true,
                onChoose: () => setIsNaming(true),
              },
            ]}
          />
          <Button kind="quiet" size="small" onClick={() => void remove()}>
            <CloseIcon small />
            {say.remove}
          </Button>
          <NameDialog
            open={isNaming}
            title={say.newListTitle}
            action={say.create}
            onClose={() => setIsNaming(false)}
            onName={(name) => save({ list: name })}
          />
        </>
      }
    />
  )
}

/** When it was saved and for how much; a price that was noted later says when. */
function SavedNote({ hotel }: { hotel: SavedHotel }) {
  const { locale } = useRequest()
  const say = favouriteWords(locale)
  const dayOf = (iso: string) => formatDate(localDate(iso), locale, 'short')
  const { saved_at, saved_total, noted_at } = hotel
  const date = dayOf(saved_at)
  if (!saved_total || !noted_at) return <>{say.savedAt(date)}</>
  const total = formatMoney(saved_total, locale)
  const later = dayOf(noted_at)
  return <>{later === date ? say.savedFor(date, total) : say.notedFor(date, total, later)}</>
}

/** The date of a moment by the reader's own clock. */
export function localDate(iso: string): string {
  const at = new Date(iso)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
