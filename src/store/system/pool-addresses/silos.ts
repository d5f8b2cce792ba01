import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SledInstance } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { keepSame } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { allIpPoolSilosQuery, ipPoolViewQuery } from '../ip-pools/queries'
import type { SystemParams } from '../paths'
import { selectSiloNames } from '../silos/choices'
import { allSledsQuery, sledInstancesQuery } from '../sleds/queries'

/** Instances that share an address for outbound traffic. */
const SHARING = 4

/** A silo that is linked to a pool. */
export interface PoolSilo {
  id: string
  name: string
  isDefault: boolean
  /** How many instances run, as far as the sleds told. */
  running: string
  /** What is known of the addresses that it holds. */
  held: string
}

/** The lists of instances of all sleds. */
export const selectSledReads = (state: RootState): readonly Query[] =>
  (selectData(state, allSledsQuery)?.items ?? []).flatMap(({ id: sledId }) =>
    selectWholeQueries(state, sledInstancesQuery({ sledId }), true),
  )

const keepInstances = keepSame<SledInstance>()

const selectRunning = (state: RootState): readonly SledInstance[] =>
  keepInstances(
    allSledsQuery,
    (selectData(state, allSledsQuery)?.items ?? []).flatMap(({ id: sledId }) =>
      selectWholeItems(state, sledInstancesQuery({ sledId })),
    ),
  )

/** Whether the instances of all sleds have been read. */
const selectAreAllRead = (state: RootState): boolean =>
  selectData(state, allSledsQuery) !== undefined &&
  selectSledReads(state).every(query => selectData(state, query) !== undefined)

/** What is asked about the silos of a pool. */
interface SilosAsked {
  /** The user’s own silo, and what it holds as far as that was found. */
  own: string
  held: string
  /** Whether the instances of the sleds were asked for. */
  isEstimated: boolean
}

/** What the instances of another silo tell: those of its default pool share an address by four. */
const leastHeld = (running: number): string =>
  running === 0
    ? 'Not known'
    : `at least ${pluralize('address', Math.ceil(running / SHARING))} for SNAT`

/** The silos of a pool; other silos than the user’s only as far as their instances tell. */
export const selectPoolSilos = createSelector(
  [
    (state: RootState, params: SystemParams<'ipPool'>) =>
      selectData(state, allIpPoolSilosQuery(params))?.items,
    selectSiloNames,
    selectRunning,
    selectAreAllRead,
    (state: RootState, params: SystemParams<'ipPool'>) =>
      selectData(state, ipPoolViewQuery(params))?.ipVersion,
    (_state: RootState, _params: SystemParams<'ipPool'>, asked: SilosAsked) => asked.own,
    (_state: RootState, _params: SystemParams<'ipPool'>, asked: SilosAsked) => asked.held,
    (_state: RootState, _params: SystemParams<'ipPool'>, asked: SilosAsked) => asked.isEstimated,
  ],
  (
    links = [],
    names,
    instances,
    areAllRead,
    version,
    own,
    held,
    isEstimated,
  ): readonly PoolSilo[] =>
    links.map(({ siloId, isDefault }) => {
      const name = names.get(siloId) ?? siloId
      const ofSilo = instances.filter(({ siloName }) => siloName === name)
      const projects = new Set(ofSilo.map(({ projectName }) => projectName)).size
      const running = `${formatNumber(ofSilo.length)} in ${pluralize('project', projects)}`
      const isTold = isEstimated && isDefault && version !== 'v6'
      return {
        id: siloId,
        name,
        isDefault,
        running: areAllRead ? (projects === 0 ? '0' : running) : `at least ${running}`,
        held: name === own ? held : isTold ? leastHeld(ofSilo.length) : 'Not known',
      }
    }),
)
