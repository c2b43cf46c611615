import { LockIcon } from '#ui/icons/icons.ts'
import { checkoutWords } from '#words/site/checkout.ts'
import { Logo } from '../page/logo.tsx'
import { NamedLink } from '../page/named-link.tsx'
import { useRequest, useSite } from '../page/use-page.ts'

/** Logo, safety and help. Nothing else leads away from a booking. */
export function CheckoutHeader() {
  const { locale } = useRequest()
  const say = checkoutWords(locale)
  const { demo } = useSite()
  return (
    <header className="site-header">
      <div className="wrap bar checkout-bar">
        <Logo />
        <p className="checkout-safe">
          <LockIcon small />
          <span>{demo ? say.demo : say.secure}</span>
          <span>{demo ? say.demoShort : say.secureShort}</span>
        </p>
        <NamedLink className="bar-item" to="sockets" newTab>
          {say.help}
        </NamedLink>
      </div>
    </header>
  )
}
