import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { showPushDevices } from '#contract/endpoints.ts'
import type { PushDevices } from '#contract/push.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { pushWords } from '#words/site/push.ts'
import { identityOf } from '../browser-state/session.ts'
import { browser } from '../browser-state/this-browser.ts'
import { useItem } from '../browser-state/use-stored.ts'
import { useAlive, useRequest, useSite } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { abilityHere, deviceIn, keepDevice, registerDevice, subscriptionOf } from './push-device.ts'

/** Notices in this browser: whether they can be had and are, and the way to them. */
export function usePush() {
  const { call, locale } = useRequest()
  const signedCall = useSignedCall()
  const isOffered = useSite().push
  const alive = useAlive()
  const [busy, setBusy] = useState(false)
  // Read for its changes: what it says is read where it is kept.
  useItem('push_device')
  const ability = alive && isOffered ? abilityHere() : null
  const device = alive ? deviceIn(browser.items) : null
  const isOwn = device !== null && device.owner === identityOf(browser)?.uid

  /** The browser asks first, while it still knows that somebody pressed a button. */
  const subscribe = async (): Promise<PushDevices | 'failed' | null> => {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const answer = await signedCall(showPushDevices, {}, { quiet: true })
    if (!answer) return null
    const key = succeeded(answer) ? answer.data.key : null
    if (!key) return 'failed'
    const { pushManager } = await navigator.serviceWorker.ready
    // One that was made for another key cannot be used with this one.
    await (await subscriptionOf())?.unsubscribe()
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const added = await registerDevice(call, subscription, false)
    const owner = identityOf(browser)?.uid
    if (!added?.current || !owner) return null
    keepDevice(browser.items, { owner, id: added.current, endpoint: subscription.endpoint })
    return added
  }

  const turnOn = async () => {
    setBusy(true)
    const result = await subscribe().catch((): 'failed' => 'failed')
    setBusy(false)
    if (result !== 'failed') return result
    showToast({ kind: 'warn', text: pushWords(locale).failed })
    return null
  }
  return { ability, device: isOwn ? device : null, busy, turnOn }
}
