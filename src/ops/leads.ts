import {
  followLead,
  type LeadRow,
  leadStates,
  listForStaff,
  showForStaff,
} from '#server/partners/follow-lead.ts'
import { type Command, readOptions, type Workplace } from './command.ts'

const help = `Usage: npm run ops -- leads list [--state new|contacted|closed] [--limit N]
       npm run ops -- leads show NUMBER
       npm run ops -- leads contacted NUMBER [--note "…"]
       npm run ops -- leads close NUMBER [--note "…"]
       npm run ops -- leads reopen NUMBER [--note "…"]

Hotels that wrote on the partner page.

  list        those that nobody has answered, the oldest first, or those of another state
  show        one of them with its message
  contacted   notes that somebody has written back
  close       notes that nothing more is to be done
  reopen      puts it back among the new ones

  --note      what colleagues should know; it replaces the note before
  --json      prints JSON instead of lines`

const steps = { contacted: 'contacted', close: 'closed', reopen: 'new' } as const
const usage =
  'Which one? npm run ops -- leads list | show NUMBER | contacted NUMBER | close NUMBER | reopen NUMBER'

export const leadsCommand: Command = {
  name: 'leads',
  about: 'read what hotels wrote, note how far it is',
  help,
  run: async (words, { open }: Workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        state: { type: 'string', default: 'new' },
        limit: { type: 'string', default: '50' },
        note: { type: 'string' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', typed = ''] = options.positionals
    const number = typed.toUpperCase()
    const { json, note } = options.values
    if (what === 'list') {
      const state = leadStates.find((one) => one === options.values.state)
      const limit = Number(options.values.limit)
      if (!state) return fail(`There is no state "${options.values.state}"`, 2)
      if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
        return fail('--limit is a number up to 1000', 2)
      const leads = await listForStaff((await open()).db, state, limit)
      return print(json, leads, leads.map(lineOf).join('\n') || 'No leads.')
    }
    if (!number || !(what === 'show' || what in steps)) return fail(usage, 2)
    const { db } = await open()
    if (what === 'show') {
      const lead = await showForStaff(db, number)
      return lead ? print(json, lead, textOf(lead)) : fail(`There is no lead ${number}`)
    }
    const state = steps[what as keyof typeof steps]
    const followed = await followLead(db, { number, state, note: note?.trim() || null, now: Date.now() })
    if (!followed.ok) return fail(`There is no lead ${number}`)
    return print(json, followed.value, `${number}: ${state}.`)
  },
}

const lineOf = ({ number, state, hotel, city, rooms, name, email, at }: LeadRow) =>
  [number, state.padEnd(9), `${hotel}, ${city}`, `${rooms} rooms`, name, email, at.slice(0, 16)].join('  ')

const textOf = (lead: LeadRow) =>
  [
    lineOf(lead),
    `  ${lead.phone}`,
    `  ${lead.text.replaceAll('\n', '\n  ')}`,
    ...(lead.note ? [`  note: ${lead.note}`] : []),
  ].join('\n')

function print(json: boolean, value: unknown, text: string): number {
  console.log(json ? JSON.stringify(value, null, 2) : text)
  return 0
}

function fail(sentence: string, status = 1): number {
  console.error(`${sentence}.`)
  return status
}
