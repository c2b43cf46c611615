import type { Region } from './subject.ts'

/** Countries (ISO 3166 alpha-2) by architectural style; the others are European. */
const countries: Record<Exclude<Region, 'european'>, string> = {
  mediterranean: 'ES PT IT GR MT CY HR ME AL SI AD SM VA MC TR GI',
  nordic: 'SE NO DK FI IS FO GL AX SJ EE',
  chinese: 'CN TW HK MO MN',
  japanese: 'JP',
  east_asian: 'KR KP',
  southeast_asian: 'TH VN ID MY SG PH KH LA MM BN TL MV',
  south_asian: 'IN PK BD LK NP BT AF',
  middle_eastern: 'AE SA QA KW BH OM YE JO LB SY IL PS IQ IR EG MA TN DZ LY EH UZ TM TJ KZ KG AZ',
  african:
    'ZA KE TZ UG RW BI ET ER DJ SO SD SS NG GH CI SN GM GN GW SL LR ML BF NE TD CM CF CG CD GA GQ ST CV TG BJ AO ZM ZW MW MZ MG MU SC KM RE YT NA BW LS SZ MR SH',
  north_american: 'US CA BM PM',
  latin_american:
    'MX GT BZ SV HN NI CR PA CU JM HT DO PR BS BB TT LC VC GD AG DM KN AW CW BQ SX MF BL VG VI AI MS TC KY GP MQ CO VE GY SR GF EC PE BO BR PY UY AR CL FK',
  oceanian: 'AU NZ FJ PG SB VU NC PF WS TO CK NU KI TV NR FM PW MH GU MP AS WF TK NF CX CC PN',
}

const regionByCountry = new Map<string, Region>(
  Object.entries(countries).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region as Region] as const),
  ),
)

export const regionOf = (country: string): Region => regionByCountry.get(country) ?? 'european'
