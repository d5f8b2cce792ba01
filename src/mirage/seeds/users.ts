import type { GroupRecord, PolicyRecord, RoleName, UserRecord } from '../models/records'
import { FLEET_ID, type BackendState } from '../server/backend-state'
import { fixedId, utc } from './fixed'
import { projectIds } from './projects'
import { MAZE_WAR, MYRIAD, POCKET_LAB } from './silos'

/** The demo's users, one per kind of access. */
export const userIds = {
  /** Admin of the fleet and the silo: sees everything. */
  ada: fixedId('user', 1),
  /** Viewer of the fleet; no role on the silo. */
  bruno: fixedId('user', 2),
  /** Collaborator of the silo, through a group. */
  clara: fixedId('user', 3),
  /** Viewer of the silo. */
  dario: fixedId('user', 4),
  /** Collaborator of one project; no groups, no role on the silo. */
  edda: fixedId('user', 5),
  /** No groups and no roles. */
  fynn: fixedId('user', 6),
  /** Viewer of one project, through a group. */
  greta: fixedId('user', 7),
  mirek: fixedId('user', 21),
  nora: fixedId('user', 22),
  pim: fixedId('user', 31),
  quinn: fixedId('user', 32),
}

/** The user of requests without credentials. */
export const DEFAULT_USER_ID = userIds.ada

const at = (time: string) => ({ timeCreated: utc(time), timeModified: utc(time) })

const users: UserRecord[] = [
  {
    id: userIds.ada,
    displayName: 'Ada Quarry',
    siloId: MAZE_WAR,
    password: null,
    ...at('2021-06-14T16:30'),
  },
  {
    id: userIds.bruno,
    displayName: 'Bruno Slate',
    siloId: MAZE_WAR,
    password: null,
    ...at('2021-06-15T08:02'),
  },
  {
    id: userIds.clara,
    displayName: 'Clara Flint',
    siloId: MAZE_WAR,
    password: null,
    ...at('2021-09-01T09:15'),
  },
  {
    id: userIds.dario,
    displayName: 'Dario Marl',
    siloId: MAZE_WAR,
    password: null,
    ...at('2022-03-07T10:40'),
  },
  {
    id: userIds.edda,
    displayName: 'Edda Tuff',
    siloId: MAZE_WAR,
    password: null,
    ...at('2022-11-21T13:05'),
  },
  {
    id: userIds.fynn,
    displayName: 'Fynn Gabbro',
    siloId: MAZE_WAR,
    password: null,
    ...at('2023-05-30T07:50'),
  },
  {
    id: userIds.greta,
    displayName: 'Greta Schist',
    siloId: MAZE_WAR,
    password: null,
    ...at('2024-02-12T15:25'),
  },
  {
    id: userIds.mirek,
    displayName: 'Mirek Opal',
    siloId: MYRIAD,
    password: null,
    ...at('2023-02-28T00:10'),
  },
  {
    id: userIds.nora,
    displayName: 'Nora Jasper',
    siloId: MYRIAD,
    password: null,
    ...at('2023-03-01T11:11'),
  },
  {
    id: userIds.pim,
    displayName: 'pim',
    siloId: POCKET_LAB,
    password: 'pebble',
    ...at('2024-01-09T11:00'),
  },
  {
    id: userIds.quinn,
    displayName: 'quinn',
    siloId: POCKET_LAB,
    password: null,
    ...at('2024-01-09T11:05'),
  },
]

const groupIds = {
  webDevs: fixedId('group', 1),
  kernelDevs: fixedId('group', 2),
  admins: fixedId('group', 3),
  realEstate: fixedId('group', 4),
  nightShift: fixedId('group', 5),
  simulants: fixedId('group', 21),
}

const groups: GroupRecord[] = [
  { id: groupIds.webDevs, displayName: 'web-devs', siloId: MAZE_WAR, ...at('2021-07-01') },
  {
    id: groupIds.kernelDevs,
    displayName: 'kernel-devs',
    siloId: MAZE_WAR,
    ...at('2021-09-01T09:00'),
  },
  {
    id: groupIds.admins,
    displayName: 'maze-war-admins',
    siloId: MAZE_WAR,
    ...at('2021-06-14T16:25'),
  },
  { id: groupIds.realEstate, displayName: 'real-estate', siloId: MAZE_WAR, ...at('2022-01-10') },
  {
    id: groupIds.nightShift,
    displayName: 'night-shift',
    siloId: MAZE_WAR,
    ...at('2024-08-19T22:00'),
  },
  { id: groupIds.simulants, displayName: 'simulants', siloId: MYRIAD, ...at('2023-02-28T00:05') },
]

const memberships: [group: string, ...users: string[]][] = [
  [groupIds.webDevs, userIds.ada, userIds.greta],
  [groupIds.kernelDevs, userIds.clara],
  [groupIds.admins, userIds.ada],
  [groupIds.realEstate, userIds.bruno],
  [groupIds.simulants, userIds.mirek, userIds.nora],
]

const user = (identityId: string, roleName: RoleName) => ({
  identityType: 'silo_user' as const,
  identityId,
  roleName,
})

const group = (identityId: string, roleName: RoleName) => ({
  identityType: 'silo_group' as const,
  identityId,
  roleName,
})

/** Sorted by role, then by identity. */
const policies: PolicyRecord[] = [
  {
    id: FLEET_ID,
    roleAssignments: [
      user(userIds.ada, 'admin'),
      group(groupIds.admins, 'collaborator'),
      user(userIds.bruno, 'viewer'),
    ],
  },
  {
    id: MAZE_WAR,
    roleAssignments: [
      user(userIds.ada, 'admin'),
      group(groupIds.kernelDevs, 'collaborator'),
      user(userIds.dario, 'viewer'),
    ],
  },
  {
    id: projectIds.mock,
    roleAssignments: [user(userIds.edda, 'collaborator'), group(groupIds.webDevs, 'viewer')],
  },
  {
    id: projectIds.rockGarden,
    roleAssignments: [user(userIds.ada, 'admin'), group(groupIds.kernelDevs, 'viewer')],
  },
  { id: projectIds.restricted, roleAssignments: [user(userIds.greta, 'admin')] },
  { id: MYRIAD, roleAssignments: [group(groupIds.simulants, 'admin')] },
  { id: POCKET_LAB, roleAssignments: [user(userIds.pim, 'admin')] },
]

export const seedUsers = ({ db }: BackendState): void => {
  for (const each of users) db.users.insert(each)
  for (const each of groups) db.groups.insert(each)
  let number = 0
  for (const [groupId, ...members] of memberships) {
    for (const userId of members) {
      number += 1
      db.memberships.insert({ id: fixedId('membership', number), groupId, userId })
    }
  }
}

export const seedPolicies = ({ db }: BackendState): void => {
  for (const policy of policies) db.policies.insert(policy)
}

/** Only the default user, with all roles. */
export const seedOperator = ({ db }: BackendState): void => {
  for (const each of users) if (each.id === DEFAULT_USER_ID) db.users.insert(each)
  for (const id of [FLEET_ID, MAZE_WAR]) {
    db.policies.insert({ id, roleAssignments: [user(DEFAULT_USER_ID, 'admin')] })
  }
}

/** Removes all groups and roles of the default user. */
export const revokeEverything = ({ db }: BackendState): void => {
  for (const { id } of db.memberships.by('user', DEFAULT_USER_ID)) db.memberships.remove(id)
  for (const { id, roleAssignments } of db.policies.all()) {
    const others = roleAssignments.filter(({ identityId }) => identityId !== DEFAULT_USER_ID)
    db.policies.update(id, { roleAssignments: others })
  }
}
