// The baseline: node:http alone, responding with given bytes, including the head. It also compresses them.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compress, compressOnce } from '#server/http/encoding.ts'
import type { Answered } from '../measuring/http-load.ts'

let answers = new Map<string, Answered>()
const server = createServer((request, response) => {
  const answer = answers.get(request.url!)
  response.writeHead(answer ? 200 : 404, answer?.head)
  response.end(answer?.body)
})

type Message = { answers?: [string, Answered][]; compress?: 'once' | 'well' }

process.on('message', async (message: Message) => {
  if (message.answers) answers = new Map(message.answers)
  if (message.compress) {
    const ways = { once: (body: Buffer) => compressOnce('zstd', body), well: compress.br }
    for (const { body } of answers.values()) await ways[message.compress](body)
  }
  process.send!({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
