// The floor: node:http and nothing else, answering addresses with bytes that it was given.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

let bodies = new Map<string, Uint8Array>()
const server = createServer((request, response) => {
  const body = bodies.get(request.url!)
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body?.length ?? 0,
  })
  response.end(body)
})

type Message = { bodies: [string, Uint8Array][] } | { cpu: true }
process.on('message', (message: Message) => {
  if ('bodies' in message) bodies = new Map(message.bodies)
  process.send!({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
