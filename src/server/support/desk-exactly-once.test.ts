import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeskChat } from '#contract/desk/chat.ts'
import { type ChatClient, createChatClient } from '#desk/chat/chat-client.ts'
import { testSecret } from '#test/support/app.ts'
import { testDatabase } from '#test/support/database.ts'
import { haveStaff, staffHeaders } from '#test/support/desk.ts'
import { haveGuests } from '#test/support/guests.ts'

const conversations = 60
const saidByEach = 5

const { db, url, drop } = await testDatabase()
after(drop)
await haveGuests(
  db,
  Array.from({ length: conversations }, (_, at) => at + 1),
)
await db`
  insert into conversations (account_id, locale, opened_at, updated_at)
  select id, 'en', now(), now() from accounts order by id`
const ids = (await db<{ id: string }[]>`select id from conversations order by id`).map(({ id }) => id)
const member = await haveStaff(db, { role: 'support' })
const headers = await staffHeaders(db, member, { now: Date.now() })

type Server = { child: ChildProcess; port: number }
async function start(): Promise<Server> {
  const child = fork(join(import.meta.dirname, '../../../test/support/chat-server.ts'), {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}
const servers = await Promise.all([start(), start()])
after(() => servers.forEach(({ child }) => void child.kill('SIGKILL')))
const alive = () => servers.filter(({ child }) => child.signalCode === null && child.exitCode === null)

/** One call to any server. Some connections break before the request is sent, some before the answer is read. */
async function ask(method: 'GET' | 'POST', path: string, body: Record<string, unknown>) {
  const running = alive()
  const { port } = running[Math.floor(Math.random() * running.length)]!
  const chance = Math.random()
  if (chance < 0.15) throw new Error('The connection broke before the request.')
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
  const response = await fetch(`http://127.0.0.1:${port}/api/desk/chat/${path}${query}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  })
  const answer = (await response.json()) as { code: number; data: unknown; msg: string }
  if (chance < 0.3) throw new Error('The connection broke before the answer.')
  return answer
}

const clientOf = (id: string) =>
  createChatClient({
    read: async (after) => {
      const answer = await ask('GET', 'messages', { id, after: String(after) })
      return answer.code === 1 ? (answer.data as DeskChat) : null
    },
    say: async ({ id: own, text }) => {
      const answer = await ask('POST', 'say', { id, text, req_id: own })
      if (answer.code === 1) return { ok: true }
      return { ok: false, refused: answer.code >= 400 && answer.code < 500 ? answer.msg : null }
    },
    markRead: () => {},
    newId: () => crypto.randomUUID(),
    clock: {
      now: () => performance.now(),
      // Shorter pauses for the test.
      after: (ms, run) => {
        const timer = setTimeout(run, Math.min(ms, 100))
        return () => clearTimeout(timer)
      },
    },
  })

test('replies of the desk over breaking connections and a killed process: each is written once and in order', {
  timeout: 120_000,
}, async (t) => {
  const clients = ids.map(clientOf)
  t.after(() => clients.forEach((client) => void client.stop()))
  const written = ids.map(() => [] as string[])
  const speak = clients.map(async (client, at) => {
    for (let n = 1; n <= saidByEach; n++) {
      await wait(Math.random() * 300)
      written[at]!.push(`reply ${at} ${n}`)
      client.say({ text: `reply ${at} ${n}` })
    }
  })
  const kill = wait(500).then(() => servers[0]!.child.kill('SIGKILL'))
  await Promise.all([...speak, kill])

  const rowsOf = async () => {
    const rows = await db<{ id: string; n: number; text: string }[]>`
      select conversation_id as id, n, body as text from conversation_messages where by = 'staff'
      order by conversation_id, n`
    return Map.groupBy(rows, ({ id }) => id)
  }
  const isQuiet = (client: ChatClient) =>
    client.state.get().pending.length === 0 && client.state.get().messages.length === saidByEach
  for (let tries = 0; tries < 300 && !clients.every(isQuiet); tries++) await wait(200)

  const rows = await rowsOf()
  for (const [at, client] of clients.entries()) {
    const stored = rows.get(ids[at]!) ?? []
    assert.deepEqual(
      stored.map(({ text }) => text),
      written[at],
      'written once and in order',
    )
    assert.deepEqual(
      client.state.get().messages.map(({ n, text }) => [n, text]),
      stored.map(({ n, text }) => [n, text]),
      'the console shows what is there',
    )
    assert.deepEqual(client.state.get().pending, [])
  }
})
