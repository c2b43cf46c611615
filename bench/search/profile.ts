import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { dirname } from 'node:path'

const session = new Session()

/** A CPU profile of what runs between the two, for the developer tools of a browser. */
export async function startProfile() {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
}

export async function writeProfile(path: string) {
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(profile))
}
