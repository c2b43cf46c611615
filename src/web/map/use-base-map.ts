import { useEffect, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { showMapGround } from '#contract/endpoints.ts'
import type { MapGround } from '#contract/places.ts'
import { useRequest } from '../page/use-page.ts'

const known = new Map<string, MapGround>()

/** The base map of a place, loaded after hydration. Without an answer there is a plain map. */
export function useBaseMap(kw: string): MapGround | null {
  const { call } = useRequest()
  const [found, setFound] = useState<{ kw: string; ground: MapGround | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const held = known.get(kw)
    if (held) {
      setFound({ kw, ground: held })
      return
    }
    call(showMapGround, { kw }, { quiet: true })
      .then(
        (answer) => (succeeded(answer) ? answer.data : null),
        () => null,
      )
      .then((ground) => {
        if (ground) known.set(kw, ground)
        if (isCurrent) setFound({ kw, ground })
      })
    return () => {
      isCurrent = false
    }
  }, [call, kw])
  return found?.kw === kw ? found.ground : null
}
