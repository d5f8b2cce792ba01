import { isUuid } from '@/lib/name-or-id'
import type { CertificateRecord } from '../models/records'
import { createCertificate } from '../rules/certificates'
import { allows, authorizeSiloOrFleet, type Context } from '../server/access'
import { fail } from '../server/errors'
import { FLEET_ID } from '../server/backend-state'
import { pageByName } from '../server/page'
import type { Call, Handlers } from '../server/route'

const administrators = { silo: 'admin', fleet: 'admin' } as const

/** Only administrators see certificates; everybody else gets an empty list. */
const mayRead = (context: Context, siloId: string): boolean =>
  allows(context, 'silo', siloId, 'admin') || allows(context, 'fleet', FLEET_ID, 'admin')

const certificateOf = (
  call: Context & Pick<Call<'certificateView'>, 'path'>,
): CertificateRecord => {
  const { certificates } = call.backendState.db
  const { siloId } = call.caller.user
  const nameOrId = call.path.certificate
  const found = isUuid(nameOrId) ? certificates.get(nameOrId) : certificates.named(siloId, nameOrId)
  const readable = found?.siloId === siloId && mayRead(call, siloId)
  return readable ? found : fail.notFound('certificate', nameOrId)
}

/** The TLS certificates of the caller's silo. */
export const certificateRoutes = {
  certificateList: call => {
    const { siloId } = call.caller.user
    authorizeSiloOrFleet(call, siloId, administrators)
    return pageByName(
      call,
      call.backendState.db.certificates.in(siloId),
      certificate => certificate,
    )
  },

  certificateCreate: call => {
    const { body, caller, backendState } = call
    const { siloId } = caller.user
    authorizeSiloOrFleet(call, siloId, administrators)
    const silo = backendState.db.silos.get(siloId) ?? fail.internal()
    return createCertificate(backendState, silo, body)
  },

  certificateView: call => certificateOf(call),

  certificateDelete: call => {
    call.backendState.db.certificates.remove(certificateOf(call).id)
  },
} satisfies Handlers
