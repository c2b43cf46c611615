import { browser } from '../browser-state/this-browser.ts'

const ordersCache = /^orders-/

/** Keeps the site's files and a guest's own orders for when there is no connection. */
export function registerServiceWorker() {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {})
}

/** A new version of it takes over when the page is loaded anew, and not before. */
export async function letNewWorkerTakeOver() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  registration?.waiting?.postMessage('take over')
}

/** What was kept of somebody's orders goes with their session. */
export function forgetOrdersWithSession(): () => void {
  let token = browser.store.get().usertoken
  return browser.store.subscribe(() => {
    const now = browser.store.get().usertoken
    if (token && now !== token) void forgetOrders()
    token = now
  })
}

async function forgetOrders() {
  if (!('caches' in window)) return
  for (const name of await caches.keys()) if (ordersCache.test(name)) await caches.delete(name)
}
