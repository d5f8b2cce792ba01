import { canonicalIp } from '../rules/addresses'
import { switchLocation } from '../rules/switches'
import { authorizeFleet } from '../server/access'
import type { Db } from '../server/db'
import type { Handlers } from '../server/route'

const findSession = ({ bfdSessions }: Db, remote: string, location: string) =>
  Array.from(bfdSessions.all()).find(
    session => canonicalIp(session.peer) === canonicalIp(remote) && session.switch === location,
  )

/** Sessions that notice within moments when a neighbour is gone. */
export const bfdRoutes = {
  networkingBfdStatus: call => {
    authorizeFleet(call, 'viewer')
    return [...call.backendState.db.bfdSessions.in('')]
  },

  /** The session there is with that peer, if any, gets the new parameters. */
  networkingBfdEnable: call => {
    const { body, backendState } = call
    const { db, ids } = backendState
    authorizeFleet(call, 'admin')
    const { remote, local = null, ...parameters } = body
    const session = { ...parameters, local, peer: remote, switch: switchLocation(body.switch) }
    const known = findSession(db, remote, session.switch)
    if (known) db.bfdSessions.update(known.id, session)
    else db.bfdSessions.insert({ id: ids.next(), ...session, state: 'down' })
  },

  /** What is not there is as good as disabled. */
  networkingBfdDisable: call => {
    const { body, backendState } = call
    authorizeFleet(call, 'admin')
    const known = findSession(backendState.db, body.remote, switchLocation(body.switch))
    if (known) backendState.db.bfdSessions.remove(known.id)
  },
} satisfies Handlers
