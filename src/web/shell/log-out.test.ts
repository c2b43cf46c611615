import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { manualClock } from '#test/support/manual-clock.ts'
import { asked, confirm } from '../page/confirm.ts'
import { leave } from './log-out.ts'

function leaving({ yes = true, answer = { code: 1 } as { code: number } | null } = {}) {
  const log: string[] = []
  const clock = manualClock()
  const done = leave({
    call: (async ({ path }: { path: string }) => {
      log.push(path)
      return answer ?? Promise.reject(new TypeError('network'))
    }) as unknown as Call,
    locale: 'zh',
    confirm: async ({ title, text }) => {
      log.push(`${title} ${text}`)
      return yes
    },
    dropSession: () => log.push('drop'),
    clock,
    go: (address) => log.push(`go ${address}`),
  })
  return { log, clock, done }
}
const question = '提示 确定要退出登录吗？'

test('logging out asks, calls, drops the session and goes home after 2 s', async () => {
  const { log, clock, done } = leaving()
  await done
  assert.deepEqual(log, [question, 'user/logout', 'drop'])
  clock.pass(1999)
  assert.equal(log.length, 3)
  clock.pass(1)
  assert.equal(log[3], 'go /zh')
})

test('without confirmation, or with a refusal or no response, the guest stays signed in', async () => {
  const no = leaving({ yes: false })
  await no.done
  assert.deepEqual(no.log, [question])
  for (const answer of [{ code: 500 }, null]) {
    const { log, clock, done } = leaving({ answer })
    await done
    clock.pass(5000)
    assert.deepEqual(log, [question, 'user/logout'])
  }
})

test('a second question means no to the first', async () => {
  const first = confirm({ title: 'a', text: 'a' })
  const second = confirm({ title: 'b', text: 'b' })
  assert.equal(await first, false)
  assert.equal(asked.get()?.title, 'b')
  asked.get()?.answer(true)
  assert.equal(await second, true)
  assert.equal(asked.get(), null)
})
