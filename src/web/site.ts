import { getRouteApi } from '@tanstack/react-router'
import type { Site } from '#contract/site.ts'

const root = getRouteApi('__root__')

/** Facts of the site, loaded once with the first page. */
export function useSite(): Site {
  const data = root.useLoaderData()
  if (!data) throw new Error('the site was not loaded')
  return data.site
}
