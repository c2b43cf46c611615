import type { Locale } from '#domain/text/locale.ts'

/** A small text file that goes along. */
export type Attachment = { readonly name: string; readonly type: string; readonly text: string }

/** What a message says, whatever it is sent by. */
export type Mail = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Set apart, to be read at a glance. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  /** Facts in two columns. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  readonly small: readonly string[]
  /** How to get no more of them: a page, and an address that mail programs post to. */
  readonly unsubscribe?: { readonly label: string; readonly url: string; readonly oneClick: string }
  /** The same for machines, in the vocabulary of schema.org: mail programs show it as a card. */
  readonly jsonld?: Readonly<Record<string, unknown>>
  readonly attachments?: readonly Attachment[]
  /** The same in one or two lines, for a telephone. */
  readonly sms: string
}

/** The letter as plain text. */
export function mailText(
  { heading, paragraphs, code, button, facts = [], small, unsubscribe }: Mail,
  { site, locale }: { site: string; locale: Locale },
) {
  const colon = locale === 'zh' ? '：' : ': '
  const blocks = [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}${colon}${value}`).join('\n')] : []),
    ...(button ? [`${button.label}${colon}${button.url}`] : []),
    ...small,
    ...(unsubscribe ? [`${unsubscribe.label}${colon}${unsubscribe.url}`] : []),
    `-- \n${site}`,
  ]
  return blocks.join('\n\n')
}
