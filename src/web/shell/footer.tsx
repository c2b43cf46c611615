import { footerWords } from '#words/site/footer.ts'
import { shellWords } from '#words/site/shell.ts'
import { Newsletter } from '../newsletter/newsletter-form.tsx'
import { Logo } from '../page/logo.tsx'
import { NavigationLink } from '../page/named-link.tsx'
import { useRequest, useSite } from '../page/use-page.ts'
import { columns, isDocument } from './footer-links.ts'
import { DestinationsLink } from './main-links.tsx'
import { ShareLinks } from './share-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const payments = ['alipay', 'unionpay', 'paypal'] as const

export function Footer() {
  const { locale } = useRequest()
  const { demo } = useSite()
  const say = { ...shellWords(locale), ...footerWords(locale) }
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-grid">
          <div>
            <Logo />
            {demo && <p className="footer-demo">{say.demo}</p>}
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={say[title]}>
              <h2 className="footer-title">{say[title]}</h2>
              <ul>
                {title === 'stay' && (
                  <li>
                    <DestinationsLink className="footer-link" />
                  </li>
                )}
                {links.map(({ to, words }) => (
                  <li key={to}>
                    <NavigationLink to={to} className="footer-link" newTab={isDocument(to)}>
                      {say[words] as string}
                    </NavigationLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Newsletter />
        </div>
        <div className="footer-middle">
          <ShareLinks />
          <div className="footer-line">
            <h2 className="footer-title">{say.app}</h2>
            <ul className="footer-row">
              <li>
                <NavigationLink to="apps-down-ios" className="footer-link" fullLoad>
                  {say.ios}
                </NavigationLink>
              </li>
              <li>
                <NavigationLink to="apps-down-and" className="footer-link" fullLoad>
                  {say.android}
                </NavigationLink>
              </li>
            </ul>
          </div>
        </div>
        <FooterBase />
      </div>
    </footer>
  )
}

function FooterBase() {
  const { locale } = useRequest()
  const site = useSite()
  const say = footerWords(locale)
  return (
    <div className="footer-base">
      <dl>
        <div>
          <dt>{say.contact}</dt>
          <dd>
            <a href={`mailto:${site.support_email}`}>{site.support_email}</a>
          </dd>
        </div>
        <div>
          <dt>{say.registration}</dt>
          <dd>{site.registration_id}</dd>
        </div>
        <div>
          <dt>{say.version}</dt>
          <dd>{site.version}</dd>
        </div>
      </dl>
      <ThemeSwitch className="footer-theme needs-js" />
      <ul className="footer-pays" aria-label={say.payments}>
        {payments.map((way) => (
          <li key={way}>{say[way]}</li>
        ))}
      </ul>
    </div>
  )
}
