import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createContext, runInContext } from 'node:vm'

const script = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8')
const site = 'https://lodestar.example'
const path = `${site}/api/order/o_detail?id=7`

/** The worker with a network and a clock of the test's own. */
function openWorker() {
  let now = Date.parse('2027-01-10T08:00:00Z')
  let answer: () => Promise<Response> = async () => Response.error()
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (key: Request | string) => (typeof key === 'string' ? key : key.url)
  const storeOf = (name: string) => {
    if (!stores.has(name)) stores.set(name, new Map())
    const store = stores.get(name)!
    return {
      match: async (key: Request) => store.get(keyOf(key))?.clone(),
      put: async (key: Request, value: Response) => void store.set(keyOf(key), value),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (key: { url: string }) => store.delete(key.url),
    }
  }
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: new URL(site),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  const caches = {
    open: async (name: string) => storeOf(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  }
  class Clock extends Date {
    static override now = () => now
  }
  const web = { URL, Request, Response, Headers }
  runInContext(script, createContext({ self, caches, fetch: () => answer(), ...web, Date: Clock, Set }))
  const ask = () => {
    let answered: Promise<Response> | undefined
    listeners.get('fetch')!({
      request: new Request(path),
      respondWith: (given: Promise<Response>) => (answered = given),
    })
    return answered!
  }
  return {
    ask,
    online: (respond: () => Promise<Response>) => {
      answer = respond
    },
    offline: () => {
      answer = async () => {
        throw new TypeError('Failed to fetch')
      }
    },
    tell: async (data: string) => {
      let done: Promise<unknown> = Promise.resolve()
      listeners.get('message')!({ data, waitUntil: (work: Promise<unknown>) => (done = work) })
      await done
    },
    pass: (ms: number) => {
      now += ms
    },
    kept: () => [...stores.values()].flatMap((store) => [...store.keys()]),
  }
}
const order = (expires = '2027-01-10T12:00:00Z') =>
  Promise.resolve(
    new Response('{"code":1}', {
      headers: { 'session-expires': expires, date: 'Sun, 10 Jan 2027 08:00:00 GMT' },
    }),
  )

test('an order opens without a connection while the session lasts, and is dropped after it', async () => {
  const worker = openWorker()
  worker.online(order)
  await worker.ask()
  worker.offline()
  const copy = await worker.ask()
  assert.equal(await copy.text(), '{"code":1}')
  assert.equal(copy.headers.get('stored-at'), 'Sun, 10 Jan 2027 08:00:00 GMT')
  worker.pass(4 * 3_600_000)
  await assert.rejects(worker.ask())
  assert.deepEqual(worker.kept(), [])
})

test('an answer that does not say how long its session lasts is not shown without a connection', async () => {
  const worker = openWorker()
  worker.online(async () => new Response('{"code":1}'))
  await worker.ask()
  worker.offline()
  await assert.rejects(worker.ask())
})

test('a 401 drops what was kept', async () => {
  const worker = openWorker()
  worker.online(order)
  await worker.ask()
  worker.online(async () => new Response('{"code":401}', { status: 401 }))
  await worker.ask()
  assert.deepEqual(worker.kept(), [])
})

test('an answer that arrives after the log-out is not kept', async () => {
  const worker = openWorker()
  const late = Promise.withResolvers<Response>()
  worker.online(() => late.promise)
  const asked = worker.ask()
  await worker.tell('forget orders')
  late.resolve(await order())
  assert.equal((await asked).status, 200)
  assert.deepEqual(worker.kept(), [])
})
