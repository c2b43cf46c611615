import { useEffect, useState } from 'react'
import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { explainRooms, listRooms } from '#contract/endpoints.ts'
import type { CombinedRooms } from '#contract/hotels.ts'
import { useRequest } from '../../page/use-page.ts'
import type { StaySearch } from '../../search-query/stay-search.ts'
import { groupsOf, type MixRoom, mixRooms } from './room-mix.ts'

const quiet = { quiet: true }

async function loadRooms(
  call: Call,
  { id, search, currency }: { id: string; search: StaySearch; currency: string },
): Promise<MixRoom[] | 'failed'> {
  const { s_d, e_d } = search
  const groups = groupsOf(search)
  const answers = await Promise.all(
    groups.map(({ adults, ages }) =>
      call(listRooms, { id, s_d, e_d, rooms: 1, adults, ages: [...ages], currency }, quiet),
    ),
  ).catch(() => [])
  const lists = answers.flatMap((answer, at) =>
    succeeded(answer) ? [{ guests: groups[at]!, list: answer.data }] : [],
  )
  return lists.length === groups.length ? mixRooms(search, lists) : 'failed'
}

/** The rooms of the stay, each with the rates for its guests; null while they load. */
export function useMixRooms(id: string, search: StaySearch, currency: string) {
  const { call } = useRequest()
  const [rooms, setRooms] = useState<MixRoom[] | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadRooms(call, { id, search, currency }).then((loaded) => isCurrent && setRooms(loaded))
    return () => {
      isCurrent = false
    }
  }, [call, id, search, currency])
  return rooms
}

export type Combined = { readonly key: string } & (
  | { readonly is: 'whole'; readonly whole: CombinedRooms }
  | { readonly is: 'refused'; readonly why: string }
)

/** The price and the policy of the chosen rooms together; null while they load. */
export function useCombined(quotes: readonly string[] | null) {
  const { call } = useRequest()
  const [combined, setCombined] = useState<Combined | null>(null)
  const key = quotes?.join(',') ?? ''
  useEffect(() => {
    if (!key) return
    let isCurrent = true
    const load = async () => {
      const answer = await call(explainRooms, { quotes: key.split(',') }, quiet).catch(() => null)
      if (!isCurrent) return
      if (answer && succeeded(answer)) setCombined({ key, is: 'whole', whole: answer.data })
      else setCombined({ key, is: 'refused', why: answer?.msg ?? '' })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [call, key])
  return combined?.key === key ? combined : null
}
