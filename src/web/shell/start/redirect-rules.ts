import type { AnyRouter } from '@tanstack/react-router'
import type { Call, PageRequest } from '#contract/call.ts'
import { findRedirect } from '#contract/endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import { routeNameOf } from '../../page/route-names.ts'

export type RuledRouter = Pick<AnyRouter, 'subscribe' | 'latestLocation'> & {
  options: { context: Pick<PageRequest, 'call' | 'locale'> }
  history: Pick<AnyRouter['history'], 'replace'>
}

/**
 * Asks the operator's rules about every page that is gone to, while it loads: an ordinary page waits for nothing. For
 * an unknown path the root route waits for the answer, so that no 404 page is shown first.
 */
export function followRules(router: RuledRouter, loadWhole: (href: string) => void): () => void {
  const { call, locale } = router.options.context
  return router.subscribe('onBeforeNavigate', async ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !routeNameOf(toLocation.pathname)) return
    const rule = await redirectFor(call, toLocation.publicHref, locale)
    // Another navigation has begun, so this redirect is stale.
    if (!rule || router.latestLocation.pathname !== toLocation.pathname) return
    if (rule.reloadDocument) loadWhole(rule.href)
    else router.history.replace(rule.href)
  })
}

/** Where an address that is no page of ours leads by the operator's rules; null when nowhere. */
export async function redirectFor(call: Call, path: string, locale: Locale) {
  const answer = await call(findRedirect, { path }, { quiet: true }).catch(() => null)
  const target = answer?.code === 1 ? (answer.data as { redirect: string } | null)?.redirect : null
  if (!target || target === path) return null
  // Another host, or another language: the page is loaded whole.
  const isRoute = target.startsWith('/') && splitLocale(target).locale === locale
  return { href: target, replace: true, reloadDocument: !isRoute }
}
