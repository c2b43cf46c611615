import { createTransport } from 'nodemailer'
import { siteName } from '../settings/site-name.ts'
import type { Settings } from '../settings.ts'
import { mailTransport } from './mail-transport.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Connects to the mail server and logs in, without a message; returns why that fails. */
export async function whyNoMail(url: string): Promise<string | null> {
  const smtp = createTransport({ url, ...patience })
  try {
    await smtp.verify()
    return null
  } catch (error) {
    return (error as Error).message.split('\n', 1)[0]!
  } finally {
    smtp.close()
  }
}

/** Sends one test message; returns why it was not accepted. */
export async function sendTestMail(
  settings: Pick<Settings, 'MAIL_FROM' | 'SUPPORT_EMAIL' | 'SITE_NAME' | 'SITE_NAME_ZH'> & {
    SMTP_URL: string
  },
  { to, now }: { to: string; now: number },
): Promise<string | null> {
  const names = siteName(settings)
  const transport = mailTransport({
    url: settings.SMTP_URL,
    from: settings.MAIL_FROM ?? settings.SUPPORT_EMAIL,
    siteName: (locale) => names[locale],
  })
  try {
    const sent = await transport.send({
      id: `test-${now}`,
      kind: 'test',
      to,
      subject: `Test message from ${names.en}`,
      text: `The mail server of ${names.en} works.\n\n${names.zh}的邮件服务器工作正常。\n`,
      html: null,
      code: null,
      locale: 'en',
    })
    return sent.how === 'delivered' ? null : sent.fault
  } finally {
    transport.close()
  }
}
