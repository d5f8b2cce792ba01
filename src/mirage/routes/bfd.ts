import type { SwitchSlot } from '@/api/generated/types'
import { canonicalIp } from '../rules/addresses'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import type { Handlers } from '../server/route'

const findSession = ({ bfdSessions }: Db, remote: string, slot: SwitchSlot) =>
  Array.from(bfdSessions.all()).find(
    session => canonicalIp(session.peer) === canonicalIp(remote) && session.switchSlot === slot,
  )

/** BFD sessions, which detect within moments that a neighbor is gone. */
export const bfdRoutes = {
  networkingBfdStatus: call => {
    authorizeFleet(call, 'viewer')
    return [...call.backendState.db.bfdSessions.in('')]
  },

  /** Updates the existing session with that peer, if there is one. */
  networkingBfdEnable: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'admin')
    const { remote, local = null, ...parameters } = body
    const session = { ...parameters, local, peer: remote }
    const known = findSession(db, remote, session.switchSlot)
    if (known) db.bfdSessions.update(known.id, session)
    else db.bfdSessions.insert({ id: ids.next(), ...session, state: 'down' })
  },

  /** A missing session counts as disabled. */
  networkingBfdDisable: call => {
    const { body, backendState } = call
    authorizeFleet(call, 'admin')
    const known = findSession(backendState.db, body.remote, body.switchSlot)
    if (known) backendState.db.bfdSessions.remove(known.id)
  },
} satisfies Handlers
