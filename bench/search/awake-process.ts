// Keeps one processor from falling asleep, by work that everybody else's goes before.
import { setPriority } from 'node:os'

const turnMs = 2
setPriority(19)
process.on('disconnect', () => process.exit(0))

function spin() {
  const until = performance.now() + turnMs
  while (performance.now() < until);
  setImmediate(spin)
}

process.send!({ port: 0 })
spin()
