import { sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Identity, issueCertificate } from '../certificates.ts'
import { newId } from '../ids.ts'
import type { Simulation } from '../simulator.ts'

export const WEBHOOK_ID = 'SIMULATEDWEBHOOK01'

type Keys = { authority: Identity; signer: Identity; foreign: Identity }

/** Webhook events, signed as PayPal signs them. */
export function openWebhooks({ state, messages, now, url, notifyUrl }: Simulation) {
  const kept = state.table<Keys>('paypal keys')
  const keys = kept.get('keys') ?? kept.set('keys', makeKeys(now()))

  function post(
    event: object,
    kind: string,
    { signer = keys.signer, certUrl = `${url()}/v1/notifications/certs/CERT-SIMULATED` } = {},
  ) {
    const to = notifyUrl('paypal')
    if (!to) return ''
    const id = newId(20)
    const time = new Date(now()).toISOString()
    const body = JSON.stringify(event)
    const text = `${id}|${time}|${WEBHOOK_ID}|${crc32(Buffer.from(body))}`
    messages.post({
      id,
      provider: 'paypal',
      kind,
      url: to,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', Buffer.from(text), signer.privateKey).toString('base64'),
        'paypal-cert-url': certUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      },
      body,
    })
    return id
  }

  const eventOf = (kind: string, type: string, resource: object) => ({
    id: `WH-${newId(17)}-${newId(17)}`,
    event_version: '1.0',
    create_time: new Date(now()).toISOString(),
    resource_type: type,
    resource_version: '2.0',
    event_type: kind,
    summary: kind.toLowerCase().replaceAll('.', ' '),
    resource,
  })

  return {
    /** The certificate chain of the event signatures, the signer's first. */
    chain: () => keys.signer.certificate + keys.authority.certificate,
    authority: () => keys.authority.certificate,
    tell: (kind: string, type: string, resource: object) => post(eventOf(kind, type, resource), kind),
    /** A forged event for tests, signed by the correct or a foreign key. */
    forge: (wanted: Readonly<Record<string, unknown>>) => {
      const { event_type, resource_type, resource, event, foreign, cert_url } = wanted as {
        event_type?: string
        resource_type?: string
        resource?: object
        event?: object
        foreign?: boolean
        cert_url?: string
      }
      const kind = event_type ?? 'FORGED'
      return post(event ?? eventOf(kind, resource_type ?? 'capture', resource ?? {}), kind, {
        ...(foreign ? { signer: keys.foreign } : {}),
        ...(cert_url ? { certUrl: cert_url } : {}),
      })
    },
  }
}
export type Webhooks = ReturnType<typeof openWebhooks>

function makeKeys(now: number): Keys {
  const authority = issueCertificate({ name: 'Simulated PayPal authority', authority: true }, now)
  return {
    authority,
    signer: issueCertificate({ name: 'messageverificationcerts.paypal.simulated', issuer: authority }, now),
    foreign: issueCertificate({ name: 'messageverificationcerts.paypal.simulated' }, now),
  }
}
