import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChatOpened } from '#contract/support.ts'
import { testSecret } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { haveGuests } from '#test/support/guests.ts'
import { createConversation } from '#web/support/conversation.ts'
import { type Link, type LinkEvents, socketLink } from '#web/support/link.ts'
import { createFanout } from './fanout.ts'
import { postgresCarrier } from './open-fanout.ts'
import { reply } from './staff.ts'

const guests = 200
const saidByEach = 4

const { db, url, drop } = await testDatabase()
after(drop)
await haveGuests(
  db,
  Array.from({ length: guests }, (_, at) => at + 1),
)
// Staff writes in one process and the guest listens in another. No greeting: only messages of people are counted.
const fanout = createFanout(postgresCarrier(db))
after(fanout.close)

type Server = { child: ChildProcess; port: number }
async function start(): Promise<Server> {
  const child = fork(join(import.meta.dirname, '../../../test/support/chat-server.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      PORT: '0',
      SECRET: testSecret,
      LIMITS: 'chat_per_account_minute=1000/60',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}
const servers = await Promise.all([start(), start()])
after(() => servers.forEach(({ child }) => void child.kill('SIGKILL')))
const alive = () => servers.filter(({ child }) => child.signalCode === null && child.exitCode === null)
const anyPort = () => alive()[Math.floor(Math.random() * alive().length)]!.port

function chatOf(guest: number) {
  let link: Link | null = null
  let events: LinkEvents | null = null
  let port = 0
  const client = createConversation({
    newId: () => crypto.randomUUID(),
    // Shorter timeouts for the test.
    clock: {
      now: () => performance.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, Math.min(ms, 200))
        return () => clearTimeout(timer)
      },
    },
    open: async () => {
      port = anyPort()
      const response = await fetch(`http://127.0.0.1:${port}/api/support/open`, {
        method: 'POST',
        headers: { authentic: `${guest}`, 'content-type': 'application/x-www-form-urlencoded' },
        signal: AbortSignal.timeout(5_000),
      })
      const { code, data } = (await response.json()) as { code: number; data: ChatOpened }
      return code === 1 ? data : null
    },
    connect: ({ ticket }, own) => {
      events = own
      link = socketLink(new WebSocket(`ws://127.0.0.1:${port}/api/support?ticket=${ticket}`), own)
      return link
    },
  })
  return {
    client,
    /** Cuts the connection like a network failure, without a close frame. */
    cutOff: () => {
      link?.close()
      events?.lost()
    },
  }
}

test('200 conversations over breaking connections and a killed process: every message once and in order on both sides', {
  timeout: 120_000,
}, async (t) => {
  const chats = Array.from({ length: guests }, (_, at) => chatOf(at + 1))
  t.after(() => chats.forEach(({ client }) => void client.stop()))
  for (const { client } of chats) client.start()
  const said = chats.map(() => [] as string[])
  const speak = chats.map(async ({ client, cutOff }, at) => {
    for (let n = 1; n <= saidByEach; n++) {
      await wait(Math.random() * 800)
      const text = `hm ${at} ${n}`
      said[at]!.push(text)
      client.say(text)
      if (Math.random() < 0.3) cutOff()
    }
  })
  const made = new Map<number, number>()
  const answer = async () => {
    const rows = await db<{ id: string; guest: number }[]>`
      select id, account_id::int as guest from conversations order by random()`
    for (const { id: conversation, guest } of rows) {
      await reply({ db, fanout, now: Date.now }, { conversation, name: 'Mei', text: 'Hello' })
      made.set(guest, (made.get(guest) ?? 0) + 1)
    }
  }
  const kill = wait(900).then(() => servers[0]!.child.kill('SIGKILL'))
  await Promise.all([...speak, wait(700).then(answer), kill])
  assert.equal(alive().length, 1)
  await answer()

  const stored = async () => {
    const rows = await db<{ guest: number; n: number; by: string; text: string }[]>`
      select account_id::int as guest, n, by, body as text from conversation_messages
      join conversations c on c.id = conversation_id order by account_id, n`
    return Map.groupBy(rows, ({ guest }) => guest)
  }
  const isQuiet = async () => {
    const rows = await stored()
    return chats.every(({ client }, at) => {
      const { pending, messages } = client.state.get()
      return pending.length === 0 && messages.length === (rows.get(at + 1)?.length ?? -1)
    })
  }
  for (let tries = 0; tries < 200 && !(await isQuiet()); tries++) await wait(200)

  const rows = await stored()
  for (const [at, { client }] of chats.entries()) {
    const own = rows.get(at + 1)!
    assert.deepEqual(
      own.map(({ n }) => n),
      own.map((_, index) => index + 1),
      'numbered without gaps',
    )
    const of = (by: string) => own.filter((row) => row.by === by).map(({ text }) => text)
    assert.deepEqual(of('guest'), said[at], 'what the guest said, once and in order')
    assert.equal(of('staff').length, made.get(at + 1) ?? 0, 'what the staff said, once')
    assert.deepEqual(
      client.state.get().messages.map(({ n, text }) => [n, text]),
      own.map(({ n, text }) => [n, text]),
      'the guest sees what is there',
    )
  }
})
