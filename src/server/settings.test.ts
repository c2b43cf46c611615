import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings, startWarnings, WrongSetting } from './settings.ts'

const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'rooms@hotels.example' }
const paypal = { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y', PAYPAL_WEBHOOK_ID: 'z' }
const publicly = { PUBLIC_URL: 'https://hotels.example' }

test('without any setting the site runs locally', () => {
  const settings = readSettings({})
  assert.equal(settings.PORT, 3000)
  assert.equal(settings.HOST, '127.0.0.1')
  assert.equal(settings.DEMO_HOTELS, 50_000)
  assert.equal(settings.SEARCH_MEMORY_MB, 512)
  assert.equal(settings.LIMITS_SCALE, 1)
  assert.equal(settings.SUPPORT_EMAIL, 'support@lodestar.example')
  assert.equal(settings.REGISTRATION_ID, 'DEMO-000000')
  assert.equal(settings.local, true)
  assert.equal(settings.dataDirChosen, false)
})

test('an empty setting counts as not set', () => {
  assert.equal(readSettings({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' }).PORT, 3000)
})

test('an invalid setting fails with its name and the allowed values', () => {
  const wrong: [string, string, RegExp][] = [
    ['PORT', 'http', /The setting PORT \("http"\) is wrong: it must be a whole number from 0 to 65535\./],
    ['PORT', '70000', /The setting PORT/],
    ['PUBLIC_URL', 'hotels.example', /PUBLIC_URL is wrong: it must be an http or https address\./],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL is wrong: it must be an address such as postgres:/],
    ['DATABASE_URL', 'postgres://one,two:port/name', /DATABASE_URL is wrong: it must be an address such as/],
    ['DATABASE_DIRECT_URL', 'postgres://pg/name', /DATABASE_DIRECT_URL needs DATABASE_URL/],
    ['SECRET', 'short', /SECRET is wrong: it must be at least 32 characters\./],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL \("loud"\) is wrong/],
    ['LIMITS', 'everything=1', /LIMITS .* is wrong: it must be a list such as/],
    ['SUPPORT_EMAIL', 'nobody', /SUPPORT_EMAIL .* email address/],
    ['SUPPORT_HOURS', 'always', /SUPPORT_HOURS .* hours and a zone/],
    ['DEMO', 'yes', /The setting DEMO/],
    ['TRUST_PROXY', 'nginx', /TRUST_PROXY \("nginx"\) is wrong: it must be IP addresses or networks/],
    [
      'S3_URL',
      'https://key:secret@s3.example',
      /S3_URL is wrong: it must be an address with a key and a bucket/,
    ],
    ['S3_URL', 'https://s3.example/bucket', /S3_URL is wrong/],
    [
      'SMS_URL',
      'twilio://AC1:token@api.twilio.com',
      /SMS_URL is wrong: it must be an address such as aliyun:/,
    ],
  ]
  for (const [name, value, sentence] of wrong) {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error: Error) => error instanceof WrongSetting && sentence.test(error.message),
      `${name}=${value}`,
    )
  }
})

test('a value that may be a secret is not repeated in an error', () => {
  for (const name of ['SECRET', 'DATABASE_URL', 'METRICS_TOKEN', 'SMTP_URL', 'SMS_URL']) {
    assert.throws(
      () => readSettings({ [name]: 'hunter2' }),
      (error: Error) => !error.message.includes('hunter2'),
      name,
    )
  }
})

test('a public URL needs mail, and a payment provider or DEMO', () => {
  assert.throws(() => readSettings(publicly), /SMTP_URL is not set/)
  assert.throws(() => readSettings({ ...publicly, DEMO: '1' }), /SMTP_URL is not set/)
  assert.throws(() => readSettings({ ...publicly, ...mail }), /no payment provider is set/)
  assert.equal(readSettings({ ...publicly, ...mail, DEMO: '1' }).local, false)
  assert.equal(readSettings({ ...publicly, ...mail, ...paypal }).local, false)
  const { MAIL_FROM: _, ...unsigned } = mail
  assert.throws(() => readSettings({ ...publicly, ...unsigned, DEMO: '1' }), /mail has no sender of yours/)
  assert.equal(
    readSettings({ ...publicly, ...unsigned, SUPPORT_EMAIL: 'us@hotels.example', DEMO: '1' }).local,
    false,
  )
})

test('a provider needs all of its settings or none', () => {
  const alipay = { ALIPAY_APP_ID: '1', ALIPAY_PRIVATE_KEY: '2', ALIPAY_PUBLIC_KEY: '3' }
  const unionpay = {
    UNIONPAY_MERCHANT_ID: '1',
    UNIONPAY_PRIVATE_KEY: '2',
    UNIONPAY_CERTIFICATE: '3',
    UNIONPAY_ROOT: '4',
  }
  for (const whole of [paypal, alipay, unionpay] as Record<string, string>[]) {
    assert.equal(readSettings({ ...publicly, ...mail, ...whole }).local, false)
    for (const name of Object.keys(whole)) {
      const half = { ...publicly, ...mail, ...whole, [name]: '' }
      assert.throws(() => readSettings(half), new RegExp(`but ${name} is not set`), name)
      assert.throws(() => readSettings({ ...half, DEMO: '1' }), WrongSetting, name)
    }
  }
})

test('demonstration hotels need a local site or DEMO', () => {
  assert.equal(readSettings({ ...publicly, ...mail, ...paypal }).DEMO_HOTELS, 0)
  assert.equal(readSettings({ ...publicly, ...mail, ...paypal, DEMO_HOTELS: '500' }).DEMO_HOTELS, 0)
  assert.equal(readSettings({ ...publicly, ...mail, DEMO: '1', DEMO_HOTELS: '500' }).DEMO_HOTELS, 500)
})

test('a public site with DATABASE_URL needs SECRET', () => {
  const shared = { ...publicly, ...mail, ...paypal, DATABASE_URL: 'postgres://db.example/hotels' }
  assert.throws(() => readSettings(shared), /SECRET is not set: every process .* needs the same/)
  assert.equal(readSettings({ ...shared, SECRET: 's'.repeat(32) }).local, false)
})

test('a loopback address is not public', () => {
  for (const name of [
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://127.3.2.1:80',
    'http://[::1]:3000',
  ]) {
    assert.equal(readSettings({ PUBLIC_URL: name }).local, true, name)
  }
  for (const name of ['http://localhost.evil.example', 'http://127.evil.example', 'http://10.0.0.1']) {
    assert.throws(() => readSettings({ PUBLIC_URL: name }), WrongSetting, name)
  }
})

test('single limits can be overridden, the others stay', () => {
  const { LIMITS } = readSettings({ LIMITS: 'login_per_account=9/60' })
  assert.deepEqual(LIMITS.login_per_account, { points: 9, seconds: 60, per: 'account_and_caller' })
  assert.deepEqual(LIMITS.code_per_account_total_day, { points: 30, seconds: 86_400, per: 'account' })
  assert.deepEqual(LIMITS.code_per_account_minute, { points: 1, seconds: 60, per: 'account_and_caller' })
})

test('a public site drains for its load balancer, a local one stops at once', () => {
  assert.equal(readSettings({}).DRAIN_SECONDS, 0)
  assert.equal(readSettings({ DRAIN_SECONDS: '3' }).DRAIN_SECONDS, 3)
  const publicly = {
    PUBLIC_URL: 'https://hotels.example',
    SMTP_URL: 'smtp://mail.example',
    SUPPORT_EMAIL: 'help@hotels.example',
    DEMO: '1',
  }
  assert.equal(readSettings(publicly).DRAIN_SECONDS, 10)
  assert.equal(readSettings({ ...publicly, DRAIN_SECONDS: '0' }).DRAIN_SECONDS, 0)
})

test('warnings at startup name what a proxy needs, and a site reachable without a public URL', () => {
  const warnings = (env: Record<string, string>) => startWarnings(readSettings(env))
  for (const env of [{}, { HOST: 'localhost' }, { HOST: '::1' }] as Record<string, string>[])
    assert.match(warnings(env).join(), /PUBLIC_URL is not set.*A proxy in front of it needs PUBLIC_URL/)
  assert.deepEqual(warnings({ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }), [])
  for (const HOST of ['0.0.0.0', '::', '192.168.1.4'])
    assert.match(
      warnings({ HOST }).join(),
      new RegExp(`HOST is ${HOST.replaceAll('.', '\\.')}.*PUBLIC_URL is not set`),
    )
})

test('a quiet copy reaches no service and runs no jobs', () => {
  const services = {
    SMTP_URL: 'smtp://mail.example',
    REDIS_URL: 'redis://r.example',
    TRANSLATE_URL: 'https://t.example',
    RATES_URL: 'https://r.example',
    ...{ BACKUP_DIR: '/backups', BACKUP_KEY: 'k'.repeat(32) },
  }
  const quiet = readSettings({ ...services, QUIET: '1' })
  for (const name of ['SMTP_URL', 'REDIS_URL', 'TRANSLATE_URL', 'RATES_URL', 'BACKUP_DIR'] as const)
    assert.equal(quiet[name], undefined, name)
  assert.deepEqual([quiet.JOBS, quiet.PUSH_SERVICES], ['off', 'off'])
  assert.match(startWarnings(quiet)[0]!, /QUIET=1: this copy runs no jobs/)
})

test('backups need a key', () => {
  assert.throws(() => readSettings({ BACKUP_DIR: '/backups' }), /BACKUP_DIR needs BACKUP_KEY/)
})
