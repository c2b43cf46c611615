import { basename } from 'node:path'
import { accountName } from '#domain/text/account-name.ts'
import { type Locale, locales } from '#domain/text/locale.ts'
import { countSubscriptions, removeSubscription, sendIssue } from '#server/newsletter/send-issue.ts'
import { type Command, readOptions, readText, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- newsletter count
       npm run ops -- newsletter send FILE --lang en|zh [--topic TOPIC] [--issue NAME] [--dry-run]
       npm run ops -- newsletter remove EMAIL

  count   number of subscribed, unconfirmed and unsubscribed addresses, by language
  send    queues an issue for all confirmed subscribers of that language. The first line of FILE is the subject, the rest
          are paragraphs, separated by empty lines. Nobody receives the same issue twice: it is identified by NAME, or by
          the file name. --topic skips subscribers who chose other topics only
  remove  unsubscribes an address on request; every mail also has a link for it

  --dry-run  only prints the number of recipients
  --json     prints JSON instead of lines`

const usage = 'Which one? npm run ops -- newsletter count | send FILE --lang en | remove EMAIL'

export const newsletterCommand: Command = {
  name: 'newsletter',
  about: 'count subscribers, send an issue, unsubscribe an address',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        lang: { type: 'string' },
        topic: { type: 'string' },
        issue: { type: 'string' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', named = ''] = options.positionals
    const { json, 'dry-run': dryRun, lang, topic = null, issue } = options.values
    if (what === 'count') return count(workplace, json)
    if (what === 'remove' && named) return remove(workplace, accountName(named).value, json)
    if (what !== 'send' || !named) return fail(usage, 2)
    const locale = locales.find((one) => one === lang)
    if (!locale) return fail('In which language? Add --lang en or --lang zh', 2)
    return send(workplace, { file: named, name: issue ?? basename(named), locale, topic, dryRun, json })
  },
}

const openTools = async ({ parts }: Workplace) => (await parts()).mailing

async function count(workplace: Workplace, json: boolean) {
  const counts = await countSubscriptions(await openTools(workplace))
  const lines = counts.map(({ state, locale, count }) => `${state.padEnd(14)}${locale}  ${count}`)
  print(json, counts, lines.join('\n') || 'Nobody has subscribed yet.')
  return 0
}

async function remove(workplace: Workplace, email: string, json: boolean) {
  const removed = await removeSubscription(await openTools(workplace), email)
  if (!removed.ok)
    return fail(
      removed.refusal === 'not_found' ? `${email} is not subscribed` : `${email} has already unsubscribed`,
    )
  print(json, { email, state: 'unsubscribed' }, `${email} is unsubscribed.`)
  return 0
}

type Sending = {
  file: string
  name: string
  locale: Locale
  topic: string | null
  dryRun: boolean
  json: boolean
}

async function send(workplace: Workplace, { file, json, ...sending }: Sending) {
  const [first = '', ...rest] = (textOf(file) ?? '').split('\n')
  const subject = first.trim()
  const blocks = rest.join('\n').split(/\n[^\S\n]*\n/)
  const issue = { subject, paragraphs: blocks.map((block) => block.trim()).filter(Boolean) }
  if (!subject || issue.paragraphs.length === 0)
    return fail(`${file} needs a subject in its first line, and paragraphs after it`, 2)
  const readers = await sendIssue(await openTools(workplace), { issue, ...sending })
  const text = sending.dryRun
    ? `“${subject}” would be sent to ${readers}. Nothing was sent.`
    : `“${subject}” is queued for ${readers}; earlier recipients do not receive it again.`
  print(json, { ...sending, subject, readers }, text)
  return 0
}

function textOf(file: string): string | null {
  try {
    return readText({ text: undefined, file })
  } catch {
    return null
  }
}
