import type { SmsService } from '../settings/sms-url.ts'
import { delivered, type Outgoing, type Sent, type Transport } from './transport.ts'

const patience = { connectTimeout: 10_000, readTimeout: 15_000 }
// Throttling: the service has not accepted the message. The limits per number and day stay refusals.
const tryAgain = ['Throttling.User', 'Throttling', 'isp.SYSTEM_ERROR', 'ServiceUnavailable']

type Client = { send: (to: string, template: string, parameters: object) => Promise<string> }

/**
 * Aliyun sends approved templates, not texts: the URL names one for each kind of message (`code=SMS_…`, in one
 * language also `code_en=SMS_…`). Not idempotent: without a response the result is unknown, and the message is not
 * sent again.
 */
export function aliyunSms(service: SmsService): Transport {
  let client: Promise<Client> | null = null
  const templateOf = ({ kind, locale }: Outgoing) =>
    service.options[`${kind}_${locale}`] ?? service.options[kind]
  return {
    send: async (message) => {
      const template = templateOf(message)
      if (!template) return { how: 'failed', fault: `no template for ${message.kind}` }
      client ??= openClient(service)
      const { code, link } = message
      const parameters = { ...(code ? { code } : {}), ...(link ? { link } : {}) }
      try {
        const { send } = await client
        return cameOf(await send(message.to.replace(/^\+86/, ''), template, parameters))
      } catch (error) {
        return cameOfNothing(error as { code?: string })
      }
    },
    close: () => {},
  }
}

/** Loaded on demand: most sites never send one. */
async function openClient({ user, password, host, protocol, options }: SmsService): Promise<Client> {
  const [{ default: sms }, { $OpenApiUtil }] = await Promise.all([
    import('@alicloud/dysmsapi20170525'),
    import('@alicloud/openapi-core'),
  ])
  const access = { accessKeyId: user, accessKeySecret: password, endpoint: host, protocol }
  const client = new sms.default(new $OpenApiUtil.Config({ ...access, ...patience }))
  return {
    send: async (phoneNumbers, templateCode, parameters) => {
      const templateParam = JSON.stringify(parameters)
      const request = new sms.SendSmsRequest({
        phoneNumbers,
        signName: options.sign,
        templateCode,
        templateParam,
      })
      const { body } = await client.sendSms(request)
      return body?.code ?? 'no code'
    },
  }
}

function cameOf(code: string): Sent {
  if (code === 'OK') return delivered
  return { how: tryAgain.includes(code) ? 'retry' : 'failed', fault: code }
}

function cameOfNothing({ code = 'no answer' }: { code?: string }): Sent {
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', ...tryAgain].includes(code))
    return { how: 'retry', fault: code }
  return { how: code.startsWith('isv.') || code.startsWith('Invalid') ? 'failed' : 'unknown', fault: code }
}
