import type { SimAnswer } from '../http.ts'
import { newId } from '../ids.ts'

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
}

/** An error in PayPal's format. */
export const problem = (status: number, issue: string): SimAnswer => ({
  status,
  body: {
    name: names[status] ?? 'INTERNAL_SERVER_ERROR',
    message: 'The requested action could not be performed.',
    debug_id: newId(13).toLowerCase(),
    details: [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }],
  },
})

export const unprocessable = (issue: string) => problem(422, issue)
export const notFound = () => problem(404, 'INVALID_RESOURCE_ID')
