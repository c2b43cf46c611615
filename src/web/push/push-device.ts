import type { Call } from '#contract/call.ts'
import { succeeded } from '#contract/endpoint.ts'
import { addPushDevice, removePushDevice } from '#contract/endpoints.ts'
import { type Items, isRecord, jsonFrom } from '../browser-state/browser-storage.ts'

/** The push device of this browser: its owner, and its id on the server. */
export type KnownDevice = { readonly owner: string; readonly id: string; readonly endpoint: string }

const name = 'push_device'

export function deviceIn(items: Items): KnownDevice | null {
  const kept = jsonFrom(items.get(name))
  if (!isRecord(kept)) return null
  const { owner, id, endpoint } = kept
  const isWhole = [owner, id, endpoint].every((text) => typeof text === 'string')
  return isWhole ? (kept as KnownDevice) : null
}

export const keepDevice = (items: Items, device: KnownDevice) => items.set(name, JSON.stringify(device))

export async function subscriptionOf(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Ends the subscription; the server learns of it from the push service with the next notification. */
export async function stopPush(items: Items) {
  items.remove(name)
  await subscriptionOf()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => null)
}

/** Tells the server where this browser is reached; null when it did not take it. */
export async function registerDevice(call: Call, subscription: PushSubscription, quiet: boolean) {
  const { endpoint, keys = {} } = subscription.toJSON()
  const wish = { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  const answer = await call(addPushDevice, wish, { quiet }).catch(() => null)
  return answer && succeeded(answer) ? answer.data : null
}

type Parts = {
  items: Items
  call: Call
  uid: string | null
  subscription: () => Promise<PushSubscription | null>
}

/**
 * Browsers end subscriptions, and renew them under another address; and a device changes hands. A notification must
 * reach its own guest only.
 */
export async function settlePush({ items, call, uid, subscription }: Parts) {
  const known = deviceIn(items)
  if (!known || uid === null) return
  if (known.owner !== uid) return stopPush(items)
  const now = await subscription()
  if (now?.endpoint === known.endpoint) return
  if (now) {
    const answer = await registerDevice(call, now, true)
    if (answer?.current) keepDevice(items, { owner: uid, id: answer.current, endpoint: now.endpoint })
    return
  }
  items.remove(name)
  await call(removePushDevice, { id: known.id }, { quiet: true }).catch(() => null)
}

/** Whether this browser can show notices: it can, its owner said no, it must be installed first, or it cannot. */
export type PushAbility = 'ready' | 'blocked' | 'install' | 'unsupported'

type Facts = {
  hasPush: boolean
  permission: NotificationPermission | undefined
  userAgent: string
  isInstalled: boolean
}

export function abilityFrom({ hasPush, permission, userAgent, isInstalled }: Facts): PushAbility {
  if (hasPush && permission) return permission === 'denied' ? 'blocked' : 'ready'
  return /\biP(?:hone|ad|od)\b/.test(userAgent) && !isInstalled ? 'install' : 'unsupported'
}

export const abilityHere = (): PushAbility =>
  abilityFrom({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    userAgent: navigator.userAgent,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  })
