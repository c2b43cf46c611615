import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import sheet from './styles/site.css?inline'

/** Rendered whole before it is sent: the policy is made of the finished page. */
export default { fetch: createStartHandler(defaultRenderHandler) }

/** The style sheet of the whole site; the seam writes it into every page. */
export const style = sheet
