import type { AnyRouter } from '@tanstack/react-router'

type Parts = {
  router: Pick<AnyRouter, 'latestLocation'> & { state: Pick<AnyRouter['state'], 'resolvedLocation'> }
  loadWhole: (href: string) => void
  checkBuild: () => void
  signal: AbortSignal
}

/**
 * A page that was left open asks a newer build for files that only the old one had. On the way to another page that one is
 * loaded whole; elsewhere nobody's page is taken from under them, and the reload is offered if there is a newer build.
 */
export function followMissingFiles({ router, loadWhole, checkBuild, signal }: Parts) {
  const onMissing = () => {
    const from = router.state.resolvedLocation
    const to = router.latestLocation
    // Whoever has just arrived is not sent there again: that would go round in circles.
    if (from && from.publicHref !== to.publicHref) loadWhole(to.publicHref)
    else checkBuild()
  }
  addEventListener('vite:preloadError', onMissing, { signal })
}
