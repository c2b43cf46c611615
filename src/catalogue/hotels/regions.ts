/** A family of architecture, as the pictures know it. */
export type Region =
  | 'european'
  | 'mediterranean'
  | 'nordic'
  | 'chinese'
  | 'japanese'
  | 'east_asian'
  | 'southeast_asian'
  | 'south_asian'
  | 'middle_eastern'
  | 'african'
  | 'north_american'
  | 'latin_american'
  | 'oceanian'

const countries: Readonly<Partial<Record<Region, string>>> = {
  mediterranean: 'IT ES PT GR CY MT HR ME AL MC SM VA AD',
  nordic: 'SE NO DK FI IS FO GL AX SJ EE LV LT',
  chinese: 'CN TW HK MO',
  japanese: 'JP',
  east_asian: 'KR KP MN',
  southeast_asian: 'TH VN KH LA MM MY SG ID BN PH TL',
  south_asian: 'IN PK BD NP LK BT MV',
  middle_eastern: 'AE SA QA BH KW OM YE IQ SY JO LB PS IL IR TR EG LY TN DZ MA MR SD EH AF UZ TM TJ KG KZ AZ',
  north_american: 'US CA PM BM',
}

const byArea: Readonly<Record<string, Region>> = {
  africa: 'african',
  america: 'latin_american',
  asia: 'middle_eastern',
  europe: 'european',
  oceania: 'oceanian',
}

const regionOfCountry = new Map(
  Object.entries(countries).flatMap(([region, codes]) =>
    codes.split(' ').map((code): [string, Region] => [code, region as Region]),
  ),
)

export const regionOf = (country: { code: string; area: string }): Region =>
  regionOfCountry.get(country.code) ?? byArea[country.area] ?? 'european'
