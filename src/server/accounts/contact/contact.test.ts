import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session } from '#contract/accounts.ts'
import { testApp } from '#test/support/app.ts'
import { ask, codeFor, type Guest, mailbox, signUp } from '#test/support/guests.ts'
import { purgeExpired } from '../purge-expired.ts'

let now = Date.parse('2027-05-01T08:00:00Z')
const day = 86_400_000
const later = (ms: number) => (now += ms)
const app = await testApp({ clock: () => now })
let people = 0
const somebody = () => `contact${++people}@example.com`
const password = 'correct horse'

const change = (guest: Guest, fields: object) => ask(app, 'user/contact', fields, { headers: guest.auth })
async function changeTo(guest: Guest, contact: string, proof: object = { old_password: password }) {
  later(61_000)
  return change(guest, { contact, smscode: await codeFor(app, contact, 'contact'), ...proof })
}
const undo = (token: string) => ask(app, 'user/undo_contact', { token })
const logIn = (account: string, account_code: string) => ask(app, 'user/login', { account, account_code })
const isSignedIn = async ({ auth }: Guest) =>
  (await ask(app, 'user/info', {}, { method: 'GET', headers: auth })).status === 200
/** The token of the undo link in the last mail to an account. */
async function linkTo(account: string) {
  const [mail] = (await mailbox(app, account)).filter(({ code }) => code === null)
  return /\/undo-login-change#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('an open session alone cannot change the address to sign in with', async () => {
  const guest = await signUp(app, somebody())
  const contact = somebody()
  const smscode = await codeFor(app, contact, 'contact')
  const bare = await change(guest, { contact, smscode })
  assert.equal(bare.status, 400)
  assert.deepEqual(Object.keys(bare.body.data.fields as object), ['old_password'])
  const wrong = await change(guest, { contact, smscode, old_password: 'wrong horse' })
  assert.equal(wrong.body.data.reason, 'wrong_credentials')
  assert.equal((await logIn(guest.account, password)).body.code, 1)
  assert.equal((await change(guest, { contact, smscode, old_password: password })).body.code, 1)
  assert.equal((await logIn(contact, password)).body.code, 1)
})

test('a session may guess the password five times in fifteen minutes', async () => {
  const guest = await signUp(app, somebody())
  const contact = somebody()
  const smscode = await codeFor(app, contact, 'contact')
  const guess = (old_password: string) => change(guest, { contact, smscode, old_password })
  for (let i = 0; i < 5; i++) assert.equal((await guess('wrong horse')).status, 400)
  assert.equal((await guess(password)).status, 429)
})

test('without a password, a code to the previous address proves the owner, once', async () => {
  const account = somebody()
  const opened = await logIn(account, await codeFor(app, account, 'login'))
  const { token, user_info } = opened.body.data as unknown as Session
  const guest: Guest = {
    id: user_info.id,
    account,
    token,
    cookie: '',
    device: '',
    auth: { authentic: token },
  }
  const [first, second] = [somebody(), somebody()]
  later(61_000)
  const forLogin = await codeFor(app, account, 'login')
  assert.equal((await changeTo(guest, first, { old_smscode: forLogin })).body.data.reason, 'wrong_code')
  later(61_000)
  const old_smscode = await codeFor(app, account, 'reauthenticate')
  const toItself = await changeTo(guest, first, { old_smscode })
  assert.equal(toItself.body.code, 1)
  assert.equal((await changeTo(guest, second, { old_smscode })).body.data.reason, 'wrong_code')
})

test('the previous address can undo a change for seven days, which ends all sessions', async () => {
  const owner = await signUp(app, somebody())
  const intruder = { ...owner, ...(await sessionOf(owner.account)) }
  const theirs = somebody()
  assert.equal((await changeTo(intruder, theirs)).body.code, 1)
  const token = await linkTo(owner.account)
  assert.equal(token.length, 43)
  later(7 * day - 61_000)
  const fresh = { ...intruder, ...(await sessionOf(theirs)) }
  const undone = await undo(token)
  assert.equal(undone.body.data.account, owner.account)
  for (const guest of [owner, intruder, fresh]) assert.equal(await isSignedIn(guest), false)
  assert.equal((await logIn(theirs, password)).body.data.reason, 'wrong_credentials')
  assert.equal((await logIn(owner.account, password)).body.data.reason, 'wrong_credentials')
  const back = await logIn(owner.account, await codeFor(app, owner.account, 'login'))
  assert.equal((back.body.data as unknown as Session).user_info.id, owner.id)
  assert.equal((await undo(token)).body.data.reason, 'link_invalid', 'a link works once')
})

test('an undo link expires after seven days, and an unknown link is refused', async () => {
  const guest = await signUp(app, somebody())
  await changeTo(guest, somebody())
  const token = await linkTo(guest.account)
  later(7 * day)
  assert.equal((await undo(token)).body.data.reason, 'link_invalid')
  assert.equal((await undo('x'.repeat(43))).body.data.reason, 'link_invalid')
  await purgeExpired(app.db, now)
  assert.equal((await app.db`select 1 from contact_changes where account_id = ${guest.id}`).length, 0)
  assert.equal((await signUp(app, guest.account)).account, guest.account, 'and the address is free again')
})

test('the first undo link reverts all later changes and invalidates their links', async () => {
  const owner = await signUp(app, somebody())
  const [second, third] = [somebody(), somebody()]
  await changeTo(owner, second)
  await changeTo(owner, third)
  await changeTo(owner, '13600136000')
  const [link, laterLink] = [await linkTo(owner.account), await linkTo(second)]
  assert.equal((await undo(link)).body.data.account, owner.account)
  assert.equal((await undo(laterLink)).body.data.reason, 'link_invalid')
  const [row] = await app.db`select email, mobile, password from accounts where id = ${owner.id}`
  assert.deepEqual(row, { email: owner.account, mobile: null, password: null })
})

test('the previous address is reserved while a change can be undone', async () => {
  const owner = await signUp(app, somebody())
  const stranger = await signUp(app, somebody())
  await changeTo(owner, somebody())
  later(61_000)
  const code = await codeFor(app, owner.account)
  assert.equal((await logIn(owner.account, code)).body.data.reason, 'recently_changed')
  later(61_000)
  const smscode = await codeFor(app, owner.account, 'register')
  const registering = await ask(app, 'user/reg', { account: owner.account, smscode, password })
  assert.equal(registering.body.data.reason, 'recently_changed')
  assert.equal((await changeTo(stranger, owner.account)).body.data.reason, 'account_exists')
  assert.equal((await changeTo(owner, owner.account)).body.code, 1, 'its own account may return')
})

test('undoing a change of address also cancels a closing that somebody else requested', async () => {
  const owner = await signUp(app, somebody())
  const theirs = somebody()
  await changeTo(owner, theirs)
  later(61_000)
  const smscode = await codeFor(app, theirs, 'unregister')
  assert.equal((await ask(app, 'user/unregister', { smscode }, { headers: owner.auth })).body.code, 1)
  await undo(await linkTo(owner.account))
  const [row] = await app.db`select closes_at from accounts where id = ${owner.id}`
  assert.equal(row!.closes_at, null)
})

async function sessionOf(account: string) {
  const { body } = await logIn(account, password)
  const { token } = body.data as unknown as Session
  return { token, auth: { authentic: token } }
}
