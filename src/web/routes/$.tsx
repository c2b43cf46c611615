import { createFileRoute } from '@tanstack/react-router'
import { lostHead } from '../head.ts'
import { pageNotFound } from '../not-found/page-not-found.ts'

/** Every address that no other route takes. */
export const Route = createFileRoute('/$')({
  loader: ({ context }) => pageNotFound(context, 'unmatched'),
  head: ({ match }) => lostHead(match.context),
})
