// The floor: node:http and nothing else, answering addresses with bytes that it was given, head and all.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answered } from './http-load.ts'
import { watchPace } from './pace.ts'

let answers = new Map<string, Answered>()
const server = createServer((request, response) => {
  const answer = answers.get(request.url!)
  if (!answer) {
    response.writeHead(404)
    return response.end()
  }
  response.writeHead(200, answer.head)
  response.end(answer.body)
})

/** Both servers are watched, or none. */
let pace: ReturnType<typeof watchPace> | null = null

type Message = { answers: [string, Answered][] } | { cpu: true } | { pace: true }
process.on('message', (message: Message) => {
  if ('pace' in message) {
    pace ??= watchPace()
    return process.send!(pace.noted())
  }
  if ('answers' in message) answers = new Map(message.answers)
  process.send!({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
