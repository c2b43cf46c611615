import type { Endpoint } from '../endpoint.ts'
import {
  DeskHotel,
  DraftedText,
  HotelChange,
  HotelClosure,
  HotelEditors,
  HotelPhotograph,
  HotelPicture,
  HotelPreview,
  HotelPrices,
  ProposalDecision,
  ProposalWithdrawal,
  TextDraft,
} from './hotel.ts'
import * as endpoints from './hotel-endpoints.ts'
import {
  CityMatches,
  CitySearch,
  DeskHotelId,
  DeskHotelPage,
  DeskHotelQuery,
  HotelStateChange,
  HotelStateEffect,
  HotelStatePreview,
  NewDeskHotel,
} from './hotels.ts'

import { AcceptedLead, DeskLead, LeadAcceptance, LeadNumber } from './leads.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  listDeskHotels: { input: DeskHotelQuery, output: DeskHotelPage },
  previewHotelStates: { input: HotelStatePreview, output: HotelStateEffect },
  showDeskHotel: { input: DeskHotelId, output: DeskHotel },
  previewDeskHotel: { input: DeskHotelId, output: HotelPreview },
  watchDeskHotel: { input: DeskHotelId, output: HotelEditors },
  changeDeskHotel: { input: HotelChange, output: DeskHotel },
  decideProposals: { input: ProposalDecision, output: DeskHotel },
  withdrawProposals: { input: ProposalWithdrawal, output: DeskHotel },
  setHotelPrices: { input: HotelPrices, output: DeskHotel },
  closeFromDay: { input: HotelClosure, output: DeskHotel },
  addHotelPhotograph: { input: HotelPhotograph, output: HotelPicture },
  draftHotelText: { input: TextDraft, output: DraftedText },
  showDeskLead: { input: LeadNumber, output: DeskLead },
  acceptDeskLead: { input: LeadAcceptance, output: AcceptedLead },
  findCities: { input: CitySearch, output: CityMatches },
  addDeskHotel: { input: NewDeskHotel, output: DeskHotelId },
  setHotelStates: { input: HotelStateChange, output: HotelStateEffect },
}

export const hotelDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
