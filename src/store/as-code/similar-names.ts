import type { Disk, FloatingIp } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT, MAX_NAME_LENGTH } from '@/lib/limits'
import { descriptionError, nameError } from '@/lib/name'
import type { FormContext, Read } from '@/store/forms/definition'
import { pageQuery } from '@/store/paging/selectors'
import {
  allDisksQuery,
  allFloatingIpsQuery,
  allInstancesQuery,
  allVpcsQuery,
} from '@/store/project/queries'
import { allProjectsQuery } from '@/store/silo/queries'
import type { SimilarParams } from './forms'

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

/** A free name like this one: `web-copy`, or else `web-copy-2`. */
export const freeCopyName = (name: string, taken: Taken): string => {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '-copy' : `-copy-${count}`
    const start = name.slice(0, MAX_NAME_LENGTH - suffix.length).replace(/-+$/, '')
    if (!taken.has(start + suffix)) return start + suffix
  }
}

/** The name that follows that of the instance: `web-boot` of `web` becomes `api-boot` of `api`. */
const followingName = (from: string, original: string, copy: string, taken: Taken): string => {
  const rest = from.slice(original.length)
  const name = copy + rest
  const follows = from.startsWith(original) && (rest === '' || rest.startsWith('-'))
  return follows && name.length <= MAX_NAME_LENGTH && !taken.has(name)
    ? name
    : freeCopyName(from, taken)
}

interface Named {
  id: string
  name: string
}

/** The objects of a list, as far as they have been read. */
const itemsOf = <Item extends Named>(read: Read, list: Query): readonly Item[] => {
  const items: Item[] = []
  for (let query = list; ;) {
    const page = read(query) as { items: Item[]; nextPage?: string | null } | undefined
    for (const item of page?.items ?? []) items.push(item)
    if (!page?.nextPage || page.items.length < ALL_ITEMS_LIMIT) return items
    query = pageQuery(list, page.nextPage, ALL_ITEMS_LIMIT)
  }
}

const LISTS = { project: () => allProjectsQuery, vpc: allVpcsQuery, instance: allInstancesQuery }

const namesIn = (items: readonly Named[]): Taken => new Set(items.map(({ name }) => name))

type Context = Pick<FormContext<SimilarParams>, 'read' | 'params'>

/** The names of a copy, typed or proposed, with what is wrong with them. */
export const namesOf = (
  { name: typed, description, names }: SimilarNames,
  { read, params }: Context,
) => {
  const { kind, project, ids, name: original } = params
  const taken = namesIn(itemsOf(read, LISTS[kind]({ project })))
  const name = typed ?? freeCopyName(original, taken)
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
      const problem =
        nameError('Name', next) ?? (used.has(next) ? 'Name already exists' : undefined)
      used.add(next)
      return { id, kind: of, from, name: next, problem }
    })
  }
  return {
    name,
    nameProblem: nameError('Name', name) ?? (taken.has(name) ? 'Name already exists' : undefined),
    descriptionProblem: descriptionError(description ?? ''),
    renamings: [
      ...renamingsOf(
        'disk',
        disks.filter(({ state }) => 'instance' in state && state.instance === ids),
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
