import { randomUUID } from 'node:crypto'

const LAST_GROUP = 12
/** All but the last group of a random identifier. */
const ofThisProcess = randomUUID().slice(0, 0 - LAST_GROUP)
let requests = 0

/** What a request is called, to the caller and in the log: as nothing else is, here or elsewhere; the last part counts. */
export const nextRequestId = (): string => ofThisProcess + (++requests).toString(16).padStart(LAST_GROUP, '0')
