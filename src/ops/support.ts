import { emitKeypressEvents } from 'node:readline'
import { createInterface } from 'node:readline/promises'
import { isoInstant } from '#domain/time/zone-time.ts'
import { uploadAddress } from '#server/media/uploads/upload-address.ts'
import { openFanout } from '#server/support/open-fanout.ts'
import {
  listForStaff,
  type MessageRow,
  markStaffOffline,
  markStaffOnline,
  reply,
  type StaffContext,
  showForStaff,
  typeAsStaff,
  type Waiting,
} from '#server/support/staff.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- support list [--limit N]
       npm run ops -- support show NUMBER
       npm run ops -- support reply NUMBER TEXT… [--name NAME]
       npm run ops -- support talk NUMBER [--name NAME]

  list      conversations of live support, unread ones first
  show      one conversation; the guest sees that it was read
  reply     sends one message; an offline guest also receives it by mail
  talk      joins a conversation: each typed line is sent, the guest's messages are printed, and the guest sees who is
            online and typing. An empty line or Ctrl-D ends it

  --name    the author's name shown to the guest; Support by default
  --json    list and show print JSON instead of lines

Live support is described in docs/support.md.`

const usage = 'Which one? npm run ops -- support list | show NUMBER | reply NUMBER TEXT… | talk NUMBER'

type Asked = { id: string; text: string; name: string; json: boolean; limit: number }

export const supportCommand: Command = {
  name: 'support',
  about: 'answer guests in live support',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        name: { type: 'string', default: 'Support' },
        limit: { type: 'string', default: '20' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', id = '', ...rest] = options.positionals
    const limit = Number(options.values.limit)
    const action = actions[what]
    const text = rest.join(' ').trim()
    const isWhole = what === 'list' || (/^\d{1,18}$/.test(id) && (what !== 'reply' || text !== ''))
    if (!action || !isWhole) return fail(usage, 2)
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      return fail('--limit is a number up to 1000', 2)
    const { json, name } = options.values
    const context = await openStaff(workplace)
    return action({ id, text, name, json, limit }, context).finally(context.fanout.close)
  },
}

async function openStaff({ open, settings }: Workplace): Promise<StaffContext> {
  const { db } = await open()
  const fanout = openFanout({ db, redisUrl: settings().REDIS_URL, log: (error) => console.error(error) })
  return { db, fanout, now: Date.now }
}

const actions: Record<string, (asked: Asked, context: StaffContext) => Promise<number>> = {
  list: async ({ limit, json }, context) => {
    const all = await listForStaff(context, limit)
    print(json, all, all.map(lineOf).join('\n') || 'No conversations.')
    return 0
  },
  show: async ({ id, json }, context) => {
    const shown = await showForStaff(context, id)
    if (!shown) return fail(`There is no conversation ${id}`)
    print(json, shown, shown.messages.map(textOf).join('\n'))
    return 0
  },
  reply: async ({ id, text, name }, context) => {
    const written = await reply(context, { conversation: id, name, text: text.slice(0, 4000) })
    if (!written.ok) return fail(`There is no conversation ${id}`)
    console.log(`Sent as message ${written.value.n} of conversation ${id}.`)
    return 0
  },
  talk,
}

/** Intervals of the presence and typing signals to the guest. */
const stillHere = 45_000
const typingEvery = 3_000

async function talk({ id, name }: Asked, context: StaffContext): Promise<number> {
  let last = 0
  const showNew = async () => {
    const shown = await showForStaff(context, id, last)
    for (const message of shown?.messages ?? []) {
      if (message.n <= last) continue
      last = message.n
      console.log(textOf(message))
    }
    return shown
  }
  if (!(await showNew())) return fail(`There is no conversation ${id}`)
  await markStaffOnline(context, id, name)
  let showing = Promise.resolve<unknown>(null)
  const look = () => {
    showing = showing.then(showNew).catch(() => null)
  }
  context.fanout.start()
  context.fanout.subscribe(id, ({ kind, by }) => {
    if (kind === 'message') look()
    if (kind === 'typing' && by === 'guest') process.stderr.write('(the guest is typing)\n')
  })
  const rounds = [
    setInterval(() => void markStaffOnline(context, id, name).catch(() => {}), stillHere),
    // Notifications may be lost, so messages are also polled.
    setInterval(look, 5_000),
  ]
  let typed = 0
  const onKey = () => {
    if (Date.now() - typed < typingEvery) return
    typed = Date.now()
    typeAsStaff(context, id)
  }
  if (process.stdin.isTTY) {
    emitKeypressEvents(process.stdin)
    process.stdin.on('keypress', onKey)
  }
  const lines = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY ? { output: process.stdout } : {}),
  })
  for await (const line of lines) {
    const text = line.trim().slice(0, 4000)
    if (text === '') break
    await reply(context, { conversation: id, name, text })
  }
  process.stdin.off('keypress', onKey)
  lines.close()
  for (const round of rounds) clearInterval(round)
  await showing
  await markStaffOffline(context, id, name)
  return 0
}

const lineOf = ({ id, account, upto, staffRead, last, at }: Waiting) =>
  [
    id.padStart(6),
    staffRead < upto ? `${upto - staffRead} unread`.padEnd(10) : 'read      ',
    isoInstant(at.getTime(), 'UTC'),
    account ?? 'visitor',
    last.replaceAll('\n', ' ').slice(0, 80),
  ].join('  ')

const textOf = ({ n, by, name, text, file, at }: MessageRow) =>
  `${String(n).padStart(4)}  ${isoInstant(at.getTime(), 'UTC')}  ${by === 'staff' ? name : by}: ${text.replaceAll('\n', '\n      ')}${
    file ? `\n      picture: ${uploadAddress(file)}` : ''
  }`
