import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isConnection, nameOfConnection, serversOf, singleServer } from './connection-url.ts'

const shown = (url: string) => serversOf(url).map(({ host, port }) => `${host} ${port}`)

test('an address names one server or several, each with its port', () => {
  assert.deepEqual(shown('postgres://lodestar@db/name'), ['db 5432'])
  assert.deepEqual(shown('postgresql://a:p%40ss@one:80,two,[::1]:7000/name'), [
    'one 80',
    'two 5432',
    '::1 7000',
  ])
  assert.deepEqual(shown('postgres:///name'), ['localhost 5432'])
})

test('the query names folders of sockets', () => {
  assert.deepEqual(shown('postgres://a@localhost/name?host=%2Frun%2Fone,%2Frun%2Ftwo'), [
    '/run/one 5432',
    '/run/two 5432',
  ])
})

test('a connection to one server is an address that the drivers read', () => {
  const url = 'postgres://a:p%40ss@one,two:6000/name?sslmode=require&target_session_attrs=read-write'
  const [one, two] = serversOf(url)
  assert.equal(singleServer(url, one!), 'postgres://a:p%40ss@one:5432/name?sslmode=require')
  assert.equal(singleServer(url, two!), 'postgres://a:p%40ss@two:6000/name?sslmode=require')
  const socket = 'postgres://a:p%40ss@localhost/name?host=%2Frun%2Fpostgresql'
  assert.deepEqual(singleServer(socket, serversOf(socket)[0]!), {
    host: '/run/postgresql',
    port: 5432,
    user: 'a',
    database: 'name',
    password: 'p@ss',
  })
})

test('an address that cannot be read is none, and a name has no password', () => {
  for (const wrong of ['mysql://x', 'postgres://one:port/name', 'postgres://a b/name', 'one,two'])
    assert.equal(isConnection(wrong), false, wrong)
  assert.equal(nameOfConnection('postgres://a:hidden@one,two:6000/name?password=hidden'), 'one,two:6000/name')
})
