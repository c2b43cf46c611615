import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRoles, type Role } from '#domain/permissions.ts'
import { tabsOf } from './tabs.ts'

// Sections as in the navigation; the table itself imports icons.
const sections = [
  ['today', 'today.see'],
  ['orders', 'orders.see'],
  ['payments', 'payments.see'],
  ['inbox', 'inbox.see'],
  ['chat', 'chat.answer'],
  ['calendar', 'calendar.see'],
  ['hotels', 'hotels.see'],
  ['promotions', 'promotions.see'],
  ['staff', 'staff.see'],
  ['audit', 'audit.see'],
] as const
const tabsFor = (role: Role) =>
  tabsOf(sections.filter(([, needs]) => defaultRoles[role].includes(needs)).map(([name]) => ({ name }))).map(
    ({ name }) => name,
  )

test('the tab bar of each role has its daily sections, at most four', () => {
  assert.deepEqual(tabsFor('admin'), ['today', 'orders', 'inbox', 'chat'])
  assert.deepEqual(tabsFor('support'), ['today', 'orders', 'inbox', 'chat'])
  assert.deepEqual(tabsFor('revenue'), ['today', 'orders', 'calendar', 'hotels'])
  assert.deepEqual(tabsFor('finance'), ['today', 'orders', 'payments', 'inbox'])
  assert.deepEqual(tabsFor('content'), ['today', 'inbox', 'hotels'])
})

test('the tab bar of a hotelier has what reception staff need', () => {
  const mine = ['home', 'arrivals', 'orders', 'messages', 'statements', 'calendar', 'hotels']
  assert.deepEqual(
    tabsOf(mine.map((name) => ({ name }))).map(({ name }) => name),
    ['home', 'arrivals', 'messages', 'calendar'],
  )
})

test('a section without a rank is a tab only if there is room', () => {
  const mine = ['today', 'orders', 'calendar', 'payments', 'messages'].map((name) => ({ name }))
  assert.ok(!tabsOf(mine).some(({ name }) => name === 'messages'))
  assert.ok(tabsOf(mine.slice(2)).some(({ name }) => name === 'messages'))
})
