import type { CertificateCreate } from '@/api/generated/types'
import { pemBlocks } from '@/lib/pem'
import type { CertificateRecord } from '../models/certificates'
import { fail } from '../server/errors'
import type { World } from '../server/world'
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
 * A silo is reached at `{silo}.sys.` and the domain of the rack. This rack has none of its own, so
 * any domain will do. A wildcard stands for the name of the silo.
 */
const covers = (host: string, siloName: string): boolean => {
  const [first, second, ...domain] = host.toLowerCase().split('.')
  return (first === siloName || first === '*') && second === 'sys' && domain.length > 0
}

/** Refuses a certificate that the silo could not be reached with over TLS. */
const checkCertificate = (world: World, siloName: string, { cert, key }: CertificateCreate) => {
  const chain = readChain(cert)
  const [leaf] = chain
  const expired = chain.find(({ notAfter }) => notAfter <= world.clock.now())
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

/** Adds a certificate to a silo. The key was needed to check it and is not kept. */
export const createCertificate = (
  world: World,
  silo: { readonly id: string; readonly name: string },
  given: CertificateCreate,
): CertificateRecord => {
  checkCertificate(world, silo.name, given)
  requireFreeName(world.db.certificates, 'certificate', silo.id, given.name)
  return world.db.certificates.insert({
    ...newIdentity(world, given),
    cert: given.cert,
    service: given.service,
    siloId: silo.id,
  })
}
