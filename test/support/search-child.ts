// Another process with its own shards. For each line of input, "city column night free", it prints "seen"
// once its shard has that many free rooms. Argument: the URL of the database.
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/db/database.ts'
import { openShards } from '#server/search/shards/shards.ts'

const db = openDatabase(process.argv[2]!)
const shards = openShards({ db, now: Date.now, maxBytes: 1e9, onMoved: () => {} })

for await (const line of createInterface(process.stdin)) {
  const [city, column, night, free] = line.split(' ').map(Number) as [number, number, number, number]
  const from = performance.now()
  for (;;) {
    const shard = await shards.of(city)
    if (shard.free[(night - shard.base) * shard.columns + column] === free) break
    await wait(1)
  }
  console.log(`seen ${performance.now() - from}`)
}
await shards.close()
await db.end()
