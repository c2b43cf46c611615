// Makes a backup at once, and then every night at BACKUP_AT (UTC), for a container without a timer.
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const [hour = 3, minute = 20] = (process.env.BACKUP_AT ?? '03:20').split(':').map(Number)
process.on('SIGTERM', () => process.exit(0))

const backup = () =>
  new Promise((resolve) => {
    spawn(process.execPath, ['src/ops/main.ts', 'backup'], { stdio: 'inherit' }).on('exit', resolve)
  })

for (;;) {
  await backup()
  const next = new Date()
  next.setUTCHours(hour, minute, 0, 0)
  if (next <= new Date()) next.setUTCDate(next.getUTCDate() + 1)
  await wait(next - Date.now())
}
