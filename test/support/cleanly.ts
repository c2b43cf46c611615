import type { Swept } from '#server/jobs/for-each-row.ts'

/** A job records a failing row and continues; in a test the failure is an error. */
export async function cleanly(sweep: Promise<Swept>): Promise<void> {
  const { failed } = await sweep
  if (failed[0]) throw failed[0].error
}
