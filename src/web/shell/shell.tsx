import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { BusySpinner } from '#ui/overlays/busy-spinner.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { ToastRegion } from '#ui/overlays/toast-region.tsx'
import { nextTask } from '#ui/scheduling.ts'
import { asked } from '../page/confirm.ts'
import { StoredCopyNotice } from '../page/stored-copy.tsx'
import { useSite } from '../page/use-page.ts'
import { ChooseListHost } from '../saved/choose-list-host.tsx'
import { useMergeViewed } from '../saved/use-viewed.ts'
import { SignInPromptHost } from '../sign-in/sign-in-prompt-host.tsx'
import { LanguagePickerHost } from '../translation/language-picker-host.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { FloatingButtons } from './floating-buttons.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { startShell } from './start/start.ts'

/** The frame of every page; pages for developers have none. */
export function Shell() {
  return useLocation().pathname.startsWith('/dev/') ? <Outlet /> : <SitePage />
}

function SitePage() {
  const router = useRouter()
  const site = useSite()
  const start = useEffectEvent(() => startShell({ router, site }))
  // Once: what the page came with is what later builds are compared with. It runs in a task of its own: together with
  // hydration it would block input on a phone for too long.
  useEffect(() => {
    let end = () => {}
    const callOff = nextTask(() => {
      end = start()
    })
    return () => {
      callOff()
      end()
    }
  }, [])
  useMergeViewed()
  const isCheckout = useIsCheckout()
  return (
    <div className="site">
      <SkipLink />
      {isCheckout ? <CheckoutHeader /> : <Header />}
      <StoredCopyNotice />
      <div className="site-main">
        <Outlet />
      </div>
      {!isCheckout && (
        <>
          <Suspense>
            <Footer />
          </Suspense>
          <FloatingButtons />
          <BottomBar />
        </>
      )}
      <SignInPromptHost />
      <LanguagePickerHost />
      <ChooseListHost />
      <ConfirmHost />
      <ToastRegion />
      <BusySpinner />
    </div>
  )
}

const checkoutRoutes: ReadonlySet<string> = new Set([
  '/hreserve',
  '/hotels/pay',
  '/hotels/alipayPre',
  '/hotels/inquiryfee',
])

/** By the page that is shown: the address changes before the next page has loaded. */
const useIsCheckout = () =>
  useMatches({ select: (matches) => matches.some(({ routeId }) => checkoutRoutes.has(routeId)) })

/** Where questions of `confirm` appear: once in the document. */
function ConfirmHost() {
  const question = useSyncExternalStore(asked.subscribe, asked.get, () => null)
  if (!question) return null
  const { title, text, yes, no, answer } = question
  return (
    <ConfirmDialog
      open
      title={title}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
      {...(yes ? { yes } : {})}
      {...(no ? { no } : {})}
    >
      {text}
    </ConfirmDialog>
  )
}
