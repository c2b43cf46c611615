import type { AnyRouter } from '@tanstack/react-router'
import type { PageRequest } from '#contract/call.ts'
import { routeNameOf } from '../page/route-names.ts'
import { redirectFor } from './redirect-rule.ts'

export type RuledRouter = Pick<AnyRouter, 'subscribe' | 'latestLocation'> & {
  options: { context: Pick<PageRequest, 'call' | 'locale'> }
  history: Pick<AnyRouter['history'], 'replace'>
}

/**
 * Asks the operator's rules about every page that is gone to, while it loads: an ordinary page waits for nothing. What is
 * no page of ours waits for the answer, in the root route, so that nobody sees a 404 first.
 */
export function followRules(router: RuledRouter, loadWhole: (href: string) => void): () => void {
  const { call, locale } = router.options.context
  return router.subscribe('onBeforeNavigate', async ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !routeNameOf(toLocation.pathname)) return
    const rule = await redirectFor(call, toLocation.publicHref, locale)
    // Whoever has gone on meanwhile is not called back.
    if (!rule || router.latestLocation.pathname !== toLocation.pathname) return
    if (rule.reloadDocument) loadWhole(rule.href)
    else router.history.replace(rule.href)
  })
}
