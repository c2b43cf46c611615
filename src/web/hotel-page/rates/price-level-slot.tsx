import { type ComponentType, useEffect, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { showPriceLevel } from '#contract/endpoints.ts'
import type { StayLevel } from '#contract/price-levels.ts'
import { useRequest } from '../../page/use-page.ts'
import { useHotelPlace } from '../hotel-context.ts'

type Panel = ComponentType<{ level: StayLevel }>

/** Compares the stay with earlier prices once the page is idle; empty where too little is known. */
export function PriceLevelSlot({ currency }: { currency: string }) {
  const { id, query } = useHotelPlace()
  const { call } = useRequest()
  const { s_d, e_d } = query.search
  const [shown, setShown] = useState<{ level: StayLevel; Panel: Panel } | null>(null)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const load = async () => {
      const answer = await call(showPriceLevel, { id, s_d, e_d, currency }, { quiet: true, signal })
      const level = succeeded(answer) ? answer.data.stay : null
      const loaded = level && (await import('./price-level-panel.tsx'))
      if (!signal.aborted) setShown(level && loaded && { level, Panel: loaded.PriceLevelPanel })
    }
    load().catch(() => {})
    return () => ending.abort()
  }, [call, id, s_d, e_d, currency])
  return shown && <shown.Panel level={shown.level} />
}
