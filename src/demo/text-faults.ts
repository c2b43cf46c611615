import type { DemoHotel } from './hotel.ts'

type Claim = readonly [en: RegExp, zh: RegExp, isTrue: (hotel: DemoHotel) => boolean]

const has = (id: string) => (hotel: DemoHotel) => hotel.amenities.includes(id)
const not = (check: (hotel: DemoHotel) => boolean) => (hotel: DemoHotel) => !check(hotel)

/** Phrases that are allowed only if their condition holds. */
const claims: readonly Claim[] = [
  [/\bpool\b/, /泳池/, has('pool')],
  [/\bgym\b/, /健身房/, has('gym')],
  [/\bspa\b(?! *&)/, /水疗/, has('spa')],
  [/serves dinner|restaurant on site/, /店内餐厅|餐厅供应/, has('restaurant')],
  [/Breakfast is not served/, /不供应早餐/, not(has('breakfast'))],
  [/Breakfast is (a buffet|served)|Breakfast includes/, /早餐为|早餐厅|早餐有/, has('breakfast')],
  [/Guests can park|There is parking/, /可在店内停车|设有停车场/, has('parking')],
  [/no on-site parking/, /店内没有停车场/, not(has('parking'))],
  [/Reception is open 24 hours/, /前台24小时/, ({ policies }) => policies.checkInUntil === null],
  [/Reception closes/, /前台.*下班/, ({ policies }) => policies.checkInUntil !== null],
  [/Pets are welcome|Dogs and cats/, /可携带宠物|猫狗/, ({ policies }) => policies.pets !== 'no'],
  [
    /\blift\b(?!;)/,
    /设有电梯/,
    (hotel) => hotel.amenities.includes('lift') || /no lift/.test(hotel.description.en),
  ],
  [/nights are quiet/, /夜里倒也清静/, () => false],
  [
    /Airport is [\d.]+ k?m away/,
    /机场[\d.]+(公里|米)/,
    ({ nearby }) => nearby.some(({ kind }) => kind === 'airport'),
  ],
  [/washing machine/, /洗衣机/, has('laundry')],
  [/no lift/, /没有电梯/, not(has('lift'))],
  [/rooms that sleep four/, /可住四人/, ({ rooms }) => rooms.some(({ maxGuests }) => maxGuests >= 4)],
  [/\b[Tt]he sea\b/, /海边/, ({ water }) => water?.kind === 'sea'],
  [/\b[Tt]he (lake|river)\b/, /湖边|河边|环湖|沿河/, () => false],
  [
    /city centre/,
    /市中心/,
    ({ city, district }) => city.kind === 'city' || /市中心|中心/.test(district?.name.zh ?? ''),
  ],
  [/main village/, /主要村镇/, ({ city }) => city.kind !== 'island'],
  [/fields rather than/, /窗外是田野/, ({ city }) => city.scenery === 'plain'],
  [/is only [\d.]+ km away/, /也不过[\d.]+公里/, ({ centreMetres }) => centreMetres <= 6_000],
  [/village centre/, /村中心/, ({ city }) => city.kind === 'village'],
]

/** Unfilled template holes, and repeated words. */
const blots = [
  /undefined|NaN|null|\$\{|_/,
  / {2}|。。|，，|\.\.| ,/,
  /\p{Script=Han}(?:[,.;:!?(](?!\d)| )|最/u,
  /\b(the|an?|of|in|is|and|to|from|has) \1\b/i,
]

export function textFaults(hotel: DemoHotel): string[] {
  // The hotel's own name may contain words that the text may not claim.
  const en = hotel.description.en.replaceAll(hotel.name.en, 'It')
  const zh = hotel.description.zh.replaceAll(hotel.name.zh, '本店')
  const untrue = claims.filter(
    ([inEnglish, inChinese, isTrue]) => (inEnglish.test(en) || inChinese.test(zh)) && !isTrue(hotel),
  )
  return [
    ...untrue.map(([claim]) => `says what is not so (${claim.source}): ${en}`),
    ...(blots.some((blot) => blot.test(en) || blot.test(zh)) ? [`has a blot in its text: ${en} ${zh}`] : []),
    ...(en.length < 120 || zh.length < 50 ? [`says too little: ${en}`] : []),
    ...(/\p{Script=Han}/u.test(en) ? ['has Chinese in its English text'] : []),
  ]
}
