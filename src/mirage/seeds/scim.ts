import { GIB, TIB } from '@/lib/size'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'
import { MYRIAD } from './silos'

export const CLOCKWORK = fixedId('silo', 5)
const GROUP = fixedId('group', 31)

const members: [id: string, displayName: string][] = [
  [fixedId('user', 41), 'Iris Beryl'],
  [fixedId('user', 42), 'Jonas Topaz'],
]

const at = (time: string) => ({ timeCreated: utc(time), timeModified: utc(time) })

/**
 * A silo whose users and groups are pushed by its identity provider, and one whose tokens cannot be
 * read.
 */
export const seedScim = ({ db }: BackendState): void => {
  db.silos.update(MYRIAD, { identityMode: 'saml_scim' })
  db.silos.insert({
    ...named(CLOCKWORK, 'clockwork', 'Its people come and go by themselves', '2024-11-18T08:00'),
    adminGroupName: 'clockwork-admins',
    discoverable: true,
    identityMode: 'saml_scim',
    mappedFleetRoles: {},
    quotas: { cpus: 16, memory: 64 * GIB, storage: TIB },
    internal: false,
  })
  db.groups.insert({
    id: GROUP,
    displayName: 'clockwork-admins',
    siloId: CLOCKWORK,
    ...at('2024-11-18T08:00'),
  })
  for (const [index, [id, displayName]] of members.entries()) {
    const times = at(`2024-11-18T09:3${index}`)
    db.users.insert({ id, displayName, siloId: CLOCKWORK, password: null, ...times })
  }
  db.memberships.insert({ id: fixedId('membership', 31), groupId: GROUP, userId: members[0]![0] })
  db.policies.insert({
    id: CLOCKWORK,
    roleAssignments: [{ identityType: 'silo_group', identityId: GROUP, roleName: 'admin' }],
  })
  db.scimTokens.insert({
    id: fixedId('scimToken', 1),
    siloId: CLOCKWORK,
    secret: '',
    timeCreated: utc('2024-11-18T08:10'),
    timeExpires: null,
  })
}
