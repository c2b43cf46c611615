// Caches for offline use: the site's own files, the pages of a guest's orders and the last API answers for them. Prices and
// rooms are never cached. Shows push notices in browsers that granted them.
const files = 'files-1'
const orders = 'orders-2'
const offline = { en: '/offline.html', zh: '/offline.html?lang=zh' }
const mostFiles = 400
const mostOrders = 60

const orderPage = /^(?:\/zh)?\/center(?:\/order|\/trips(?:\/\d+)?|\/detail\/\d+(?:\/voucher|\/invoice)?)?$/
const orderCall = /^\/api\/order\/(?:o_list|o_detail|trips)$/
const keptFile = /^\/(?:assets\/|icon-|favicon|apple-touch-icon)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(files).then((cache) => cache.addAll(Object.values(offline))))
})

self.addEventListener('activate', (event) => {
  const keep = [files, orders]
  const clean = async () => {
    for (const name of await caches.keys()) if (!keep.includes(name)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

// A new version waits until somebody has agreed to load the page anew.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting()
  if (event.data === 'forget orders') event.waitUntil(forgetOrders())
})

// Goes up when a session ends: an answer that was requested before is not kept after it.
let session = 0

async function forgetOrders() {
  session += 1
  await caches.delete(orders)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (keptFile.test(url.pathname)) event.respondWith(fileFirst(request))
  else if (orderCall.test(url.pathname)) event.respondWith(orderAnswer(request))
  else if (orderPage.test(url.pathname)) event.respondWith(pageOfOrder(event, url))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(url)))
})

/** Files with their hash in their name never change. */
async function fileFirst(request) {
  const cache = await caches.open(files)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await keepIn(cache, request, answer.clone(), mostFiles)
  return answer
}

/** The server first; its last answer only where it cannot be reached, and only while the session lasts. */
async function orderAnswer(request) {
  const began = session
  try {
    const answer = await fetch(request)
    // The session is over: nobody else on this device reads what it showed.
    if (answer.status === 401) await forgetOrders()
    else if (answer.ok && began === session)
      await keepIn(await caches.open(orders), request, answer.clone(), mostOrders)
    return answer
  } catch (error) {
    const known = await (await caches.open(orders)).match(request)
    if (known && !isOver(known)) return storedCopy(known)
    if (known) await forgetOrders()
    throw error
  }
}

/** The page says when its copy was made. */
function storedCopy(answer) {
  const headers = new Headers(answer.headers)
  headers.set('stored-at', answer.headers.get('date') ?? '')
  return new Response(answer.body, { status: answer.status, headers })
}

/** The server says with each answer when the session ends unless it is used again. */
const isOver = (answer) => !(Date.parse(answer.headers.get('session-expires') ?? '') > Date.now())

/** Caches an order's page in the background; a prefetch for offline use goes on after the visitor has left the page. */
async function pageOfOrder(event, url) {
  const cache = await caches.open(orders)
  const { request } = event
  try {
    const answer = await fetch(request.mode === 'navigate' ? request : url.href)
    if (answer.ok && !answer.redirected) event.waitUntil(keepPage(cache, url.pathname, answer.clone()))
    return answer
  } catch (error) {
    const known = await cache.match(url.pathname)
    if (known) return known
    if (request.mode === 'navigate') return offlinePage(url)
    throw error
  }
}

/** A page that shall open without a connection needs its scripts as well: whoever finds the page finds those. */
async function keepPage(cache, path, answer) {
  const html = await answer.clone().text()
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])
  await Promise.all([...scripts].map((file) => fileFirst(new Request(file)).catch(() => null)))
  await keepIn(cache, path, answer, mostOrders)
}

async function keepIn(cache, key, answer, most) {
  await cache.put(key, answer)
  const keys = await cache.keys()
  const isOffline = ({ url }) => url.includes('/offline.html')
  for (const old of keys.filter((one) => !isOffline(one)).slice(0, Math.max(0, keys.length - most)))
    await cache.delete(old)
}

const offlinePage = (url) => caches.match(/^\/zh(?:\/|$)/.test(url.pathname) ? offline.zh : offline.en)

self.addEventListener('push', (event) => {
  const { title, text, path, kind, lang } = event.data?.json() ?? {}
  if (!title) return
  const shown = {
    body: text,
    lang,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: `${kind} ${path}`,
    data: path,
  }
  event.waitUntil(self.registration.showNotification(title, { ...shown, renotify: true }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data ?? '/', self.location.origin)))
})

/** A page that is open there already comes to the front; others may hold what somebody is writing, and stay as they are. */
async function openPage(url) {
  if (url.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => page.url.split('#')[0] === url.href)
  return open ? open.focus() : self.clients.openWindow(url.href)
}
