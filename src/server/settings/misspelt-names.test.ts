import assert from 'node:assert/strict'
import { test } from 'node:test'
import { misspeltNames } from './misspelt-names.ts'

test('a misspelt name is found with the setting that it resembles', () => {
  const env = { SMPT_URL: 'x', PUBLIC_ULR: 'x', TRUST_PROXIES: 'x', PAYPAL_SECRET: 'x' }
  assert.deepEqual(misspeltNames(env), [
    { name: 'SMPT_URL', meant: 'SMTP_URL' },
    { name: 'PUBLIC_ULR', meant: 'PUBLIC_URL' },
    { name: 'PAYPAL_SECRET', meant: 'PAYPAL_URL' },
  ])
})

test('variables of other programs are ignored', () => {
  const env = { PATH: '/bin', HOME: '/root', LANG: 'C', PWD: '/', SHELL: 'sh', npm_config_x: '1', PORT: '1' }
  assert.deepEqual(misspeltNames(env), [])
})
