import type { Disk, FloatingIp } from '@/api/generated/types'
import { copiedName } from '@/lib/copied-name'
import { MAX_NAME_LENGTH } from '@/lib/limits'
import { descriptionError, nameError } from '@/lib/name'
import type { FormContext } from '@/store/forms/definition'
import {
  allDisksQuery,
  allFloatingIpsQuery,
  allInstancesQuery,
  allVpcsQuery,
} from '@/store/project/queries'
import { allProjectsQuery } from '@/store/silo/queries'
import { instanceOfDisk } from './found'
import type { SimilarParams } from './forms'
import type { Named } from './items'
import { itemsOf } from './sources'

/** What is typed into the dialog. Null: what it proposes. */
export interface SimilarNames {
  name: string | null
  description: string | null
  /** The names of what belongs to an instance, by the ids of the originals. */
  names: Readonly<Record<string, string>>
}

/** Something that belongs to an instance and gets another name in the same project. */
export interface Renaming {
  readonly id: string
  readonly kind: 'disk' | 'floatingIp'
  readonly from: string
  readonly name: string
  readonly problem: string | undefined
}

type Taken = ReadonlySet<string>

/** The name that follows that of the instance: `web-boot` of `web` becomes `api-boot` of `api`. */
const followingName = (from: string, original: string, copy: string, taken: Taken): string => {
  const rest = from.slice(original.length)
  const name = copy + rest
  const follows = from.startsWith(original) && (rest === '' || rest.startsWith('-'))
  return follows && name.length <= MAX_NAME_LENGTH && !taken.has(name)
    ? name
    : copiedName(from, taken)
}

const LISTS = { project: () => allProjectsQuery, vpc: allVpcsQuery, instance: allInstancesQuery }

const namesIn = (items: readonly Named[]): Taken => new Set(items.map(({ name }) => name))

const problemOf = (name: string, taken: Taken): string | undefined =>
  nameError('Name', name) ?? (taken.has(name) ? 'Name already exists' : undefined)

type Context = Pick<FormContext<SimilarParams>, 'read' | 'params'>

/** The names of a copy, typed or proposed, with what is wrong with them. */
export const namesOf = (
  { name: typed, description, names }: SimilarNames,
  { read, params }: Context,
) => {
  const { kind, project, ids, name: original } = params
  const taken = namesIn(itemsOf(read, LISTS[kind]({ project })))
  const name = typed ?? copiedName(original, taken)
  const disks = kind === 'instance' ? itemsOf<Disk>(read, allDisksQuery({ project })) : []
  const floatingIps =
    kind === 'instance' ? itemsOf<FloatingIp>(read, allFloatingIpsQuery({ project })) : []
  const renamingsOf = (
    of: Renaming['kind'],
    own: readonly Named[],
    all: readonly Named[],
  ): readonly Renaming[] => {
    const used = new Set(namesIn(all))
    return own.map(({ id, name: from }) => {
      const next = names[id] ?? followingName(from, original, name, used)
      const problem = problemOf(next, used)
      used.add(next)
      return { id, kind: of, from, name: next, problem }
    })
  }
  return {
    name,
    nameProblem: problemOf(name, taken),
    descriptionProblem: descriptionError(description ?? ''),
    renamings: [
      ...renamingsOf(
        'disk',
        disks.filter(disk => instanceOfDisk(disk) === ids),
        disks,
      ),
      ...renamingsOf(
        'floatingIp',
        floatingIps.filter(({ instanceId }) => instanceId === ids),
        floatingIps,
      ),
    ],
  }
}
