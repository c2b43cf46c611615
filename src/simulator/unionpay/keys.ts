import { type Identity, issueCertificate } from '../certificates.ts'
import type { State } from '../state.ts'

type Keys = {
  root: Identity
  middle: Identity
  signer: Identity
  merchant: Identity
  /** Certificates that must be rejected: of an unknown issuer, expired, or with another name. */
  foreign: Identity
  expired: Identity
  misnamed: Identity
}

export type Forger = 'foreign' | 'expired' | 'misnamed'

/** The format of UnionPay's signer name: the third part is the company. */
const name = '041@Z12@中国银联股份有限公司@00040000'
const day = 86_400_000

export function openKeys(state: State, now: number): Keys {
  const kept = state.table<Keys>('unionpay keys')
  return kept.get('keys') ?? kept.set('keys', makeKeys(now))
}

function makeKeys(now: number): Keys {
  const root = issueCertificate({ name: 'Simulated UnionPay root', authority: true }, now)
  const middle = issueCertificate({ name: 'Simulated UnionPay middle', authority: true, issuer: root }, now)
  const stranger = issueCertificate({ name: 'Simulated UnionPay middle', authority: true }, now)
  return {
    root,
    middle,
    signer: issueCertificate({ name, issuer: middle }, now),
    merchant: issueCertificate({ name: '041@Z12@SIMULATED MERCHANT@777290058110048', issuer: middle }, now),
    foreign: issueCertificate({ name, issuer: stranger }, now),
    expired: issueCertificate(
      { name, issuer: middle, from: new Date(now - 20 * day), until: new Date(now - 10 * day) },
      now,
    ),
    misnamed: issueCertificate({ name: '041@Z12@SOMEBODY ELSE@00040000', issuer: middle }, now),
  }
}
