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

/** Parents as query parameters. */
export type Scope = Readonly<Record<string, string>>

/** An object, existing or not, with its selector in a request. */
export interface Chosen<T> {
  selector: string
  scope: Scope
  /** Undefined if there is no such object. */
  record: T | undefined
}

/** An id that no object has. */
const ABSENT_ID = '00000000-1111-4222-8333-444444444444'

const FAILS_ON_PURPOSE = Object.values(faultNames)

const isHarmless = ({ name = '' }: Row) => !FAILS_ON_PURPOSE.some(each => name.endsWith(each))

const isNamed = <T extends Row>(row: T | undefined, naming: Naming): row is T =>
  row !== undefined && !['absent', 'absentId', 'malformed'].includes(naming)

/** Some types have no name. */
const nameOf = ({ id, name }: Row) => name ?? id

type ProjectThing =
  | 'instances'
  | 'disks'
  | 'snapshots'
  | 'floatingIps'
  | 'affinityGroups'
  | 'antiAffinityGroups'
  | 'vpcs'

/** The state of the backend before a step, and the random choices of that step. */
export class StepContext {
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

  /** True with a probability of 1 in `of`. */
  chance(of: number): boolean {
    return this.number(of) === 0
  }

  /** Picks a row, with the parents needed to find it by name. */
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

  /** Picks a project by name or ID; if possible, one that has objects of a kind. */
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

  /** The parents of something in `record`: by name with its own parents, or by ID. */
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

  /** Mostly instances at rest, because many operations require that. */
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

/** A path with a query string. */
export const to = (path: string, scope: Scope = {}): string => {
  const query = new URLSearchParams(scope).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The path of an object below a collection, with a query string. */
export const at = (path: string, { selector, scope }: Chosen<unknown>, verb = ''): string =>
  to(`${path}/${encodeURIComponent(selector)}${verb}`, scope)

/** Operations by name, and the requests they make. */
export type Operations = Readonly<Record<string, (context: StepContext) => Request>>
