import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { listPins } from '#contract/endpoints.ts'
import type { HotelPins } from '#contract/search.ts'
import type { Dates } from '#contract/stay.ts'
import { whenIdle } from '#ui/scheduling.ts'
import type { MapPin } from '../../map/map-pin.ts'
import { useRequest } from '../../page/use-page.ts'
import { useListPlace } from '../list-context.ts'
import { askedOf, type ListData } from '../load-list.ts'
import { pinsOf, pinsOfPage } from './list-pins.ts'

type Found = { readonly key: string; readonly pins: HotelPins }
type Pins = {
  readonly pins: readonly MapPin[]
  readonly total: number
  /** No more are on their way. */
  readonly isSettled: boolean
  /** With flexible dates: the hotel's own; null if they are those of the search. */
  readonly stayOf: (id: string) => Dates | null
}
let last: Found | null = null

/** Every match of the list's search, asked for when the page is at rest; until then the hotels of its page. */
export function usePins(data: ListData, isWanted: boolean): Pins {
  const { kw, locale } = useListPlace()
  const { call } = useRequest()
  const { page, currency } = data
  const { page: _page, page_size: _size, ...asked } = askedOf({ query: data.query, kw, currency })
  const key = `${locale} ${JSON.stringify(asked)}`
  const [found, setFound] = useState<Found | null>(last)
  const [failedKey, setFailedKey] = useState('')
  const ask = useEffectEvent(async (isCurrent: () => boolean) => {
    const answer = await call(listPins, asked, { quiet: true }).catch(() => null)
    if (!answer || !succeeded(answer)) {
      if (isCurrent()) setFailedKey(key)
      return
    }
    last = { key, pins: answer.data }
    if (isCurrent()) setFound(last)
  })
  const areMissing = !page.zoom_in && page.total > page.list.length && found?.key !== key
  const isNeeded = isWanted && areMissing
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    const callOff = whenIdle(() => void ask(() => isCurrent))
    void key
    return () => {
      isCurrent = false
      callOff()
    }
  }, [isNeeded, key])
  const all = found?.key === key ? found.pins : null
  const shown = all ? null : page
  const pins = useMemo(() => {
    if (all) return pinsOf(all, locale)
    return shown ? pinsOfPage(shown, locale) : []
  }, [all, shown, locale])
  return {
    pins,
    total: page.zoom_in ? 0 : (all?.total ?? page.total),
    isSettled: !areMissing || failedKey === key,
    stayOf: (id) =>
      page.list.find((hotel) => hotel.id === id)?.stay ??
      all?.stays?.[all.stay?.[all.ids.indexOf(id)] ?? -1] ??
      null,
  }
}
