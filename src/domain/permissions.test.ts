import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  defaultRoles,
  isScoped,
  mayRoleHave,
  permissions,
  roles,
  rolesWith,
  whyNotEditRole,
  whyNotPermitted,
} from './permissions.ts'

test('an admin has every permission and keeps it', () => {
  assert.deepEqual(defaultRoles.admin, permissions)
  assert.equal(whyNotEditRole('admin', []), 'role_fixed')
})

test('a missing permission names the roles that have it', () => {
  assert.equal(whyNotPermitted('finance', defaultRoles, 'orders.beyond'), null)
  assert.deepEqual(whyNotPermitted('support', defaultRoles, 'orders.beyond'), {
    permission: 'orders.beyond',
    roles: ['admin', 'finance'],
  })
  assert.deepEqual(rolesWith(defaultRoles, 'staff.change'), ['admin'])
})

test('a scoped role has only permissions whose queries are limited to its hotels', () => {
  for (const role of roles.filter(isScoped))
    assert.ok(defaultRoles[role].every((permission) => mayRoleHave(role, permission)))
  assert.equal(whyNotEditRole('hotelier', ['orders.see', 'payments.see']), 'not_scoped')
  assert.equal(whyNotEditRole('hotelier', ['orders.see', 'orders.change']), null)
  assert.equal(whyNotEditRole('support', ['payments.change']), null)
})
