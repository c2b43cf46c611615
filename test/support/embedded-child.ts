// Runs an embedded database: prints its connection as one line of JSON, and ends with its input. Arguments:
// the module that starts it, the data folder, and an optional user id to switch to.
const [module, dataDir, uid] = process.argv.slice(2)
if (uid) {
  process.setgid?.(Number(uid))
  process.setuid?.(Number(uid))
}
const { startEmbedded } = (await import(module!)) as typeof import('#server/db/embedded.ts')
try {
  const embedded = await startEmbedded({ dataDir: dataDir! })
  console.log(JSON.stringify(embedded))
  process.stdin.on('end', () => embedded.stop().then(() => process.exit(0))).resume()
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }))
  process.exit(1)
}
