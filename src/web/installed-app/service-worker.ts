import { browser } from '../browser-state/this-browser.ts'

const ordersCache = /^orders-/

/** Keeps the site's files and a guest's own orders for when there is no connection. */
export function registerServiceWorker() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {})
}

const takeOverMs = 3_000

/**
 * A new version of it takes over when the page is about to be loaded anew, and not before. Done when it has: what a
 * page asks for while one follows the other is lost.
 */
export async function letNewWorkerTakeOver() {
  const workers = navigator.serviceWorker
  const waiting = (await workers?.getRegistration().catch(() => undefined))?.waiting
  if (!waiting) return
  const isOver = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, takeOverMs)
  })
  waiting.postMessage('take over')
  await isOver
}

/** Deletes the cached orders when the session ends. */
export function purgeOrdersWithSession(): () => void {
  let token = browser.store.get().usertoken
  return browser.store.subscribe(() => {
    const now = browser.store.get().usertoken
    if (token && now !== token) void purgeOrders()
    token = now
  })
}

async function purgeOrders() {
  // The worker may be about to keep an answer to a request that is under way.
  navigator.serviceWorker?.controller?.postMessage('forget orders')
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (ordersCache.test(name)) await caches.delete(name)
}
