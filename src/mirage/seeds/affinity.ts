import type { AffinityMemberRecord } from '../models/records'
import type { Table } from '../server/table'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, type SeededKind } from './fixed'
import { instanceIds } from './instances'
import { projectIds } from './projects'

interface Entry {
  number: number
  name: string
  description: string
  created: string
  policy: 'allow' | 'fail'
  projectId: string
  members: string[]
}

const { mock, rockGarden } = projectIds
const { db1, db2, notThereYet, granite, crossroads, steady } = instanceIds
const { bigIron, pebble, longName, tumbled, coolingDown, cooledOff, leftLying } = instanceIds

const antiAffinityGroups: Entry[] = [
  {
    number: 1,
    name: 'romulus-remus',
    description:
      'These two must never share a sled, because each is what is left when the other one is lost. Whoever starts one of them had better look first where the other one runs.',
    created: '2024-02-02',
    policy: 'fail',
    projectId: mock,
    members: [db1, db2],
  },
  {
    number: 2,
    name: 'set-apart',
    description: 'if there is room',
    created: '2024-02-02T09:10',
    policy: 'allow',
    projectId: mock,
    members: [notThereYet],
  },
  {
    number: 3,
    name: 'lonely',
    description: '',
    created: '2024-02-02T09:20',
    policy: 'fail',
    projectId: mock,
    members: [],
  },
  {
    number: 4,
    name: 'scattered',
    description: 'All over the rack',
    created: '2024-03-13',
    policy: 'allow',
    projectId: rockGarden,
    members: [granite, crossroads, steady, bigIron, pebble, longName, tumbled, coolingDown],
  },
]

const affinityGroups: Entry[] = [
  {
    number: 1,
    name: 'side-by-side',
    description: 'close to each other',
    created: '2024-02-02T10:00',
    policy: 'allow',
    projectId: mock,
    members: [db1, notThereYet],
  },
  {
    number: 2,
    name: 'staying-put',
    description: '',
    created: '2024-02-02T10:10',
    policy: 'fail',
    projectId: mock,
    members: [db2],
  },
  {
    number: 3,
    name: 'vacant',
    description: '',
    created: '2024-02-02T10:20',
    policy: 'fail',
    projectId: mock,
    members: [],
  },
  {
    number: 4,
    name: 'cluster',
    description: '',
    created: '2024-03-13T09:10',
    policy: 'allow',
    projectId: rockGarden,
    members: [cooledOff, leftLying, pebble],
  },
]

const seedMembers = (
  table: Pick<Table<AffinityMemberRecord>, 'insert' | 'count'>,
  kind: SeededKind,
  groupId: string,
  members: readonly string[],
) => {
  for (const instanceId of members) {
    table.insert({ id: fixedId(kind, table.count + 1), groupId, instanceId })
  }
}

const record = (
  kind: SeededKind,
  { number, name, description, created, policy, projectId }: Entry,
) => ({
  ...named(fixedId(kind, number), name, description, created),
  failureDomain: 'sled' as const,
  policy,
  projectId,
})

export const seedAffinity = ({ db }: BackendState): void => {
  for (const entry of antiAffinityGroups) {
    const { id } = db.antiAffinityGroups.insert(record('antiAffinityGroup', entry))
    seedMembers(db.antiAffinityMembers, 'antiAffinityMember', id, entry.members)
  }
  for (const entry of affinityGroups) {
    const { id } = db.affinityGroups.insert(record('affinityGroup', entry))
    seedMembers(db.affinityMembers, 'affinityMember', id, entry.members)
  }
}
