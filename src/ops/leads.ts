import {
  followLead,
  type LeadRow,
  leadStates,
  listForStaff,
  showForStaff,
} from '#server/partners/follow-lead.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- leads list [--state new|contacted|closed] [--limit N]
       npm run ops -- leads show NUMBER
       npm run ops -- leads contacted NUMBER [--note "…"]
       npm run ops -- leads close NUMBER [--note "…"]
       npm run ops -- leads reopen NUMBER [--note "…"]

Applications of hotels on the partner page.

  list        new leads, oldest first, or those in another state
  show        one lead with its message
  contacted   records that the hotel was contacted
  close       records that the lead is finished
  reopen      makes it new again

  --note      a note for colleagues; it replaces the previous note
  --json      prints JSON instead of lines`

const steps = { contacted: 'contacted', close: 'closed', reopen: 'new' } as const
const usage =
  'Which one? npm run ops -- leads list | show NUMBER | contacted NUMBER | close NUMBER | reopen NUMBER'

export const leadsCommand: Command = {
  name: 'leads',
  about: 'list applications of hotels and record their progress',
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
