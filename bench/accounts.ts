// Checks whether response times reveal that an account exists. Known and unknown accounts alternate at random
// within one process, so that machine load affects both alike. Also measures other calls during a flood of
// logins.
import { createApp } from '#server/app.ts'
import { readSettings } from '#server/settings.ts'
import { testDatabase } from '#test/support/database.ts'
import { ask, signUp } from '#test/support/guests.ts'

const PAIRS = 100
const WARM_UP = 10
/** Critical value of the signed-rank statistic: exceeded by chance once in a thousand runs. */
const MOST_Z = 3.29
const FLOOD = 60

const everything = [
  'code_per_account_minute',
  'code_per_account_day',
  'code_total_day',
  'login_per_account',
  'login_per_account_day',
  'login_total_minute',
]
const { db, drop } = await testDatabase()
const settings = readSettings({
  LOG_LEVEL: 'silent',
  PORT: '0',
  SECRET: 'for measuring '.repeat(3),
  LIMITS: everything.map((name) => `${name}=100000000/86400`).join(','),
})
const app = await createApp({ db, settings, admission: { isAdaptive: false } })

// Few enough that no code is tried five times, enough that rows differ.
const ACCOUNTS = 30
const account = (kind: Kind, n: number) => `guest.${n % ACCOUNTS}@${kind}.example`
const [known] = await Promise.all(
  Array.from({ length: ACCOUNTS }, (_, n) => signUp(app, account('known', n))),
)

type Kind = 'known' | 'nobody'
type Question = { path: string; fields: (account: string) => object; status: number }
const questions: Record<string, Question> = {
  wrong_password: {
    path: 'user/login',
    fields: (account) => ({ account, account_code: 'wrong horse' }),
    status: 400,
  },
  send_code: { path: 'user/sms_email', fields: (email) => ({ email, purpose: 'reset' }), status: 200 },
  wrong_code_for_login: {
    path: 'user/login',
    fields: (account) => ({ account, account_code: '000000' }),
    status: 400,
  },
  wrong_code_for_reset: {
    path: 'user/edit',
    fields: (account) => ({ account, smscode: '000000', password: 'correct horse' }),
    status: 400,
  },
}

async function timeOf({ path, fields, status }: Question, kind: Kind, n: number) {
  const from = performance.now()
  const answer = await ask(app, path, fields(account(kind, n)))
  const ms = performance.now() - from
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  return ms
}

async function compare(question: Question) {
  const times: Record<Kind, number[]> = { known: [], nobody: [] }
  for (let n = -WARM_UP; n < PAIRS; n++) {
    const order: Kind[] = Math.random() < 0.5 ? ['known', 'nobody'] : ['nobody', 'known']
    for (const kind of order) {
      const ms = await timeOf(question, kind, n + WARM_UP)
      if (n >= 0) times[kind].push(ms)
    }
  }
  const ratios = times.known.map((ms, at) => ms / times.nobody[at]!)
  return {
    known_ms: round(share(times.known, 0.5)),
    unknown_ms: round(share(times.nobody, 0.5)),
    ratio: round(share(ratios, 0.5), 3),
    z: round(signedRanks(times)),
  }
}

/** Wilcoxon signed-rank test: whether one kind takes longer than the other, as a z-score. */
function signedRanks({ known, nobody }: Record<Kind, number[]>): number {
  const differences = known.map((ms, at) => ms - nobody[at]!).sort((a, b) => Math.abs(a) - Math.abs(b))
  const ranks = differences.reduce((sum, difference, at) => sum + Math.sign(difference) * (at + 1), 0)
  const n = differences.length
  return ranks / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 6)
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

const figures: Record<string, Awaited<ReturnType<typeof compare>>> = {}
for (const [name, question] of Object.entries(questions)) {
  const found = await compare(question)
  figures[name] = found
  console.log(
    `${name.padEnd(22)} known ${found.known_ms} ms, unknown ${found.unknown_ms} ms, ratio ${found.ratio}, z ${found.z}`,
  )
}

/** Repeats a cheap call that queries the database until stopped. */
async function cheapCalls(isOver: () => boolean) {
  const times: number[] = []
  while (!isOver()) {
    const from = performance.now()
    await ask(app, 'user/info', {}, { method: 'GET', headers: { authentic: known!.token } })
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { p50_ms: round(share(times, 0.5)), p95_ms: round(share(times, 0.95)), calls: times.length }
}
let quiet = 100
const alone = await cheapCalls(() => quiet-- <= 0)
let isOver = false
const from = performance.now()
const beside = cheapCalls(() => isOver)
await Promise.all(Array.from({ length: FLOOD }, (_, n) => timeOf(questions.wrong_password!, 'known', n)))
isOver = true
const hashesPerSecond = round((FLOOD / (performance.now() - from)) * 1000, 1)
const flooded = await beside
console.log(`other calls: p95 ${alone.p95_ms} ms alone, ${flooded.p95_ms} ms while ${FLOOD} logins wait`)

const ok = Object.values(figures).every(({ z }) => Math.abs(z) <= MOST_Z)
await app.http.close()
await drop()
console.log(
  JSON.stringify({
    bench: 'accounts',
    pairs: PAIRS,
    ...figures,
    logins_per_second: hashesPerSecond,
    other_calls: { alone, flooded },
    ok,
  }),
)
process.exit(ok ? 0 : 1)
