import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { DeskHotel } from '#contract/desk/hotel.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, type Staff, staffHeaders } from '#test/support/desk.ts'
import { importInventory } from '../../inventory/import/import-inventory.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const app = await testApp({ clock: () => now, env: { HOTELIER_CHANGES: 'review' } })
const { db } = app
await importInventory(db, { folder: join(import.meta.dirname, '../../../../examples/inventory'), now })
const [hotel, foreign] = await db<{ id: string }[]>`select id from hotels order by id limit 2`
const id = hotel!.id
const keeper = await haveStaff(db, { role: 'hotelier', hotels: [id] })
const editor = await haveStaff(db, { role: 'content' })

const ask = async (method: 'GET' | 'POST', path: string, body: object, member: Staff) =>
  askDesk(app, `hotels/${path}`, { method, body, headers: await staffHeaders(db, member, { now }) })
const read = async (member = keeper) => (await ask('GET', 'show', { id }, member)).data as DeskHotel
async function change(values: Record<string, string>, member = keeper) {
  const { fields } = await read(member)
  const changes = Object.entries(values).map(([key, to]) => ({ key, from: fields[key] ?? '', to }))
  return ask('POST', 'change', { id, changes }, member)
}
const decide = (proposals: readonly string[], publish: '0' | '1', more = {}, member = editor) =>
  ask('POST', 'decide_proposals', { id, proposals, publish, ...more }, member)
const english = 'texts|en|description'
const shown = async () =>
  (await app.http.inject({ url: `/api/hot/h_detail?lang=en&id=${id}` })).json().data.description as string
const text = 'The landing stage has a bar now. '.repeat(4).trim()

test('a text of a hotelier waits for a review, and other fields are stored at once', async () => {
  const before = await read()
  const said = await change({ [english]: text, 'facts||renovated': '2025' })
  assert.equal(said.code, 1, said.text)
  const after = said.data as DeskHotel
  assert.equal(after.fields['facts||renovated'], '2025')
  assert.equal(after.fields[english], before.fields[english])
  assert.deepEqual(
    after.proposals.map(({ key, from, to, by }) => [key, from, to, by.name]),
    [[english, before.fields[english], text, keeper.name]],
  )
  assert.ok(!(await shown()).includes('landing stage has a bar'))
})

test('a second text replaces the first, and an invalid list of photographs is refused at once', async () => {
  await change({ [english]: `${text} Open daily.` })
  assert.deepEqual(
    (await read()).proposals.map(({ to }) => to),
    [`${text} Open daily.`],
  )
  const said = await change({ 'images||list': JSON.stringify([{ url: 'ftp://nowhere', alt_en: '' }]) })
  assert.equal(said.reason, 'invalid_input')
})

test('reviewers find it on Today, hoteliers do not, and only reviewers decide', async () => {
  const today = async (member: Staff) => {
    const headers = await staffHeaders(db, member, { now })
    const said = await askDesk(app, 'today/show', { method: 'GET', headers })
    return (said.data.entries as { key: string }[]).map(({ key }) => key)
  }
  assert.ok((await today(editor)).includes(`proposal:${id}`))
  assert.ok(!(await today(keeper)).includes(`proposal:${id}`))
  const [proposal] = (await read()).proposals
  const said = await decide([proposal!.id], '1', {}, keeper)
  assert.deepEqual([said.status, said.reason], [403, 'forbidden'])
})

test('a published text is shown to guests and is in the history with its author', async () => {
  const [proposal] = (await read()).proposals
  const said = await decide([proposal!.id], '1')
  assert.equal(said.code, 1, said.text)
  const { fields, proposals, history } = said.data as DeskHotel
  assert.deepEqual([fields[english], proposals], [`${text} Open daily.`, []])
  assert.deepEqual([history[0]!.action, history[0]!.reason], ['hotel_changed', `proposed by ${keeper.name}`])
  assert.ok((await shown()).includes('landing stage has a bar'))
  assert.equal((await decide([proposal!.id], '1')).reason, 'already_decided')
})

test('a declined text changes nothing, and the reason is in the history', async () => {
  await change({ [english]: 'Call us at our own number and pay less. '.repeat(4) })
  const [proposal] = (await read()).proposals
  const said = await decide([proposal!.id], '0', { reason: 'No telephone numbers' })
  const { fields, proposals, history } = said.data as DeskHotel
  assert.deepEqual([fields[english], proposals], [`${text} Open daily.`, []])
  assert.deepEqual(
    [history[0]!.action, history[0]!.reason],
    ['hotel_change_declined', 'No telephone numbers'],
  )
})

test('a text that staff changed meanwhile is not overwritten', async () => {
  await change({ [english]: 'A quiet house with a garden behind the canal. '.repeat(4) })
  await change({ [english]: 'Rewritten by our editor, who visited the house. '.repeat(4) }, editor)
  const [proposal] = (await read()).proposals
  const said = await decide([proposal!.id], '1')
  assert.equal(said.reason, 'hotel_changed')
  assert.match((await read()).fields[english]!, /^Rewritten/)
  assert.equal((await read()).proposals.length, 1)
})

test('a hotelier withdraws a proposal of their own hotel, and cannot touch those of another', async () => {
  const [proposal] = (await read()).proposals
  const other = await haveStaff(db, { role: 'hotelier', hotels: [foreign!.id] })
  const body = { id, proposals: [proposal!.id] }
  assert.equal((await ask('POST', 'withdraw_proposals', body, other)).reason, 'not_found')
  const crossed = { ...body, id: foreign!.id }
  assert.equal((await ask('POST', 'withdraw_proposals', crossed, other)).reason, 'already_decided')
  const said = await ask('POST', 'withdraw_proposals', body, keeper)
  assert.deepEqual((said.data as DeskHotel).proposals, [])
})

test('photographs of a hotelier wait, and staff publish their own at once', async () => {
  const list = JSON.stringify([
    { room: '', url: 'https://pictures.example.com/a.jpg', alt_en: 'Garden', alt_zh: '花园', category: '' },
  ])
  const waiting = await change({ 'images||list': list })
  assert.equal(waiting.code, 1, waiting.text)
  assert.deepEqual(
    (waiting.data as DeskHotel).proposals.map(({ key }) => key),
    ['images||list'],
  )
  const own = await change({ 'texts|zh|description': '运河边的旧渡口客栈，院子安静。'.repeat(8) }, editor)
  assert.match((own.data as DeskHotel).fields['texts|zh|description']!, /^运河边/)
})
