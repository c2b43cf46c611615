import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { DeskChat, DeskChatGuest, DeskChatMessage, DeskChatQueue } from '#contract/desk/chat.ts'
import type { StoredFile } from '#contract/media.ts'
import type { ChatPage } from '#contract/support.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { ask, haveGuests, mailbox, sessionByNumber } from '#test/support/guests.ts'

let now = Date.parse('2027-01-10T08:00:00Z')
const app = await testApp({ clock: () => now, findSession: sessionByNumber })
const { db } = app
await haveGuests(db, [1, 2])
await db`update accounts set name = 'Lin Wei' where id = 1`
const mei = await haveStaff(db, { role: 'support' })
const tomas = await haveStaff(db, { role: 'support' })

const send = async (method: 'GET' | 'POST', path: string, body: object, member: Staff) =>
  askDesk(app, `chat/${path}`, { method, headers: await staffHeaders(db, member, { now }), body })
const post = (path: string, body: object, member = mei) => send('POST', path, body, member)
const read = async (id: string, after = 0) =>
  (await send('GET', 'messages', { id, after }, mei)).data as DeskChat
const queue = async (member = mei) => (await post('watch', {}, member)).data as DeskChatQueue
const says = async (guest: string, text: string, page?: string) => {
  const as = { headers: { authentic: guest } }
  await ask(app, 'support/open', page ? { page } : {}, as)
  await ask(app, 'support/say', { id: `own-${text.length}-${now}`, text }, as)
  const [row] = await db<{ id: string }[]>`select id from conversations where account_id = ${guest}`
  return row!.id
}
const conversationOf = async (guest: string) =>
  (await db<{ id: string }[]>`select id from conversations where account_id = ${guest}`)[0]!.id
const idsOf = (rows: DeskChatQueue['waiting']) => rows.map(({ id }) => id)
/** Idempotent requests and messages have ids of their own. */
let ids = 0
const newId = () => `message-${++ids}`

test('guests wait by time; whoever answers has the conversation', async () => {
  const first = await says('1', 'The page does not open', '/hotels/20817?s_d=2027-02-01')
  now += 60_000
  const second = await says('2', 'A late arrival')
  const waiting = await queue()
  assert.deepEqual(idsOf(waiting.waiting), [first, second])
  assert.equal(waiting.waiting[0]!.name, 'Lin Wei')
  const guest = (await send('GET', 'guest', { id: first }, mei)).data as DeskChatGuest
  assert.deepEqual(
    [guest.name, guest.page, guest.facts.guest],
    ['Lin Wei', '/hotels/20817?s_d=2027-02-01', 'Lin'],
  )
  now += 60_000
  const said = { id: first, text: '请刷新页面', original: 'Please reload', req_id: newId() }
  const written = (await post('say', said)).data as DeskChatMessage
  assert.deepEqual((await post('say', said)).data, written)
  const { messages, attendant } = await read(first)
  assert.deepEqual(attendant, { id: mei.id, name: mei.name })
  assert.deepEqual(
    messages.filter(({ by }) => by === 'staff').map(({ text, original, name }) => [text, original, name]),
    [['请刷新页面', 'Please reload', mei.name]],
  )
  const after = await queue()
  assert.deepEqual([idsOf(after.mine), idsOf(after.waiting), after.answered_today], [[first], [second], 1])
  assert.deepEqual(idsOf((await queue(tomas)).others), [first])
})

test('a message that was written by one process is not written again under its id', async () => {
  const id = await conversationOf('1')
  const text = { id, text: 'Once', req_id: newId() }
  await post('say', text)
  // The stored answer is gone, as after its retention: the id of the message still prevents a second one.
  await db`delete from requests`
  await post('say', text)
  const { messages } = await read(id)
  assert.equal(messages.filter((message) => message.text === 'Once').length, 1)
})

test('a conversation is handed over, ended, opened again by its guest, and each step is audited', async () => {
  const id = await says('2', 'Still there?')
  await post('take', { id })
  const handed = (await post('hand_over', { id, to: tomas.id })).data as DeskChat
  assert.deepEqual(handed.attendant, { id: tomas.id, name: tomas.name })
  assert.equal((await post('hand_over', { id, to: '999999' })).reason, 'not_found')
  assert.deepEqual(idsOf((await queue(tomas)).mine), [id])
  await post('say', { id, text: 'Yes, we are', req_id: newId() }, tomas)
  assert.equal(((await post('end', { id }, tomas)).data as DeskChat).is_ended, true)
  assert.deepEqual(idsOf((await queue(tomas)).mine), [])
  now += 1_000
  await says('2', 'One more thing')
  assert.deepEqual(idsOf((await queue(tomas)).mine), [id])
  await post('hand_over', { id }, tomas)
  assert.deepEqual(idsOf((await queue()).waiting), [id])
  const actions = await db<{ action: string }[]>`
    select action from audit_log where object_kind = 'chat' and object_id = ${id} order by id`
  assert.deepEqual(
    actions.map(({ action }) => action),
    ['chat_taken', 'chat_handed_over', 'chat_ended', 'chat_handed_over'],
  )
})

test('the guests of a member who is away wait for anybody', async () => {
  const id = await says('1', 'Hello again')
  assert.ok(idsOf((await queue()).mine).includes(id))
  const away = (await post('away', { away: true })).data as DeskChatQueue
  assert.equal(away.is_away, true)
  const seen = await queue(tomas)
  assert.ok(idsOf(seen.waiting).includes(id))
  assert.equal(seen.members.find((member) => member.id === mei.id)!.is_away, true)
  const [row] = await db<{ attended: Date }[]>`
    select attended_until as attended from conversations where id = ${id}`
  assert.ok(row!.attended.getTime() <= now)
  await post('away', { away: false })
  assert.equal((await queue()).is_away, false)
})

test('a ticket is made of the messages that wait for an answer', async () => {
  const id = await conversationOf('1')
  await says('1', 'A bill for the company, please')
  const made = await post('ticket', { id, req_id: 'ticket-of-chat' })
  const again = await post('ticket', { id, req_id: 'ticket-of-chat' })
  assert.equal(again.data.number, made.data.number)
  const rows = await db<{ text: string; about: string }[]>`
    select body as text, about from tickets join ticket_messages on ticket_id = id where number = ${made.data.number}`
  assert.equal(rows.length, 1)
  assert.equal(rows[0]!.about, '/sockets')
  assert.ok(rows[0]!.text.endsWith('A bill for the company, please'))
})

test('the transcript is mailed to a guest, and a visitor has no address', async () => {
  const id = await conversationOf('1')
  assert.equal((await post('transcript', { id })).code, 1)
  const mails = await mailbox(app, 'guest1@example.com')
  assert.ok(mails.some(({ text }) => text.includes('The page does not open')))
  await ask(app, 'support/say', { id: 'visitor-1', text: 'Anybody?' })
  const [visitor] = await db<{ id: string }[]>`select id from conversations where account_id is null`
  assert.equal((await post('transcript', { id: visitor!.id })).reason, 'guest_without_mail')
})

test('a picture is shown by a message of the member who uploaded it, and by no other', async () => {
  const id = await conversationOf('1')
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'map.png', { type: 'image/png' })
  const stored = (await post('picture', { id, file })).data as StoredFile
  const shown = { id, text: 'The way from the station', file: stored.id }
  assert.equal((await post('say', { ...shown, req_id: newId() }, tomas)).reason, 'not_found')
  const said = { ...shown, req_id: newId() }
  const written = (await post('say', said)).data as DeskChatMessage
  assert.equal(written.file, stored.url)
  assert.deepEqual((await post('say', said)).data, written)
  const asked = { headers: { authentic: '1' }, method: 'GET' as const }
  const page = (await ask(app, 'support/messages', { after: written.n - 1 }, asked)).body.data as unknown
  assert.equal((page as ChatPage).messages[0]!.file, stored.url)
  const broken = new File(['not a picture'], 'map.png', { type: 'image/png' })
  assert.equal((await post('picture', { id, file: broken })).reason, 'wrong_type')
  assert.equal((await post('picture', { id: '999999', file })).reason, 'not_found')
})
