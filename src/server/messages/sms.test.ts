import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { after, test } from 'node:test'
import { readSmsUrl, type SmsService } from '../settings/sms-url.ts'
import { aliyunSms } from './aliyun-sms.ts'
import type { Outgoing } from './transport.ts'
import { twilioSms } from './twilio-sms.ts'

type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: URLSearchParams }
type Answer = { status: number; body: object } | 'hang up'
let answer: Answer = { status: 200, body: {} }
const asked: Asked[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  asked.push({
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://localhost'),
    headers: request.headers,
    body: new URLSearchParams(Buffer.concat(chunks).toString()),
  })
  if (answer === 'hang up') return void request.socket.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close())
const { port } = server.address() as { port: number }

const service = (url: string) => readSmsUrl(url) as SmsService
const twilio = twilioSms(service(`twilio://AC1:tok%3Aen@127.0.0.1:${port}?from=%2B15550100&protocol=http`))
const aliyun = aliyunSms(
  service(`aliyun://key:se%2Fcret@127.0.0.1:${port}?sign=星宿&code=SMS_1&code_en=SMS_2&protocol=http`),
)
const message: Outgoing = {
  id: '7',
  kind: 'code',
  to: '+8613800138000',
  subject: '',
  text: '【星宿】验证码012345，10分钟内有效，请勿告诉他人。',
  html: null,
  code: '012345',
  locale: 'zh',
}

test('an SMS service URL is parsed completely or refused', () => {
  assert.deepEqual(readSmsUrl('twilio://AC1:tok%3Aen@api.twilio.com?from=%2B15550100'), {
    provider: 'twilio',
    user: 'AC1',
    password: 'tok:en',
    host: 'api.twilio.com',
    protocol: 'https',
    options: { from: '+15550100' },
  })
  for (const wrong of [
    'https://api.twilio.com',
    'twilio://api.twilio.com?from=1',
    'twilio://AC1:token@api.twilio.com',
    'aliyun://key:secret@dysmsapi.aliyuncs.com?sign=x',
    'aliyun://',
  ])
    assert.equal(readSmsUrl(wrong), null, wrong)
})

test('Twilio gets a form with the text', async () => {
  answer = { status: 201, body: { sid: 'SM1' } }
  assert.deepEqual(await twilio.send(message), { how: 'delivered' })
  const { method, url, headers, body } = asked.at(-1)!
  assert.equal(method, 'POST')
  assert.equal(url.pathname, '/2010-04-01/Accounts/AC1/Messages.json')
  assert.equal(headers.authorization, `Basic ${Buffer.from('AC1:tok:en').toString('base64')}`)
  assert.deepEqual(Object.fromEntries(body), { To: message.to, From: '+15550100', Body: message.text })
})

test('Twilio: a refusal is final, a busy service is retried, and without a response the result is unknown', async () => {
  const cases: [Answer, string][] = [
    [{ status: 400, body: { code: 21211 } }, 'failed'],
    [{ status: 429, body: {} }, 'retry'],
    [{ status: 503, body: {} }, 'retry'],
    [{ status: 500, body: {} }, 'unknown'],
    ['hang up', 'unknown'],
  ]
  for (const [given, how] of cases) {
    answer = given
    assert.equal((await twilio.send(message)).how, how, JSON.stringify(given))
  }
  const shut = createServer().listen(0, '127.0.0.1')
  await once(shut, 'listening')
  const closed = (shut.address() as { port: number }).port
  shut.close()
  await once(shut, 'close')
  const nowhere = twilioSms(service(`twilio://AC1:token@127.0.0.1:${closed}?from=1&protocol=http`))
  assert.equal((await nowhere.send(message)).how, 'retry')
})

test('Aliyun gets its template and the code, signed', async () => {
  answer = { status: 200, body: { Code: 'OK', BizId: '1', Message: 'OK', RequestId: 'x' } }
  assert.deepEqual(await aliyun.send(message), { how: 'delivered' })
  const { url, headers, body } = asked.at(-1)!
  const given = Object.fromEntries([...url.searchParams, ...body])
  assert.equal(headers['x-acs-action'], 'SendSms')
  assert.match(String(headers.authorization), /^ACS3-HMAC-SHA256 Credential=key,/)
  assert.equal(given.PhoneNumbers, '13800138000')
  assert.equal(given.SignName, '星宿')
  assert.equal(given.TemplateCode, 'SMS_1')
  assert.deepEqual(JSON.parse(given.TemplateParam ?? ''), { code: '012345' })
  await aliyun.send({ ...message, locale: 'en' })
  const english = Object.fromEntries([...asked.at(-1)!.url.searchParams, ...asked.at(-1)!.body])
  assert.equal(english.TemplateCode, 'SMS_2')
  await aliyun.send({ ...message, code: null, link: 'https://hotels.example/undo-login-change#x' })
  const linked = Object.fromEntries([...asked.at(-1)!.url.searchParams, ...asked.at(-1)!.body])
  assert.deepEqual(JSON.parse(linked.TemplateParam ?? ''), {
    link: 'https://hotels.example/undo-login-change#x',
  })
})

test('Aliyun: a refusal is final, and a kind without a template is not sent', async () => {
  answer = { status: 200, body: { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: '', RequestId: 'x' } }
  assert.deepEqual(await aliyun.send(message), { how: 'failed', fault: 'isv.MOBILE_NUMBER_ILLEGAL' })
  answer = { status: 200, body: { Code: 'isp.SYSTEM_ERROR', Message: '', RequestId: 'x' } }
  assert.equal((await aliyun.send(message)).how, 'retry')
  answer = 'hang up'
  const before = asked.length
  assert.equal((await aliyun.send(message)).how, 'unknown')
  assert.equal(asked.length, before + 1, 'sent once')
  assert.equal((await aliyun.send({ ...message, kind: 'closing', code: null })).how, 'failed')
})
