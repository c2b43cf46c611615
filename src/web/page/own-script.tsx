import { useRequest } from './use-page.ts'

/** A script of ours in the page itself: no other may run. Its text never holds anybody's data. */
export function OwnScript({ children }: { children: string }) {
  return <script nonce={useRequest().scriptNonce}>{children}</script>
}
