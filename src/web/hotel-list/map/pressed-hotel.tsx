import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { showHotelCard } from '#contract/endpoints.ts'
import type { Dates } from '#contract/stay.ts'
import { CloseIcon } from '#ui/icons/icons.ts'
import { useUiWords } from '#ui/language.ts'
import { mapWords } from '#words/search/map.ts'
import { type CardHotel, cardHotel } from '../../hotel-card/card-hotel.ts'
import { useRequest } from '../../page/use-page.ts'
import { useListPlace } from '../list-context.ts'
import { type ListData, offerQuery } from '../load-list.ts'
import { MapCard } from './map-card.tsx'

type Props = {
  id: string
  /** With flexible dates: the hotel's own. */
  own: Dates | null
  data: ListData
  onClose: () => void
}

/** The hotel whose pin was pressed, at the foot of the map; one that is not in the list is asked for. */
export function PressedHotel({ id, own, data, onClose }: Props) {
  const { query, locale } = useListPlace()
  const { call } = useRequest()
  const listed = data.page.list.find((hotel) => hotel.id === id)
  const [hotel, setHotel] = useState<CardHotel | null>(listed ?? null)
  const [hasFailed, setHasFailed] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(async () => {
    const { s_d, e_d, rooms, adults, ages } = query.search
    const stay = { s_d, e_d, ...own, rooms, adults, ages: [...ages] }
    const asked = { id, ...stay, currency: data.currency, ...offerQuery(query.filters) }
    const answer = await call(showHotelCard, asked, { quiet: true }).catch(() => null)
    if (answer && succeeded(answer)) setHotel({ ...cardHotel(answer.data), ...(own && { stay: own }) })
    else setHasFailed(true)
  })
  useEffect(() => {
    if (!(hotel || hasFailed)) void ask()
  }, [hotel, hasFailed])
  useEffect(() => {
    if (hotel) box.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [hotel])
  const say = mapWords(locale)
  const { retry } = useUiWords()
  return (
    <div ref={box} className="map-pressed" data-floats>
      {hotel ? (
        <MapCard hotel={hotel} />
      ) : (
        <p className="map-card-wait" role="status">
          {hasFailed ? say.noCard : say.loading}{' '}
          {hasFailed && (
            <button type="button" className="link" onClick={() => setHasFailed(false)}>
              {retry}
            </button>
          )}
        </p>
      )}
      <button type="button" className="map-pressed-close" aria-label={say.closeCard} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  )
}
