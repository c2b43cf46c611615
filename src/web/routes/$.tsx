import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../errors/page-not-found.ts'
import { lostHead } from '../head.ts'

/** Every address that no other route takes. */
export const Route = createFileRoute('/$')({
  loader: ({ context }) => pageNotFound(context, 'unmatched'),
  head: ({ match }) => lostHead(match.context),
})
