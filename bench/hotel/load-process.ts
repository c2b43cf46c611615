// Generates load from a separate process, so that it costs the measured one nothing.
import { openLine } from '../measuring/http-load.ts'

type Load = { port: number; paths: string[]; lines: number }

process.on('message', async ({ port, paths, lines }: Load) => {
  const open = await Promise.all(Array.from({ length: lines }, () => openLine(port)))
  const left = [...paths]
  await Promise.all(
    open.map(async (line) => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await line.ask(path)
    }),
  )
  for (const line of open) line.end()
  process.send!({ done: paths.length })
})
process.on('disconnect', () => process.exit(0))
process.send!({ port: 0 })
