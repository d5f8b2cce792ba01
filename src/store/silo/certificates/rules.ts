import { pemBlocks } from '@/lib/pem'
import { readCertified, type Certified } from '@/lib/x509'
import { pluralize } from '@/lib/text'

const DAY = 24 * 3_600_000

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
  if (days > 30) return undefined
  return { text: `expires in ${pluralize('day', days)}`, tone: days <= 7 ? 'danger' : 'notice' }
}
