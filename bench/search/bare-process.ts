// The baseline: node:http alone, responding with given bytes, including the head.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answered } from '../measuring/http-load.ts'

let answers = new Map<string, Answered>()
const server = createServer((request, response) => {
  const answer = answers.get(request.url!)
  response.writeHead(answer ? 200 : 404, answer?.head)
  response.end(answer?.body)
})

process.on('message', (message: { answers?: [string, Answered][] }) => {
  if (message.answers) answers = new Map(message.answers)
  process.send!({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
