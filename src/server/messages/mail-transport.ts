import { createTransport } from 'nodemailer'
import type { Locale } from '#domain/text/locale.ts'
import { delivered, type Sent, type Transport } from './transport.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const connections = 3

type Options = { url: string; from: string; siteName: (locale: Locale) => string }
type Fault = { code?: string; responseCode?: number; command?: string }

/** Mail by SMTP. The same message always has the same Message-ID, so that a duplicate can be detected. */
export function mailTransport({ url, from, siteName }: Options): Transport {
  const smtp = createTransport({ url, pool: true, maxConnections: connections, ...patience })
  const host = from.replace(/^.*@|>.*$/g, '') || 'localhost'
  const sender = (locale: Locale) => (from.includes('<') ? from : { name: siteName(locale), address: from })
  return {
    send: async ({ id, to, subject, text, html, locale, attachments = [], replyTo, unsubscribe }) => {
      try {
        await smtp.sendMail({
          from: sender(locale),
          to,
          subject,
          text,
          ...(html ? { html } : {}),
          ...(replyTo ? { replyTo } : {}),
          attachments: attachments.map(({ name, type, text }) => ({
            filename: name,
            contentType: type,
            content: text,
          })),
          messageId: `<message-${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            // RFC 8058: one-click unsubscription without a page in between.
            ...(unsubscribe
              ? {
                  'List-Unsubscribe': `<${unsubscribe}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        })
        return delivered
      } catch (error) {
        return cameOf(error as Fault)
      }
    },
    close: () => smtp.close(),
  }
}

/** A 5xx reply to this message is permanent; anything else may be retried. */
function cameOf({ code, responseCode, command }: Fault): Sent {
  const fault = responseCode ? `SMTP ${responseCode} to ${command ?? 'connect'}` : (code ?? 'no answer')
  const aboutMessage = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '')
  return { how: aboutMessage && responseCode && responseCode >= 500 ? 'failed' : 'retry', fault }
}
