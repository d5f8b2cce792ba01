import { GIB } from '@/lib/size'
import type { BackendState } from '../server/backend-state'
import { seedVpc } from './created-vpcs'
import { fixedId, named, utc } from './fixed'
import { plainInstance } from './instances'
import { projectIds } from './projects'
import { MAZE_WAR } from './silos'

const FIRST = 100_000
/** Leaves lower numbers to the other seeds. */
const FIRST_VPC = 0x1000

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const numbered = (prefix: string, number: number) => `${prefix}-${String(number).padStart(4, '0')}`

const year = Array.from({ length: 365 }, (_, index) =>
  new Date(Date.UTC(2024, 0, 1 + index, 9)).toISOString().slice(0, 10),
)

/** Creation dates spread over a year. */
const day = (number: number): string => year[number % 365]!

/**
 * Thousands of objects, to try lists, pickers and pagination at scale. Object spreads come last: an
 * object literal that starts with one is ten times as slow to create.
 */
export const seedLargeData = (backendState: BackendState): void => {
  const { db } = backendState
  const projectId = projectIds.blank
  for (const number of numbers(200)) {
    const id = fixedId('project', FIRST + number)
    const name = numbered('project', number)
    const project = { ...named(id, name, '', day(number)), siloId: MAZE_WAR }
    seedVpc(backendState, FIRST_VPC + number, db.projects.insert(project), 'default')
  }
  for (const number of numbers(5_000)) {
    const name = numbered('volume', number)
    db.disks.insert({
      projectId,
      size: GIB,
      state: { state: 'detached' },
      devicePath: `/mnt/${name}`,
      blockSize: 512,
      diskType: 'distributed',
      imageId: null,
      readOnly: false,
      snapshotId: null,
      importedBytes: 0,
      ...named(fixedId('disk', FIRST + number), name, '', day(number)),
    })
  }
  for (const number of numbers(1_000)) {
    const name = numbered('worker', number)
    db.instances.insert({
      projectId,
      hostname: name,
      runState: 'stopped',
      ncpus: 1,
      memory: GIB,
      timeRunStateUpdated: `${day(number)}T09:00:00Z`,
      ...plainInstance,
      ...named(fixedId('instance', FIRST + number), name, '', day(number)),
    })
  }
  for (const number of numbers(500)) {
    const id = fixedId('user', FIRST + number)
    const displayName = `Visitor ${number}`
    const timeCreated = utc(day(number))
    const times = { timeCreated, timeModified: timeCreated }
    db.users.insert({ id, displayName, siloId: MAZE_WAR, password: null, ...times })
  }
}
