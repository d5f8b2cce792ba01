import { MAZE_WAR } from '@/mirage/seeds/silos'
import type { Db } from '@/mirage/server/db'
import { faultNames } from '@/mirage/server/fault-names'
import type { Row } from '@/mirage/server/table'
import type { Naming, Step } from './steps'

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: unknown
}

/** Parents of something, as a query has them. */
export type Scope = Readonly<Record<string, string>>

/** Something that is there, or is not, as a request names it. */
export interface Chosen<T> {
  selector: string
  scope: Scope
  /** What is meant; undefined where there is nothing of the kind. */
  record: T | undefined
}

/** Nothing has it. */
const ABSENT_ID = '00000000-1111-4222-8333-444444444444'

const FAILS_ON_PURPOSE = Object.values(faultNames)

const isHarmless = ({ name = '' }: Row) => !FAILS_ON_PURPOSE.some(each => name.endsWith(each))

const isNamed = <T extends Row>(row: T | undefined, naming: Naming): row is T =>
  row !== undefined && !['absent', 'absentId', 'malformed'].includes(naming)

/** Names are all that some kinds lack. */
const nameOf = ({ id, name }: Row) => name ?? id

type ProjectThing =
  | 'instances'
  | 'disks'
  | 'snapshots'
  | 'floatingIps'
  | 'affinityGroups'
  | 'antiAffinityGroups'
  | 'vpcs'

/** The cloud as it is when a step is taken, and the choices of that step. */
export class Ground {
  #numbers = 0
  #namings = 0

  constructor(
    readonly db: Db,
    readonly step: Step,
  ) {}

  get name(): string {
    return this.step.name
  }

  get identity() {
    return { name: this.name, description: '' }
  }

  number(limit: number): number {
    const { numbers } = this.step
    return (numbers[this.#numbers++ % numbers.length] ?? 0) % limit
  }

  pick<T>(choices: readonly T[]): T | undefined {
    return choices.length > 0 ? choices[this.number(choices.length)] : undefined
  }

  one<T>(...choices: readonly [T, ...T[]]): T {
    return this.pick(choices) ?? choices[0]
  }

  /** True in one of `of` cases. */
  chance(of: number): boolean {
    return this.number(of) === 0
  }

  /** One of these, with the parents it is found under by name. */
  choose<T extends Row>(rows: readonly T[], scope: Scope = {}): Chosen<T> {
    const record = this.pick(rows.filter(isHarmless))
    const { namings } = this.step
    const naming = namings[this.#namings++ % namings.length] ?? 'name'
    if (!isNamed(record, naming)) {
      if (naming === 'absentId') return { selector: ABSENT_ID, scope: {}, record: undefined }
      const selector = naming === 'malformed' ? 'No Name' : 'nowhere'
      return { selector, scope, record: undefined }
    }
    switch (naming) {
      case 'id':
        return { selector: record.id, scope: {}, record }
      case 'both':
        return { selector: record.id, scope, record }
      case 'orphan':
        return { selector: nameOf(record), scope: {}, record }
      default:
        return { selector: nameOf(record), scope, record }
    }
  }

  get #projects() {
    return this.db.projects.in(MAZE_WAR)
  }

  project() {
    return this.choose(this.#projects)
  }

  /** What is in one project of all, by its name or ID; if there is one, in one that has some of a kind. */
  inProject(kind?: ProjectThing) {
    const projects = this.#projects.filter(isHarmless)
    const able = projects.filter(({ id }) => kind && this.db[kind].in(id).length > 0)
    const project = this.pick(able.length > 0 ? able : projects)
    return {
      id: project?.id ?? ABSENT_ID,
      scope: { project: (this.chance(3) ? project?.id : project?.name) ?? 'nowhere' },
    }
  }

  of(kind: ProjectThing, place = this.inProject(kind)): Chosen<Row> {
    const rows: readonly Row[] = this.db[kind].in(place.id)
    return this.choose(rows, place.scope)
  }

  /** The parents of what is in something: it by name with its own parents, or by ID. */
  #within(thing: string, { id, scope }: { id: string; scope: Scope }, record: Row | undefined) {
    const byId = this.chance(3)
    const selector = byId ? id : record ? nameOf(record) : 'nowhere'
    return { id, scope: byId ? { [thing]: selector } : { [thing]: selector, ...scope } }
  }

  inVpc() {
    const place = this.inProject()
    const vpc = this.pick(this.db.vpcs.in(place.id))
    return this.#within('vpc', { id: vpc?.id ?? ABSENT_ID, scope: place.scope }, vpc)
  }

  /** Instances that are at rest, mostly: much can be done with no others. */
  instances(projectId: string) {
    const all = this.db.instances.in(projectId)
    const still = all.filter(({ runState }) => runState === 'stopped')
    return still.length > 0 && !this.chance(4) ? still : all
  }

  inInstance() {
    const place = this.inProject('instances')
    const instance = this.pick(this.instances(place.id))
    const found = { id: instance?.id ?? ABSENT_ID, scope: place.scope }
    return { ...this.#within('instance', found, instance), place }
  }

  inRouter() {
    const place = this.inVpc()
    const routers = this.db.routers.in(place.id)
    const custom = routers.filter(({ kind }) => kind === 'custom')
    const router = this.pick(custom.length > 0 && !this.chance(4) ? custom : routers)
    return this.#within('router', { id: router?.id ?? ABSENT_ID, scope: place.scope }, router)
  }

  inGateway() {
    const place = this.inVpc()
    const gateway = this.pick(this.db.gateways.in(place.id))
    return this.#within('gateway', { id: gateway?.id ?? ABSENT_ID, scope: place.scope }, gateway)
  }

  pool() {
    return this.choose(this.db.ipPools.in(''))
  }

  silo() {
    return this.choose(this.db.silos.in(''))
  }
}

/** A path with what it names put in, and a query. */
export const to = (path: string, scope: Scope = {}): string => {
  const query = new URLSearchParams(scope).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The same for one thing below a path. */
export const at = (path: string, { selector, scope }: Chosen<unknown>, verb = ''): string =>
  to(`${path}/${encodeURIComponent(selector)}${verb}`, scope)

/** What deeds are called, and how each becomes a request. */
export type Deeds = Readonly<Record<string, (ground: Ground) => Request>>
