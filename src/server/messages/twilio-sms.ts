import type { SmsService } from '../settings/sms-url.ts'
import { delivered, type Sent, type Transport } from './transport.ts'

const patience = 15_000
// The service is busy and has not accepted the message.
const tryAgain = [429, 503]

/**
 * Twilio's message API. Not idempotent: without a response the result is unknown, and the message is not sent again.
 */
export function twilioSms({ user, password, host, protocol, options }: SmsService): Transport {
  const address = `${protocol}://${host}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  // In a URL a plus sign is a space.
  const from = (options.from ?? '').replace(/^ /, '+')
  return {
    send: ({ to, text }) =>
      fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(patience),
      }).then(({ ok, status }) => (ok ? delivered : cameOf(status)), cameOfNothing),
    close: () => {},
  }
}

function cameOf(status: number): Sent {
  if (tryAgain.includes(status)) return { how: 'retry', fault: `HTTP ${status}` }
  return { how: status < 500 ? 'failed' : 'unknown', fault: `HTTP ${status}` }
}

/** A connection that was never established carried no message. */
function cameOfNothing(error: Error & { cause?: { code?: string } }): Sent {
  const code = error.cause?.code ?? error.name
  const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code)
  return { how: neverLeft ? 'retry' : 'unknown', fault: code }
}
