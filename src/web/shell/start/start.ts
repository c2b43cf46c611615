import type { AnyRouter } from '@tanstack/react-router'
import type { PageRequest } from '#contract/call.ts'
import { showSite } from '#contract/endpoints.ts'
import type { Site } from '#contract/site.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { browserClock as clock } from '#ui/clock.ts'
import { followNavigations } from '#ui/overlays/overlay-history.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { shellWords } from '#words/site/shell.ts'
import { followInvitation } from '../../agents/follow-invitation.ts'
import { forgottenCurrency, pageCurrency, settleLanguage } from '../../browser-state/choices.ts'
import { rememberPage } from '../../browser-state/page-before.ts'
import { identityOf } from '../../browser-state/session.ts'
import { followAccount } from '../../browser-state/session-switch.ts'
import { deviceOf, paginationLayouts } from '../../browser-state/state.ts'
import { browser, store } from '../../browser-state/this-browser.ts'
import { phoneWidth } from '../../constants.ts'
import {
  letNewWorkerTakeOver,
  purgeOrdersWithSession,
  registerServiceWorker,
} from '../../installed-app/service-worker.ts'
import { routeNameOf } from '../../page/route-names.ts'
import { settlePush, subscriptionOf } from '../../push/push-device.ts'
import { signInPrompt } from '../../sign-in/sign-in-prompt.ts'
import { changeCurrency } from '../currencies.ts'
import { createBuildCheck } from './build-check.ts'
import destination from './destination.svg?url&no-inline'
import { focusMain } from './focus-main.ts'
import { liftWaitingLayout } from './lift-waiting-layout.ts'
import { rememberSite } from './load-site.ts'
import { followRules } from './redirect-rules.ts'
import { askTranslation } from './translation-probe.ts'

type Parts = { router: AnyRouter; site: Site }

/** Brings the shell to life once the page is; what it returns ends it. */
export function startShell({ router, site }: Parts): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const request = router.options.context as PageRequest
  document.documentElement.classList.add('alive')
  liftWaitingLayout()
  rememberSite(site)
  settleLanguage(browser)
  store.set({
    lang: request.locale,
    locale: request.locale,
    local_currency: request.currency,
    default_info: { img: destination },
  })
  settleCurrency(router, site)
  followDevice(signal)
  const leaves = [
    followRoutes(router),
    followNavigations(router.history),
    followRules(router, (href) => location.replace(href)),
    followTabs({ router, site }, signal),
    followBuilds(router, site, signal),
    purgeOrdersWithSession(),
    followPush(request),
  ]
  followInvitation(location.href, request.call)
  askTranslation(site)
  registerServiceWorker()
  return () => {
    ending.abort()
    for (const leave of leaves) leave()
  }
}

/** At the start, and whenever somebody signs in. */
function followPush({ call }: PageRequest) {
  const settle = () =>
    void settlePush({
      items: browser.items,
      call,
      uid: identityOf(browser)?.uid ?? null,
      subscription: subscriptionOf,
    }).catch(() => null)
  let token = browser.store.get().usertoken
  settle()
  return browser.store.subscribe(() => {
    const now = browser.store.get().usertoken
    if (now && now !== token) settle()
    token = now
  })
}

/** The cookie ran out and local storage remembers, or it names what we do not sell in: the data is asked for anew. */
function settleCurrency(router: AnyRouter, { currencies }: Site) {
  const rendered = document.documentElement.dataset.currency
  const chosen = forgottenCurrency(browser) ?? pageCurrency(browser.cookies, rendered)
  const currency = [chosen, rendered ?? ''].find((one) => currencies.includes(one)) ?? DEFAULT_CURRENCY
  if (currency !== router.options.context.currency) changeCurrency(router, currency)
}

function followDevice(signal: AbortSignal) {
  const look = () => {
    const device = deviceOf({ userAgent: navigator.userAgent, width: innerWidth })
    store.set({ device, pagination_layout: paginationLayouts[device] })
  }
  look()
  matchMedia(`(width > ${phoneWidth}px)`).addEventListener('change', look, { signal })
}

/** Records each page's name; closes what lay over the last page and leads the keyboard into the new one. */
function followRoutes(router: AnyRouter) {
  const record = () => store.set({ path_name: routeNameOf(router.state.location.pathname) ?? 'not-found' })
  record()
  const closing = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    document.querySelector<HTMLElement>('.more:popover-open')?.hidePopover()
    if (!fromLocation || !pathChanged) return
    rememberPage(fromLocation.href)
    // Navigating away gives up the action that required signing in.
    signInPrompt.close()
  })
  const recording = router.subscribe('onResolved', record)
  const arriving = router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return
    if (!document.activeElement?.closest('main')) focusMain()
  })
  return () => {
    closing()
    recording()
    arriving()
  }
}

function followTabs({ router, site }: Parts, signal: AbortSignal) {
  addEventListener('storage', ({ key }) => key === 'localcurrency' && settleCurrency(router, site), {
    signal,
  })
  const account = followAccount({ ...browser, clock, reload: () => location.reload() })
  addEventListener('storage', account.heard, { signal })
  // A page from the back-forward cache slept through what other pages stored.
  addEventListener('pageshow', ({ persisted }) => persisted && account.heard(), { signal })
  return account.leave
}

function followBuilds(router: AnyRouter, site: Site, signal: AbortSignal) {
  const { call, locale } = router.options.context as PageRequest
  const say = shellWords(locale)
  const builds = createBuildCheck({
    known: site.build,
    clock,
    ask: async () => {
      const answer = await call(showSite, {}, { quiet: true })
      return answer.code === 1 ? (answer.data as Site).build : null
    },
    onNewer: () =>
      showToast({
        kind: 'good',
        text: say.newBuild,
        sticky: true,
        action: {
          label: say.reload,
          run: () => void letNewWorkerTakeOver().finally(() => location.reload()),
        },
      }),
  })
  followMissingFiles({
    router,
    loadWhole: (href) => location.assign(href),
    checkBuild: () => void builds.check(),
    signal,
  })
  const look = () => document.visibilityState === 'visible' && builds.check()
  document.addEventListener('visibilitychange', look, { signal })
  return builds.stop
}

type MissingFileParts = {
  router: Pick<AnyRouter, 'latestLocation'> & { state: Pick<AnyRouter['state'], 'resolvedLocation'> }
  loadWhole: (href: string) => void
  checkBuild: () => void
  signal: AbortSignal
}

/**
 * A page that was left open asks a newer build for files that only the old one had. During a navigation the target is
 * loaded as a full page. Otherwise the page stays, and a reload is offered if there is a newer build.
 */
function followMissingFiles({ router, loadWhole, checkBuild, signal }: MissingFileParts) {
  const onMissing = () => {
    const from = router.state.resolvedLocation
    const to = router.latestLocation
    // Loading the current page again would loop.
    if (from && from.publicHref !== to.publicHref) loadWhole(to.publicHref)
    else checkBuild()
  }
  addEventListener('vite:preloadError', onMissing, { signal })
}
