import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AccountChange } from './accounts.ts'
import { AgentApplication } from './agents.ts'
import { Feedback, PartnerLead } from './feedback.ts'
import { PersonName } from './fields.ts'
import { faultsOf } from './sentences.ts'

const oneLine = 'Please write it on one line'
const noWebAddress = 'Please don’t include web addresses'

test('a name has one line and no web address in every endpoint', () => {
  const lead = { hotel: 'Inn', city: 'Bath', email: 'a@example.com', phone: '+8613800138000', text: 'Hello' }
  const agent = { channel: 'A blog', payout: 'A bank', statement: '1.0' }
  for (const [name, sentence] of [
    ['Ada\nLovelace', oneLine],
    ['Ada www.evil.example', noWebAddress],
  ] as const) {
    assert.equal(faultsOf(AccountChange, { name }, 'en').name, sentence)
    assert.equal(
      faultsOf(AccountChange, { travellers: [{ first: name, last: 'L' }] }, 'en')['travellers.0.first'],
      sentence,
    )
    assert.equal(faultsOf(PersonName, { first: 'A', last: name }, 'en').last, sentence)
    assert.equal(faultsOf(PartnerLead, { ...lead, name }, 'en').name, sentence)
    assert.equal(faultsOf(AgentApplication, { ...agent, name }, 'en').name, sentence)
  }
  assert.deepEqual(faultsOf(PersonName, { first: 'Jean-Luc', last: 'd’Artagnan Jr.' }, 'en'), {})
})

test('feedback refers to an order, a hotel or a local path, never to another host', () => {
  const faults = (about: string) =>
    Object.keys(faultsOf(Feedback, { topic: 'other', text: 'Hello', email: 'a@example.com', about }, 'en'))
  for (const about of ['/docs/faq', '/', 'hotel:12', 'order:7']) assert.deepEqual(faults(about), [], about)
  for (const about of ['//evil.example', '//evil.example/x', '/\\evil.example', 'https://evil.example'])
    assert.deepEqual(faults(about), ['about'], about)
})
