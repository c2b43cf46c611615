import { startWorker } from '#server/jobs/worker.ts'

/** A worker that takes one job and never finishes it: a test kills it. */
await startWorker({
  connection: process.env.DATABASE_URL!,
  handlers: {
    deliver_message: () => {
      process.send!('taken')
      return new Promise(() => {})
    },
  },
  log: { error: () => {}, debug: () => {} },
})
