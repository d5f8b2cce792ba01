import { GIB } from '@/lib/size'
import type { InstanceRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'
import { projectIds } from './projects'
import { sledIds } from './sleds'
import { sshKeyIds } from './ssh-keys'

const id = (number: number) => fixedId('instance', number)

export const instanceIds = {
  db1: id(1),
  db2: id(2),
  youFail: id(3),
  notThereYet: id(4),

  restartsSoon: id(11),
  neverCooling: id(12),
  neverCooled: id(13),

  granite: id(21),
  crossroads: id(22),
  steady: id(23),
  warmingUp: id(24),
  windingDown: id(25),
  turningOver: id(26),
  onTheMove: id(27),
  underRepair: id(28),
  bigIron: id(29),
  pebble: id(30),
  justMade: id(31),
  longName: id(32),
  tumbled: id(33),
  coolingDown: id(34),
  cooledOff: id(35),
  leftLying: id(36),

  cumulus: id(51),
  stratus: id(52),

  /** From release 18 on. */
  twofold: id(61),
}

/** What most instances have in common. */
export const plainInstance = {
  autoRestartEnabled: true,
  autoRestartPolicy: null,
  timeLastAutoRestarted: null,
  autoRestartCooldownExpiration: null,
  bootDiskId: null,
  cpuPlatform: null,
  enableJumboFrames: false,
  sledId: null,
  userData: '',
} as const

type Entry = Omit<InstanceRecord, 'hostname' | keyof typeof plainInstance> &
  Partial<Pick<InstanceRecord, keyof typeof plainInstance>>

/** Project, run state and size: vCPUs, then GiB of memory. */
const vm = (
  projectId: string,
  runState: InstanceRecord['runState'],
  ncpus: number,
  gib: number,
  sledId: string | null = null,
) => ({ projectId, runState, ncpus, memory: gib * GIB, sledId })

const disk = (number: number) => fixedId('disk', number)
const [first, last] = [sledIds.first, sledIds.last]

const MINUTE = 60_000

/** Times are relative to `now` where the state depends on elapsed time. */
const entries = (now: number): Entry[] => {
  const minutes = (count: number) => new Date(now + count * MINUTE).toISOString()
  return [
    {
      ...named(instanceIds.db1, 'db1', 'an instance', '2024-02-01T10:20', '2024-11-11T11:11'),
      ...vm(projectIds.mock, 'running', 2, 4, first),
      timeRunStateUpdated: utc('2024-11-11T11:11'),
      bootDiskId: disk(1),
    },
    {
      ...named(instanceIds.db2, 'db2', 'a second instance', '2024-02-01T10:25'),
      ...vm(projectIds.mock, 'running', 2, 4, last),
      timeRunStateUpdated: utc('2024-12-02T06:30'),
    },
    {
      ...named(instanceIds.youFail, 'you-fail', 'a failed instance', '2024-04-12T13:00'),
      ...vm(projectIds.mock, 'failed', 4, 6),
      timeRunStateUpdated: minutes(-10),
      timeLastAutoRestarted: minutes(-55),
      autoRestartCooldownExpiration: minutes(5),
    },
    {
      ...named(instanceIds.notThereYet, 'not-there-yet', 'a starting instance', '2024-12-05'),
      ...vm(projectIds.mock, 'starting', 2, 8, first),
      timeRunStateUpdated: minutes(-1),
    },

    {
      ...named(instanceIds.restartsSoon, 'restarting-soon', 'its cooldown is over', '2024-05-01'),
      ...vm(projectIds.other, 'failed', 4, 6),
      timeRunStateUpdated: minutes(-2),
      timeLastAutoRestarted: minutes(-60.5),
      autoRestartCooldownExpiration: minutes(-0.5),
    },
    {
      ...named(instanceIds.neverCooling, 'never-cooling', 'stays down', '2024-05-01T09:10'),
      ...vm(projectIds.other, 'failed', 4, 6),
      timeRunStateUpdated: minutes(-10),
      autoRestartPolicy: 'never',
      timeLastAutoRestarted: minutes(-55),
      autoRestartCooldownExpiration: minutes(5),
    },
    {
      ...named(instanceIds.neverCooled, 'never-cooled', 'stays down, too', '2024-05-01T09:20'),
      ...vm(projectIds.other, 'failed', 4, 6),
      timeRunStateUpdated: minutes(-3),
      autoRestartPolicy: 'never',
      timeLastAutoRestarted: minutes(-65),
      autoRestartCooldownExpiration: minutes(-5),
    },

    {
      ...named(instanceIds.granite, 'granite', 'As many disks as fit', '2024-03-12', '2024-10-30'),
      ...vm(projectIds.rockGarden, 'running', 4, 32, first),
      timeRunStateUpdated: utc('2024-10-30T04:00'),
      bootDiskId: disk(101),
    },
    {
      ...named(
        instanceIds.crossroads,
        'crossroads',
        'As many interfaces as fit',
        '2024-03-12T10:00',
      ),
      ...vm(projectIds.rockGarden, 'running', 4, 16, last),
      timeRunStateUpdated: utc('2024-09-09T20:15'),
      bootDiskId: disk(109),
      autoRestartPolicy: 'best_effort',
    },
    {
      ...named(
        instanceIds.steady,
        'steady',
        'Has been up since spring and means to stay so. Nobody knows any more what it does, only that the lights in the lobby go out and the coffee machine asks for a password whenever somebody stops it, which is why nobody does: please ask around before you try, and leave a note here if you find out.',
        '2024-04-02T05:30',
      ),
      ...vm(projectIds.rockGarden, 'running', 4, 26, last),
      timeRunStateUpdated: utc('2024-04-02T05:30:04'),
      bootDiskId: disk(110),
      autoRestartPolicy: 'best_effort',
    },
    {
      ...named(instanceIds.warmingUp, 'warming-up', '', '2024-11-20'),
      ...vm(projectIds.rockGarden, 'starting', 2, 16, last),
      timeRunStateUpdated: minutes(-0.2),
    },
    {
      ...named(instanceIds.windingDown, 'winding-down', '', '2024-11-20T09:01'),
      ...vm(projectIds.rockGarden, 'stopping', 2, 16, first),
      timeRunStateUpdated: minutes(-0.1),
    },
    {
      ...named(instanceIds.turningOver, 'turning-over', '', '2024-11-20T09:02'),
      ...vm(projectIds.rockGarden, 'rebooting', 2, 16, first),
      timeRunStateUpdated: minutes(-0.5),
    },
    {
      ...named(instanceIds.onTheMove, 'on-the-move', 'Changing sleds', '2024-06-17T12:12'),
      ...vm(projectIds.rockGarden, 'migrating', 4, 64, last),
      timeRunStateUpdated: minutes(-4),
    },
    {
      ...named(instanceIds.underRepair, 'under-repair', '', '2024-06-18T08:00'),
      ...vm(projectIds.rockGarden, 'repairing', 2, 32, first),
      timeRunStateUpdated: minutes(-90),
    },
    {
      ...named(instanceIds.bigIron, 'big-iron', 'The largest there can be', '2024-07-01'),
      ...vm(projectIds.rockGarden, 'stopped', 64, 256),
      timeRunStateUpdated: utc('2024-07-02T17:45'),
      bootDiskId: disk(111),
      autoRestartPolicy: 'best_effort',
    },
    {
      ...named(instanceIds.pebble, 'pebble', 'No disks, no interfaces', '2024-07-04T12:00'),
      ...vm(projectIds.rockGarden, 'stopped', 1, 1),
      timeRunStateUpdated: utc('2024-07-04T12:01'),
      autoRestartPolicy: 'never',
    },
    {
      ...named(instanceIds.justMade, 'just-made', 'Of today', minutes(-2)),
      ...vm(projectIds.rockGarden, 'creating', 2, 4),
      timeRunStateUpdated: minutes(-2),
    },
    {
      ...named(
        instanceIds.longName,
        'a-name-as-long-as-names-may-be-which-is-sixty-three-characters1',
        '',
        '2024-08-08T08:08',
      ),
      ...vm(projectIds.rockGarden, 'stopped', 16, 48),
      timeRunStateUpdated: utc('2024-08-09T01:00'),
    },
    {
      ...named(instanceIds.tumbled, 'tumbled', 'Never restarted so far', '2024-09-15'),
      ...vm(projectIds.rockGarden, 'failed', 2, 8),
      timeRunStateUpdated: minutes(-1),
    },
    {
      ...named(instanceIds.coolingDown, 'cooling-down', '', '2024-09-15T09:10'),
      ...vm(projectIds.rockGarden, 'failed', 2, 8),
      timeRunStateUpdated: minutes(-6),
      timeLastAutoRestarted: minutes(-20),
      autoRestartCooldownExpiration: minutes(40),
    },
    {
      ...named(instanceIds.cooledOff, 'cooled-off', '', '2024-09-15T09:20'),
      ...vm(projectIds.rockGarden, 'failed', 2, 8),
      timeRunStateUpdated: minutes(-7),
      timeLastAutoRestarted: minutes(-61),
      autoRestartCooldownExpiration: minutes(-1),
      autoRestartPolicy: 'best_effort',
    },
    {
      ...named(
        instanceIds.leftLying,
        'left-lying',
        'Not to be picked up again',
        '2024-09-15T09:30',
      ),
      ...vm(projectIds.rockGarden, 'failed', 2, 8),
      timeRunStateUpdated: utc('2024-09-16T02:30'),
      autoRestartPolicy: 'never',
    },

    {
      ...named(instanceIds.cumulus, 'cumulus', '', '2023-03-16'),
      ...vm(projectIds.ensemble, 'running', 4, 100, first),
      timeRunStateUpdated: utc('2024-12-01T00:00'),
    },
    {
      ...named(instanceIds.stratus, 'stratus', '', '2023-03-16T09:05'),
      ...vm(projectIds.ensemble, 'running', 4, 50, last),
      timeRunStateUpdated: utc('2024-12-01T00:05'),
    },
  ]
}

/** SSH keys that were copied into instances. */
const keys: [instance: string, ...keys: string[]][] = [
  [instanceIds.db1, sshKeyIds.macbook, sshKeyIds.macMini],
  [instanceIds.granite, sshKeyIds.macbook],
  [instanceIds.steady, sshKeyIds.thinkpad],
]

/**
 * Schedules nothing: seeded instances in a transitional state stay there until a call changes them.
 */
export const seedInstances = ({ clock, db }: BackendState): void => {
  for (const entry of entries(clock.now())) {
    const record = { ...plainInstance, ...entry, hostname: entry.name }
    db.instances.insert({ ...record, autoRestartEnabled: record.autoRestartPolicy !== 'never' })
  }
  let number = 0
  for (const [instanceId, ...keyIds] of keys) {
    for (const sshKeyId of keyIds) {
      number += 1
      db.instanceSshKeys.insert({ id: fixedId('instanceSshKey', number), instanceId, sshKeyId })
    }
  }
}
