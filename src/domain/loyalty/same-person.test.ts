import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSamePerson, mailboxOf } from './same-person.ts'

test('aliases of a mailbox are recognised as one mailbox', () => {
  const table = [
    ['Lin.Wei+trips@Example.org', 'lin.wei@example.org'],
    ['lin.wei+a+b@gmail.com', 'linwei@gmail.com'],
    ['l.i.n.w.e.i@googlemail.com', 'linwei@gmail.com'],
    ['linwei@example.org', 'linwei@example.org'],
  ] as const
  for (const [written, mailbox] of table) assert.equal(mailboxOf(written), mailbox)
})

test('a shared mailbox or telephone means the same person, a shared mail host does not', () => {
  const traits = (email: string | null, phone: string | null) => ({ emails: [email], phones: [phone] })
  const agent = traits('lin@example.org', '+8613800138000')
  const table = [
    [traits('lin+hotel@example.org', null), true],
    [traits('other@example.org', '138 0013 8000'), true],
    [traits(null, '008613800138000'), true],
    [traits('other@example.org', '+8613800138001'), false],
    [traits(null, null), false],
    [traits('other@example.org', '12'), false],
  ] as const
  for (const [guest, same] of table) assert.equal(isSamePerson(agent, guest), same, JSON.stringify(guest))
  assert.equal(isSamePerson(traits(null, '12'), traits(null, '12')), false)
})
