// Plays more random money histories than `npm test`: ten runs of 2,000, each with its own seed. `--runs N` and
// `--histories N` change how many; the seed of a failing run reproduces it.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { runs: { type: 'string', default: '10' }, histories: { type: 'string', default: '2000' } },
})
const file = 'src/server/booking/settlement/money-histories.test.ts'
const failed: number[] = []
for (let run = 1; run <= Number(values.runs); run++) {
  const seed = randomInt(2 ** 31)
  console.log(`Run ${run} of ${values.runs}: ${values.histories} histories, seed ${seed}`)
  const { status } = spawnSync(process.execPath, ['test/all.ts', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HISTORIES: values.histories, HISTORIES_SEED: String(seed) },
    timeout: 1_800_000,
  })
  if (status !== 0) failed.push(seed)
}
console.log(
  JSON.stringify({
    bench: 'histories',
    runs: Number(values.runs),
    histories: Number(values.histories),
    failed,
  }),
)
process.exit(failed.length > 0 ? 1 : 0)
