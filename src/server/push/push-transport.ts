import webPush from 'web-push'
import type { Db } from '../db/database.ts'
import { delivered, type Sent, type Transport } from '../messages/transport.ts'
import type { VapidKeys } from './open-vapid-keys.ts'
import type { PushServices } from './push-services.ts'
import { type Device, dropDevice, readDevice } from './store.ts'

type Options = {
  db: Db
  keys: VapidKeys
  services: PushServices
  /** The contact address for push services. */
  support: string
}

const patience = 10_000
/** How long a service stores a notification for an offline device. */
const keptSeconds = 86_400
const gone: readonly number[] = [404, 410]

/** Sends notifications to the browsers' push services, encrypted for the device. */
export function pushTransport({ db, keys, services, support }: Options): Transport {
  const forget = async (device: Device, fault: string): Promise<Sent> => {
    await dropDevice(db, device.id)
    return { how: 'failed', fault }
  }
  return {
    send: async ({ to, kind, subject, text, link, locale }) => {
      const device = await readDevice(db, to)
      if (!device) return { how: 'failed', fault: 'the device wants no more notices' }
      const key = keys.find(({ publicKey }) => publicKey === device.vapidKey)
      if (!key) return forget(device, 'the device knows another key')
      if (!services.admit(device.endpoint))
        return forget(device, 'the push service is not among PUSH_SERVICES')
      const { endpoint, p256dh, auth } = device
      const notice = JSON.stringify({ title: subject, text, path: link, kind, lang: locale })
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, notice, {
        vapidDetails: { subject: `mailto:${support}`, ...key },
        TTL: keptSeconds,
      })
      const answer = await post(endpoint, request)
      if (typeof answer === 'string') return { how: 'retry', fault: answer }
      if (answer < 300) return delivered
      if (gone.includes(answer)) return forget(device, 'the device has unsubscribed')
      const fault = `the push service answered ${answer}`
      return { how: answer === 429 || answer >= 500 ? 'retry' : 'failed', fault }
    },
    close: () => {},
  }
}

/** The response status, or an error. Redirects are not followed: only configured services are called. */
async function post(
  endpoint: string,
  { headers, body }: ReturnType<typeof webPush.generateRequestDetails>,
): Promise<number | string> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers)
        .filter(([name]) => name !== 'Content-Length')
        .map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 'the push service does not answer'
  }
}
