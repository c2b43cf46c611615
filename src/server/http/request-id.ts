import { randomUUID } from 'node:crypto'

const LAST_GROUP = 12
/** A random UUID without its last group. */
const ofThisProcess = randomUUID().slice(0, 0 - LAST_GROUP)
let requests = 0

/** The unique id of a request in the response and the log; its last group is a counter. */
export const nextRequestId = (): string => ofThisProcess + (++requests).toString(16).padStart(LAST_GROUP, '0')
