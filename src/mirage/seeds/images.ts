import { GIB } from '@/lib/size'
import type { ImageRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { projectIds } from './projects'
import { MAZE_WAR } from './silos'

export const imageIds = {
  alpine: fixedId('image', 1),
  debian: fixedId('image', 2),
  helios: fixedId('image', 3),
  ubuntu: fixedId('image', 4),
  first: fixedId('image', 11),
  second: fixedId('image', 12),
  third: fixedId('image', 13),
  fourth: fixedId('image', 14),
  golden: fixedId('image', 15),
  longName: fixedId('image', 16),
}

/** Id, name, description, creation date, operating system, its version, size in GiB. */
type Entry = [
  id: string,
  name: string,
  description: string,
  created: string,
  os: string,
  version: string,
  gib: number,
  extra?: Partial<Pick<ImageRecord, 'blockSize' | 'digest'>>,
]

const { alpine, debian, helios, ubuntu, first, second, third, fourth, golden, longName } = imageIds

const checksum = {
  blockSize: 4096 as const,
  digest: {
    type: 'sha256' as const,
    value: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  },
}

const siloImages: Entry[] = [
  [alpine, 'alpine-3-21', 'The small one', '2024-12-06', 'alpine', '3.21', 1],
  [debian, 'debian-12', 'Bookworm', '2024-02-10', 'debian', '12', 2],
  [helios, 'helios-2', 'With its checksum', '2024-05-30T17:20', 'helios', '2.0', 3, checksum],
  [ubuntu, 'ubuntu-24-04', 'Noble', '2024-04-25', 'ubuntu', '24.04', 3],
]

const projectImages: Entry[] = [
  [first, 'image-1', 'an image', '2024-01-20', 'ubuntu', '20.04', 4],
  [second, 'image-2', 'another image', '2024-01-21', 'ubuntu', '22.04', 5],
  [third, 'image-3', 'one more image', '2024-01-22', 'debian', '11', 6],
  [fourth, 'image-4', '', '2024-07-07T19:00', 'fedora', '40', 7],
]

const rockGardenImages: Entry[] = [
  [golden, 'golden', 'What every new instance starts from', '2024-04-01', 'debian', '12', 8],
  [
    longName,
    'an-image-whose-name-is-as-long-as-the-name-of-an-image-can-ever',
    'Its operating system and version are long, too',
    '2024-04-02',
    'windows-server-datacenter-edition',
    '2022.20348.2402-preview',
    512,
    checksum,
  ],
]

const record = (entry: Entry, projectId: string | null): ImageRecord => {
  const [id, name, description, created, os, version, gib, extra] = entry
  return {
    ...named(id, name, description, created),
    blockSize: 512,
    digest: null,
    ...extra,
    os,
    version,
    size: gib * GIB,
    projectId,
    siloId: MAZE_WAR,
  }
}

export const seedImages = ({ db }: BackendState): void => {
  for (const entry of siloImages) db.images.insert(record(entry, null))
  for (const entry of projectImages) db.images.insert(record(entry, projectIds.mock))
  for (const entry of rockGardenImages) db.images.insert(record(entry, projectIds.rockGarden))
}
