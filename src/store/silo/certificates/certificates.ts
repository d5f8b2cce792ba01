import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Certificate } from '@/api/generated/types'
import { objectActions } from '@/store/palette/object-actions'
import { selectSiloName } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { siloOrigin } from '@/store/system/identity-providers/rules'
import { siloChoicesQuery } from '@/store/system/silos/queries'
import { selectOrigin } from '@/store/tab/slice'
import { siloPaths, type SiloParams } from '../paths'
import { certificateActions } from './actions'
import { certificateListQuery, certificateViewQuery } from './queries'
import { chainOf, coversSilo, knownDomain, validityOf } from './rules'

const selectReader = createSelector(
  [
    selectSiloName,
    selectOrigin,
    (state: RootState) => selectEntry(state, certificateListQuery)?.fulfilledTimeStamp ?? 0,
  ],
  (silo, origin, now) => ({ silo, domain: knownDomain(origin), now }),
)

type Reader = ReturnType<typeof selectReader>

/** A certificate with what its text says. */
const read = (certificate: Certificate, { silo, domain, now }: Reader) => {
  const chain = chainOf(certificate.cert)
  const [own] = chain ?? []
  return {
    ...certificate,
    chain,
    hosts: own?.hosts ?? [],
    issuer: own?.issuer ?? '',
    /** Undefined if it cannot be read. */
    validUntil: own && new Date(own.notAfter).toISOString(),
    validity: own && validityOf(own, now),
    isOtherName: own !== undefined && !coversSilo(own.hosts, silo, domain),
    isInUse: own !== undefined && own.notAfter > now && coversSilo(own.hosts, silo, domain),
  }
}

const selectAll = createSelector(
  [(state: RootState) => selectData(state, certificateListQuery), selectReader],
  (page, reader) => (page?.items ?? []).map(certificate => read(certificate, reader)),
)

/** Whether browsers lose their way to the silo with this certificate. */
const isLast = ({ id }: Certificate, all: readonly { id: string; isInUse: boolean }[]): boolean => {
  const others = all.filter(other => other.id !== id)
  const isOne = all.some(each => each.id === id && each.isInUse) || others.length === 0
  return isOne && !others.some(({ isInUse }) => isInUse)
}

/** The certificates of the silo; those that end first come first. */
export const selectCertificateRows = createSelector([selectAll], all => {
  const inUse = all.filter(each => each.isInUse).length
  return all
    .toSorted((a, b) => (a.validUntil ?? '').localeCompare(b.validUntil ?? '', 'en'))
    .map(certificate => ({
      ...certificate,
      href: siloPaths.certificate({ certificate: certificate.name }),
      isLast: isLast(certificate, all),
      /** How many certificates of the silo name its host and have not ended. */
      inUse,
      actions: certificateActions(certificate, isLast(certificate, all)),
    }))
})

const NONE: readonly { name: string; href: string }[] = []

/** The addresses at which the certificates of other silos are, for operators. */
export const selectOtherSilos = createSelector(
  [(state: RootState) => selectData(state, siloChoicesQuery)?.items, selectSiloName, selectOrigin],
  (silos = [], own, origin) =>
    knownDomain(origin) === undefined
      ? NONE
      : silos
          .filter(({ name }) => name !== own)
          .map(({ name }) => ({
            name,
            href: siloOrigin(origin, name) + siloPaths.certificates(),
          })),
)

/** The certificate in the open panel. */
export const selectCertificate = createSelector(
  [
    (state: RootState, params: SiloParams<'certificate'>) =>
      selectData(state, certificateViewQuery(params)),
    selectAll,
    selectReader,
    (_state: RootState, { certificate }: SiloParams<'certificate'>) => certificate,
  ],
  (certificate, all, reader, name) =>
    certificate && {
      ...read(certificate, reader),
      actions: certificateActions(
        certificate,
        isLast(certificate, all),
        siloPaths.certificate({ certificate: name }),
      ),
    },
)

/** The palette actions of a certificate's panel. */
export const selectCertificateActions = objectActions('Certificate', selectCertificate)
