/** Languages that share the patterns of hotel names, streets and addresses. */
export type Family =
  | 'english'
  | 'french'
  | 'italian'
  | 'spanish'
  | 'portuguese'
  | 'german'
  | 'dutch'
  | 'nordic'
  | 'slavic'
  | 'central'
  | 'greek'
  | 'turkic'
  | 'arabic'
  | 'indian'
  | 'swahili'
  | 'malay'
  | 'thai'
  | 'vietnamese'
  | 'korean'
  | 'japanese'
  | 'chinese'

const countries: Readonly<Record<Exclude<Family, 'english'>, string>> = {
  french:
    'FR MC BE LU SN CI CM GA CG CD BJ TG BF ML NE TD CF GN MG HT GP MQ RE YT GF NC PF PM KM DJ BI WF BL MF',
  italian: 'IT SM VA',
  spanish: 'ES AD MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY GQ',
  portuguese: 'PT BR AO MZ CV ST GW TL',
  german: 'DE AT CH LI',
  dutch: 'NL SR AW CW BQ SX',
  nordic: 'SE NO DK FI IS FO GL AX SJ',
  slavic: 'RU UA BY PL CZ SK BG RS HR SI BA ME MK',
  central: 'HU RO MD EE LV LT AL XK GE AM',
  greek: 'GR CY',
  turkic: 'TR AZ KZ UZ TM KG TJ IR AF MN',
  arabic: 'AE SA QA BH KW OM YE IQ SY JO LB PS IL EG LY TN DZ MA MR SD SO EH',
  indian: 'IN NP LK BD PK BT MV MM',
  swahili: 'KE TZ UG RW ET ER SS ZM MW',
  malay: 'ID MY BN PH',
  thai: 'TH LA KH',
  vietnamese: 'VN',
  korean: 'KR KP',
  japanese: 'JP',
  chinese: 'CN TW HK MO',
}

const familyOfCountry = new Map(
  Object.entries(countries).flatMap(([family, codes]) =>
    codes.split(' ').map((code): [string, Family] => [code, family as Family]),
  ),
)

export const familyOf = (country: string): Family => familyOfCountry.get(country) ?? 'english'
