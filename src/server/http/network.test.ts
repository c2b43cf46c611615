import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressKey, networkKey } from './network.ts'

test('a whole IPv6 prefix is one caller in any notation', () => {
  assert.equal(addressKey('2001:db8:1:2:3:4:5:6'), addressKey('2001:db8:1:2:ffff::1'))
  assert.equal(addressKey('2001:db8::1'), addressKey('2001:0DB8:0:0::9'))
  assert.equal(networkKey('2001:db8::1'), '2001:db8:0:0::/64')
  assert.notEqual(addressKey('2001:db8:1:2::1'), addressKey('2001:db8:1:3::1'))
})

test('IPv4 addresses are separate callers, and share a network within a /24', () => {
  assert.notEqual(addressKey('203.0.113.9'), addressKey('203.0.113.10'))
  assert.equal(networkKey('203.0.113.9'), networkKey('203.0.113.10'))
  assert.notEqual(networkKey('203.0.113.9'), networkKey('203.0.114.9'))
  assert.equal(addressKey('::ffff:203.0.113.9'), addressKey('203.0.113.9'))
})
