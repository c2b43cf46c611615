import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

/** Rendered whole before it is sent: the policy is made of the finished page. */
export default { fetch: createStartHandler(defaultRenderHandler) }
