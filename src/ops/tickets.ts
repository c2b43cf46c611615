import {
  answerTicket,
  closeTicket,
  listForStaff,
  type SummaryRow,
  showForStaff,
} from '#server/feedback/staff-tickets.ts'
import { type Command, readOptions, readText, type Workplace } from './command.ts'
import { dateAndTime, fail, indented, print, readable } from './printing.ts'

const help = `Usage: npm run ops -- tickets list [--state open|answered|closed|all] [--limit N]
       npm run ops -- tickets show NUMBER
       npm run ops -- tickets answer NUMBER --text "…" | --file FILE
       npm run ops -- tickets close NUMBER

Feedback of guests and visitors.

  list    open tickets, longest waiting first, or those in another state
  show    one ticket with all its messages
  answer  adds our answer: a guest finds it in the thread and receives a mail, a visitor receives the mail. --file - reads
          standard input
  close   ends the thread; a further message starts a new one

  --json  prints JSON instead of lines`

const usage = 'Which one? npm run ops -- tickets list | show NUMBER | answer NUMBER | close NUMBER'

type Asked = { number: string; json: boolean; state: string; limit: number; text: string | null }

export const ticketsCommand: Command = {
  name: 'tickets',
  about: 'read and answer feedback tickets',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        state: { type: 'string', default: 'open' },
        limit: { type: 'string', default: '50' },
        text: { type: 'string' },
        file: { type: 'string' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', number = ''] = options.positionals
    const { json, state, text, file } = options.values
    const limit = Number(options.values.limit)
    const action = actions[what]
    if (!action || (what !== 'list' && !number)) return fail(usage, 2)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const answer = what === 'answer' ? readText({ text, file }) : null
    if (what === 'answer' && !answer) return fail('What is the answer? Use --text "…" or --file FILE', 2)
    return action({ number: number.toUpperCase(), json, state, limit, text: answer }, workplace)
  },
}

const openTools = async ({ parts }: Workplace) => (await parts()).mailing

const actions: Record<string, (asked: Asked, workplace: Workplace) => Promise<number>> = {
  list: async ({ state, limit, json }, { open }) => {
    const tickets = await listForStaff((await open()).db, { state, limit })
    if (!tickets) return fail(`There is no state "${state}"`, 2)
    print(json, tickets, tickets.map(lineOf).join('\n') || 'No tickets.')
    return 0
  },
  show: async ({ number, json }, workplace) => {
    const ticket = await showForStaff(await openTools(workplace), number)
    if (!ticket) return fail(`There is no ticket ${number}`)
    const { state, topic, about, contact, messages } = ticket
    const facts = [ticket.number, state, topic, about ?? '', contact ?? ''].filter(Boolean).join('  ')
    const thread = messages.map(({ n, by, text, files, at }) =>
      [
        `${n}  ${by}, ${dateAndTime(at)}`,
        indented(text),
        ...files.map((id) => `  /media/uploads/${id}.webp`),
      ].join('\n'),
    )
    print(json, ticket, [readable(facts), ...thread].join('\n\n'))
    return 0
  },
  answer: async ({ number, text, json }, workplace) => {
    const answered = await answerTicket(await openTools(workplace), {
      number,
      text: text!,
      by: await workplace.actor(),
    })
    if (!answered.ok) return fail(whyNot[answered.refusal](number))
    const { told } = answered.value
    print(json, { number, ...answered.value }, `${number} is answered${told ? `, ${told} is notified` : ''}.`)
    return 0
  },
  close: async ({ number, json }, workplace) => {
    const closed = await closeTicket(await openTools(workplace), number)
    if (!closed.ok) return fail(whyNot[closed.refusal](number))
    print(json, { number, state: 'closed' }, `${number} is closed.`)
    return 0
  },
}

const whyNot = {
  not_found: (number: string) => `There is no ticket ${number}`,
  closed: (number: string) => `${number} is closed: nothing was changed`,
}

const lineOf = ({ number, state, topic, email, updatedAt, text }: SummaryRow) =>
  [
    number,
    state.padEnd(8),
    topic.padEnd(12),
    dateAndTime(updatedAt),
    email ?? '',
    readable(text.split('\n')[0]!),
  ].join('  ')
