import type { CertificateCreate } from '@/api/generated/types'
import { pemBlocks } from '@/lib/pem'
import type { CertificateRecord } from '../models/records'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { readCertificate, type X509 } from '../x509/certificate'
import { readPrivateKey } from '../x509/private-keys'
import { newIdentity, requireFreeName } from './identity'

const SERVER_AUTHENTICATION = '1.3.6.1.5.5.7.3.1'
const ANY_PURPOSE = '2.5.29.37.0'

const badCertificate = (reason: string): never => fail.invalidValue('certificate', reason)
const badKey = (reason: string): never => fail.invalidValue('private-key', reason)

const readChain = (pem: string): [leaf: X509, ...issuers: X509[]] => {
  const blocks = pemBlocks(pem).filter(({ label }) => label === 'CERTIFICATE')
  const [leaf, ...issuers] = blocks.map(
    ({ bytes }) =>
      (bytes && readCertificate(bytes)) ?? badCertificate('failed to parse certificate'),
  )
  return leaf ? [leaf, ...issuers] : badCertificate('no certificate in PEM format found')
}

/**
 * A silo's host is `{silo}.sys.` plus the rack's domain. This rack has no domain of its own, so any
 * is accepted. A wildcard matches the silo's name.
 */
const covers = (host: string, siloName: string): boolean => {
  const [first, second, ...domain] = host.toLowerCase().split('.')
  return (first === siloName || first === '*') && second === 'sys' && domain.length > 0
}

/** Rejects a certificate that is not valid for the silo's host. */
const checkCertificate = (
  backendState: BackendState,
  siloName: string,
  { cert, key }: CertificateCreate,
) => {
  const chain = readChain(cert)
  const [leaf] = chain
  const expired = chain.find(({ notAfter }) => notAfter <= backendState.clock.now())
  if (expired) badCertificate(`certificate expired at ${new Date(expired.notAfter).toISOString()}`)
  if (!leaf.hosts.some(host => covers(host, siloName))) {
    badCertificate(
      `certificate is not for ${siloName}.sys and a domain, which is where the silo is`,
    )
  }
  const { purposes } = leaf
  if (purposes && ![SERVER_AUTHENTICATION, ANY_PURPOSE].some(each => purposes.includes(each))) {
    badCertificate('certificate may not be used to authenticate a server')
  }
  const identity = readPrivateKey(key) ?? badKey('failed to parse private key')
  const { algorithm, publicHalf } = leaf.key
  const matches = identity.publicHalf === undefined || identity.publicHalf === publicHalf
  if (identity.algorithm !== algorithm || !matches) {
    badKey('private key does not match the certificate')
  }
}

/** Adds a certificate to a silo. The key is only checked, not stored. */
export const createCertificate = (
  backendState: BackendState,
  silo: { readonly id: string; readonly name: string },
  given: CertificateCreate,
): CertificateRecord => {
  checkCertificate(backendState, silo.name, given)
  requireFreeName(backendState.db.certificates, 'certificate', silo.id, given.name)
  return backendState.db.certificates.insert({
    ...newIdentity(backendState, given),
    cert: given.cert,
    service: given.service,
    siloId: silo.id,
  })
}
