import { pemBlocks } from '@/lib/pem'
import { readCertified, type Certified } from '@/lib/x509'
import { pluralize } from '@/lib/text'
import { domainOf, PLACEHOLDER } from '@/store/system/identity-providers/rules'

/** Milliseconds. */
export const DAY = 24 * 3_600_000

/** Days before the end from which it is worth saying. */
const SOON = 30

/** The certificates in a text in PEM, the silo's own first; undefined if one cannot be read. */
export const chainOf = (pem: string): readonly Certified[] | undefined => {
  const chain = pemBlocks(pem)
    .filter(({ label }) => label === 'CERTIFICATE')
    .map(({ bytes }) => bytes && readCertified(bytes))
  const read = chain.filter(each => each !== undefined && each !== null)
  return read.length > 0 && read.length === chain.length ? read : undefined
}

/** Whether one of the names is that of the silo. A wildcard stands for one label. */
export const coversSilo = (
  hosts: readonly string[],
  silo: string,
  /** Undefined if unknown: every domain is then that of the rack. */
  domain: string | undefined,
): boolean =>
  hosts.some(name => {
    const host = name.toLowerCase()
    return [`${silo}.sys.`, '*.sys.'].some(start =>
      domain === undefined ? host.startsWith(start) : host === `${start}${domain}`,
    )
  })

export type ValidityTone = 'notice' | 'danger'

/** What to say about the time until a certificate ends. */
export const validityOf = (
  { notAfter }: Pick<Certified, 'notAfter'>,
  now: number,
): { text: string; tone: ValidityTone } | undefined => {
  const days = Math.floor((notAfter - now) / DAY)
  if (notAfter <= now) return { text: 'expired', tone: 'danger' }
  if (days > SOON) return undefined
  return { text: `expires in ${pluralize('day', days)}`, tone: days <= 7 ? 'danger' : 'notice' }
}

/** The domain of the rack; undefined if the console's own address does not tell. */
export const knownDomain = (origin: string): string | undefined => {
  const domain = domainOf(origin)
  return domain === PLACEHOLDER ? undefined : domain
}

/** The host of a silo, with a placeholder for what the console's own address does not tell. */
export const siloHost = (silo: string, origin: string): string =>
  `${silo}.sys.${knownDomain(origin) ?? '<rack domain>'}`

/** The last certificate of a host that ends, and when: milliseconds since the epoch. */
export interface CertificateEnd {
  name: string
  notAfter: number
}

/**
 * The certificate whose end leaves the silo's host without one; null if that is more than 30 days
 * away, or if none names the host.
 */
export const lastToEnd = (
  certificates: readonly { name: string; cert: string }[],
  { silo, origin, now }: { silo: string; origin: string; now: number },
): CertificateEnd | null => {
  const ends = certificates.flatMap(({ name, cert }): CertificateEnd[] => {
    const [own] = chainOf(cert) ?? []
    return own && coversSilo(own.hosts, silo, knownDomain(origin))
      ? [{ name, notAfter: own.notAfter }]
      : []
  })
  const last = ends.toSorted((one, other) => one.notAfter - other.notAfter).at(-1)
  return last && last.notAfter - now < (SOON + 1) * DAY ? last : null
}

/** What to say about a chain that is about to be added, besides what forbids it. */
export const chainNotices = (
  chain: readonly Certified[],
  { silo, origin, now }: { silo: string; origin: string; now: number },
): readonly string[] => {
  const [own] = chain
  const isOutOfOrder = chain.some(({ issuer }, at) => {
    const next = chain[at + 1]
    return next !== undefined && next.subject !== issuer
  })
  return [
    ...(own && own.notBefore > now ? ['It is not valid yet.'] : []),
    ...(own && !coversSilo(own.hosts, silo, knownDomain(origin))
      ? [`It is not for the host of this silo, ${siloHost(silo, origin)}.`]
      : []),
    ...(isOutOfOrder
      ? ['The chain is out of order: each certificate must be followed by that of its issuer.']
      : []),
  ]
}
