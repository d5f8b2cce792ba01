import type { Read } from '@/store/forms/definition'
import { optional } from '@/store/routing/route-query'
import { currentUserQuery, siloPolicyQuery } from '@/store/session/queries'
import { siloViewQuery } from './silos/queries'

/**
 * What roles the reader may have on the fleet by way of their own silo. Pages do without it: a verb
 * is then offered, and the server refuses it.
 */
export const fleetRoleQueries = (_params: object, read: Read) => {
  const { siloId } = read(currentUserQuery) ?? {}
  return siloId === undefined
    ? []
    : [optional(siloViewQuery({ silo: siloId })), optional(siloPolicyQuery)]
}
