import { GIB, TIB } from '@/lib/size'
import type { BackendState } from '../server/backend-state'
import { diskRecord } from './disks'
import { fixedId, named, utc } from './fixed'
import { plainInstance } from './instances'
import { projectIds } from './projects'
import { MAZE_WAR, MYRIAD, POCKET_LAB } from './silos'
import { RACK_ID, sledIds } from './sleds'

/** Leaves lower numbers to the other seeds. */
const FIRST = 801
const CREATED = '2025-01-10'

/** Name, project and vCPUs of an instance. It has 4 GiB of memory for each. */
type Entry = [name: string, projectId: string, ncpus: number]

const { mock, rockGarden, ensemble, workbench } = projectIds

/** On the sled to be emptied. No other sled has room for `colossus`. */
const leaving: readonly Entry[] = [
  ['colossus', ensemble, 64],
  ['quorum-1', mock, 8],
  ['scratchpad', mock, 8],
  ['web-1', mock, 4],
  ['web-2', rockGarden, 4],
  ['web-3', rockGarden, 4],
  ['batch-1', ensemble, 8],
  ['batch-2', ensemble, 8],
  ['bench-1', workbench, 2],
  ['bench-2', workbench, 2],
]

/** On each of the sleds that take instances: 72 of 128 threads. */
const staying: readonly Entry[] = [
  ['quorum', mock, 8],
  ['api', mock, 8],
  ['cache', rockGarden, 4],
  ['queue', rockGarden, 4],
  ['cirrus', ensemble, 16],
  ['nimbus', ensemble, 16],
  ['model', ensemble, 8],
  ['probe', workbench, 8],
]

/** On the sled that takes none. */
const parked: readonly Entry[] = [
  ['archive', rockGarden, 8],
  ['mirror', ensemble, 8],
]

const QUOTAS = { cpus: 800, memory: 4 * TIB, storage: 16 * TIB }

/** Makes the seeded sleds and three more take instances, but for one. */
const seedEight = ({ db }: BackendState): readonly string[] => {
  for (const id of [sledIds.expunged, sledIds.decommissioned])
    db.sleds.update(id, {
      policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
      state: 'active',
    })
  const added = [6, 7, 8].map(number =>
    db.sleds.insert({
      id: fixedId('sled', number),
      policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
      state: 'active',
      baseboard: { part: '913-0000019', serial: `BRM0222287${number}`, revision: 6 },
      rackId: RACK_ID,
      slot: 14 + number,
      timeCreated: utc(CREATED),
      timeModified: utc(CREATED),
      usableHardwareThreads: 128,
      usablePhysicalRam: TIB,
    }),
  )
  return [sledIds.expunged, sledIds.decommissioned, sledIds.last, ...added.map(({ id }) => id)]
}

/**
 * Eight sleds with 60 running instances of three silos. On the first one: an instance that fits
 * nowhere, a member of a strict anti-affinity group that leaves two sleds, and from release 18 on
 * one with a local disk. The second sled takes no instances.
 */
export const seedDrain = (backendState: BackendState): void => {
  const { db, release } = backendState
  for (const silo of [MAZE_WAR, MYRIAD, POCKET_LAB]) db.silos.update(silo, { quotas: QUOTAS })
  let number = FIRST
  const run = (sledId: string, entries: readonly Entry[], suffix = '') =>
    entries.map(([base, projectId, ncpus]) => {
      const name = `${base}${suffix}`
      const { id } = db.instances.insert({
        ...plainInstance,
        ...named(fixedId('instance', number), name, '', CREATED),
        projectId,
        hostname: name,
        ncpus,
        memory: 4 * ncpus * GIB,
        runState: 'running',
        timeRunStateUpdated: utc(CREATED),
        sledId,
      })
      number += 1
      return id
    })
  const others = seedEight(backendState)
  const gone = run(sledIds.first, leaving)
  run(sledIds.closed, parked)
  const members = others.map((sledId, at) => run(sledId, staying, `-${at + 2}`)[0])
  const group = db.antiAffinityGroups.insert({
    ...named(fixedId('antiAffinityGroup', FIRST), 'quorum', 'One on each sled', CREATED),
    failureDomain: 'sled',
    policy: 'fail',
    projectId: mock,
  })
  for (const [at, instanceId] of [gone[1], ...members.slice(0, 4)].entries()) {
    const id = fixedId('antiAffinityMember', FIRST + at)
    if (instanceId !== undefined)
      db.antiAffinityMembers.insert({ id, groupId: group.id, instanceId })
  }
  if (release < 18) return
  const attached = { state: 'attached', instance: gone[2]! } as const
  const local = { blockSize: 4096, diskType: 'local', localTo: sledIds.first } as const
  db.disks.insert(diskRecord(mock, [FIRST, 'scratch', 64, CREATED, attached, local]))
}
