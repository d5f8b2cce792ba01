import type { Read } from '@/store/forms/definition'
import { optional } from '@/store/queries/define'
import { currentUserQuery, siloPolicyQuery, systemPolicyQuery } from '@/store/session/queries'
import { siloViewQuery } from './silos/queries'

/**
 * The queries for the user's fleet roles, given directly or by a role on their own silo. Pages work
 * without them: actions are then offered that the server may refuse.
 */
export const fleetRoleQueries = (_params: object, read: Read) => {
  const { siloId } = read(currentUserQuery) ?? {}
  return siloId === undefined
    ? []
    : [systemPolicyQuery, siloViewQuery({ silo: siloId }), siloPolicyQuery].map(optional)
}
