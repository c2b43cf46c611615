const driverCodes: ReadonlySet<unknown> = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
])
const socketCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const socketCalls: ReadonlySet<unknown> = new Set(['connect', 'read', 'write', 'getaddrinfo'])

/** SQLSTATE of a write to a server that has become a standby. */
export const READ_ONLY_STATE = '25006'

/** SQLSTATE classes: 08 connection exception, 53 insufficient resources, 57 operator intervention. */
const unavailableStates = /^(?:08|53|57)[0-9A-Z]{3}$/

const codeOf = (error: unknown) => (error ?? {}) as { code?: unknown; syscall?: unknown }

/** Whether the driver lost a connection, or could not open one. */
function isOfConnection(error: unknown): boolean {
  const { code, syscall } = codeOf(error)
  return driverCodes.has(code) || (socketCodes.has(code) && socketCalls.has(syscall))
}

/** Whether an error means that the database is unavailable, rather than a fault of the statement. */
export function isUnavailable(error: unknown): boolean {
  const { code } = codeOf(error)
  return (
    isOfConnection(error) ||
    code === READ_ONLY_STATE ||
    (typeof code === 'string' && unavailableStates.test(code))
  )
}

/**
 * Classes 08 and 57P: the connection or the server ended. 53300: no free connection. 40001 and 40P01: replaying cancelled
 * a read. 42703, 42883, 42P01: a migration is not replayed yet.
 */
const replicaStates = /^(?:08[0-9A-Z]{3}|57P[0-9A-Z]{2}|53300|40001|40P01|42703|42883|42P01)$/

/** Whether a read that failed on a replica may succeed on the primary: neither a timeout nor a fault of the statement. */
export function isOfReplica(error: unknown): boolean {
  const { code } = codeOf(error)
  return isOfConnection(error) || (typeof code === 'string' && replicaStates.test(code))
}

/** A write to a standby, or a search for a primary that found none. */
export const isReadOnly = (error: unknown): boolean => codeOf(error).code === READ_ONLY_STATE

/** Whether the error comes from a running server without capacity for one more query. */
export function isFromRunningServer(error: unknown): boolean {
  const { code } = codeOf(error)
  return typeof code === 'string' && (code.startsWith('53') || code === '57014')
}
