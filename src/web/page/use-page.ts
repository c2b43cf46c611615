import { getRouteApi } from '@tanstack/react-router'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { Site } from '#contract/site.ts'
import { shellWords } from '#words/site/shell.ts'

const root = getRouteApi('__root__')

/** Language, currency, origin and call of this page. */
export const useRequest = () => root.useRouteContext()
export const useShellWords = () => shellWords(useRequest().locale)

const never = () => () => {}
/** False on the server and in the first render: for what only a living page can show. */
export const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** For parts of which a page has many: they follow the first render piece by piece, so that a press comes in between. */
export function useAliveSoon() {
  const [alive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return alive
}

/** Facts of the site, loaded once with the first page. */
export function useSite(): Site {
  const data = root.useLoaderData()
  if (!data) throw new Error('the site was not loaded')
  return data.site
}
