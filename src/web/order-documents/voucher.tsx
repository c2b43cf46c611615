import type { ReactNode } from 'react'
import type { Order } from '#contract/booking.ts'
import type { Locale } from '#domain/text/locale.ts'
import { QrCode } from '#ui/pictures/qr-code.tsx'
import { voucherWords } from '#words/booking/voucher.ts'
import { formatDate, formatHotelTime, formatNames, formatZone } from '#words/format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { orderUrl } from '../orders/order-search.ts'
import { namesOfRooms } from '../orders/room-kinds.ts'
import { Logo } from '../page/logo.tsx'
import { useRequest, useSite } from '../page/use-page.ts'
import { BilingualText } from './bilingual-text.tsx'
import { driversLanguage } from './document-rules.ts'
import { VoucherMoney } from './voucher-money.tsx'

/** One A4 sheet for the desk, the driver and the guest: everything in both languages. */
export function Voucher({ order }: { order: Order }) {
  const { locale, origin } = useRequest()
  const site = useSite()
  const { hotel, stay, rooms, contact } = order
  const left = rooms.filter(({ state }) => state !== 'cancelled')
  const [name, address] = localName(order, locale)
  const language = driversLanguage(hotel.time_zone)
  const roomNames = (['en', 'zh'] as const).map((of) =>
    namesOfRooms(order, of, (room) => (of === locale ? room.name : room.name_other)),
  )
  const nights = Math.round((Date.parse(stay.e_d) - Date.parse(stay.s_d)) / 86_400_000)
  return (
    <article className="paper" data-theme="light">
      <header className="paper-head">
        <Logo />
        <p>
          <b>
            <BilingualText say={(words) => words.title} />
          </b>
          <small>
            <BilingualText say={(words) => words.order} /> <span translate="no">{order.order_no}</span>
          </small>
        </p>
      </header>
      <section className="voucher-driver">
        <p className="paper-label">
          <BilingualText say={(words) => words.driver} />
        </p>
        <div lang={language === 'zh' ? 'zh-CN' : 'en'} translate="no">
          <p className="voucher-name">{name}</p>
          <p className="voucher-address">{address}</p>
        </div>
        <p>
          <BilingualText say={(words) => words.takeMe} />
        </p>
        <p className="paper-label">
          <BilingualText say={(words) => words.position} /> {hotel.lat.toFixed(5)}, {hotel.lon.toFixed(5)}
        </p>
      </section>
      <p className="voucher-names">
        <span lang={locale === 'zh' ? 'zh-CN' : 'en'}>{hotel.name}</span>
        <span lang={locale === 'zh' ? 'en' : 'zh-CN'}>{hotel.name_other}</span>
      </p>
      <section className="voucher-when">
        <When at={order.check_in} label={(words) => words.checkIn} hour={(words, time) => words.from(time)} />
        <When
          at={order.check_out}
          label={(words) => words.checkOut}
          hour={(words, time) => words.until(time)}
        />
        <div>
          <p className="voucher-nights">
            <BilingualText apart say={(words) => words.nights(nights)} />
          </p>
        </div>
      </section>
      <div className="voucher-columns">
        <section>
          <h2>
            <BilingualText say={(words) => words.stay} />
          </h2>
          <dl className="paper-facts">
            <Row label={(words) => words.order}>
              <b className="voucher-number" translate="no">
                {order.order_no}
              </b>
            </Row>
            <Row label={(words) => words.guests}>
              <b translate="no">
                {formatNames(
                  left.flatMap(({ guests }) => guests),
                  locale,
                )}
              </b>
            </Row>
            <Row label={(words) => words.room}>
              <BilingualText
                apart
                say={(words, of) => words.rooms(left.length, roomNames[of === 'en' ? 0 : 1]!)}
              />
            </Row>
            <Row label={(words) => words.board}>
              <BilingualText
                apart
                say={(_, of) => namesOfRooms(order, of, ({ board }) => rateWords(of).board(board))}
              />
            </Row>
            {order.arrival && <Row label={(words) => words.arrival}>{order.arrival}</Row>}
            {order.wishes && <Row label={(words) => words.wishes}>{order.wishes}</Row>}
            {order.hotel.phone && (
              <Row label={(words) => words.hotelPhone}>
                <a href={`tel:${order.hotel.phone.replace(/[ -]/g, '')}`} translate="no">
                  {order.hotel.phone}
                </a>
              </Row>
            )}
            <Row label={(words) => words.contact}>
              <span translate="no">
                {contact.name}
                <br />
                {contact.phone}
              </span>
            </Row>
          </dl>
        </section>
        <VoucherMoney order={order} />
      </div>
      <footer className="paper-foot">
        <div className="voucher-qr">
          <QrCode text={origin + orderUrl(order.order_id, locale)} label={voucherWords(locale).scan} />
          <p>
            <BilingualText apart say={(words) => words.scan} />
          </p>
        </div>
        <p>
          <b>
            <BilingualText say={(words, of) => words.support(site.name[of])} />
          </b>
          <br />
          {site.support_email}
        </p>
        <p>
          <BilingualText
            apart
            say={(words, of) =>
              words.issued(
                `${formatHotelTime(order.now, of)}${of === 'zh' ? '，' : ', '}${formatZone(Date.parse(order.now), of, hotel.time_zone)}`,
              )
            }
          />
          {site.demo && <BilingualText apart say={(words) => words.demo} />}
        </p>
      </footer>
    </article>
  )
}

type Words = ReturnType<typeof voucherWords>

type WhenProps = { at: string; label: (words: Words) => string; hour: (words: Words, time: string) => string }

function When({ at, label, hour }: WhenProps) {
  const { locale } = useRequest()
  const time = at.slice(11, 16)
  const date = at.slice(0, 10)
  const [first, second] = locale === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  const langOf = { en: 'en', zh: 'zh-CN' }
  return (
    <div>
      <p className="paper-label">
        <BilingualText say={label} />
      </p>
      <b lang={langOf[first]} className="voucher-date">
        {formatDate(date, first, 'full')}
      </b>
      <p lang={langOf[first]}>{hour(voucherWords(first), time)}</p>
      <p lang={langOf[second]} className="voucher-date">
        {formatDate(date, second, 'full')}
        {second === 'en' && ', '}
        {hour(voucherWords(second), time)}
      </p>
    </div>
  )
}

function Row({ label, children }: { label: (words: Words) => string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <BilingualText apart say={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The name and address that a driver there can read. */
function localName({ hotel }: Order, locale: Locale): [string, string] {
  return driversLanguage(hotel.time_zone) === locale
    ? [hotel.name, hotel.address]
    : [hotel.name_other, hotel.address_other]
}
