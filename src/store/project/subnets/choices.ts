import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { NamedBlock } from '@/lib/ip-block'
import type { RootState } from '@/store/setup/state'
import { allRoutersQuery } from '../routers/queries'
import { allSubnetsQuery } from './queries'
import { NO_ROUTER } from './rules'

const NONE = { value: NO_ROUTER, label: 'None', detail: 'The system router alone' }

/**
 * The routers that a subnet can have beside the system router, undefined while they are read. The
 * one chosen is among them even where it is not listed: what is not touched must not change.
 */
export const selectRouterChoices = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      selectEntry(state, allRoutersQuery(project, vpc)),
    (_state: RootState, _project: string, _vpc: string, chosen: string) => chosen,
  ],
  (entry, chosen) => {
    if (!entry?.data && !entry?.error) return undefined
    const custom = entry.data?.items.filter(({ kind }) => kind === 'custom') ?? []
    const isListed = chosen === NO_ROUTER || custom.some(({ id }) => id === chosen)
    return [
      NONE,
      ...(isListed ? [] : [{ value: chosen, label: chosen, detail: 'Not in the list of routers' }]),
      ...custom.map(({ id, name, description }) => ({
        value: id,
        label: name,
        detail: description,
      })),
    ]
  },
)

const selectSubnets = (state: RootState, project: string, vpc: string) =>
  selectData(state, allSubnetsQuery(project, vpc))?.items

/** The blocks of the subnets of a VPC, as far as they are known. */
export const selectSubnetBlocks = createSelector(
  [selectSubnets],
  (subnets = []): readonly NamedBlock[] =>
    subnets.flatMap(({ name, ipv4Block, ipv6Block }) => [
      { name, block: ipv4Block },
      { name, block: ipv6Block },
    ]),
)
