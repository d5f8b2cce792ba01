import { createSelector } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { allGatewaysQuery } from '../gateways/queries'
import { allInstancesQuery } from '../instances/queries'
import { allSubnetsQuery } from '../subnets/queries'

/** Something that a route can lead from or to. */
export interface EndChoice {
  value: string
  label: string
  detail: string
}

const NONE: readonly never[] = []

/** Undefined while they are read. A list that cannot be read has nothing to offer. */
const itemsIn = <Item>(entry: Entry<{ items: Item[] }> | undefined): readonly Item[] | undefined =>
  entry?.data?.items ?? (entry?.error ? NONE : undefined)

export const selectSubnetChoices = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      itemsIn(selectEntry(state, allSubnetsQuery({ project, vpc }))),
  ],
  subnets =>
    subnets?.map(({ name, ipv4Block, ipv6Block }) => ({
      value: name,
      label: name,
      detail: `${ipv4Block}, ${ipv6Block}`,
    })),
)

export const selectInstanceChoices = createSelector(
  [
    (state: RootState, project: string) =>
      itemsIn(selectEntry(state, allInstancesQuery({ project }))),
  ],
  instances =>
    instances?.map(({ name, description }) => ({ value: name, label: name, detail: description })),
)

export const selectGatewayChoices = createSelector(
  [
    (state: RootState, project: string, vpc: string) =>
      itemsIn(selectEntry(state, allGatewaysQuery({ project, vpc }))),
  ],
  gateways =>
    gateways?.map(({ name, description }) => ({ value: name, label: name, detail: description })),
)

/**
 * With the name that is chosen already, even where nothing is called so any more: routes keep names,
 * and what is not touched must not change.
 */
export const withChosen = (choices: readonly EndChoice[], chosen: string): readonly EndChoice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: chosen, detail: 'Not found' }, ...choices]
