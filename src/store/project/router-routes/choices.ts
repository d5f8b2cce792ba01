import { createSelector } from '@reduxjs/toolkit'
import { selectEntry, type Entry } from '@/api/core/api'
import type { Identity } from '@/store/forms/identity'
import type { RootState } from '@/store/setup/state'
import { allGatewaysQuery } from '../gateways/queries'
import { allInstancesQuery } from '../queries'
import { allSubnetsQuery } from '../vpcs/queries'
import type { ProjectParams } from '../paths'

/** A choice for the destination or target of a route. */
export interface EndChoice {
  value: string
  label: string
  detail: string
}

const NONE: readonly never[] = []

/** Undefined while loading. A list that cannot be read counts as empty. */
const itemsIn = <Item>(entry: Entry<{ items: Item[] }> | undefined): readonly Item[] | undefined =>
  entry?.data?.items ?? (entry?.error ? NONE : undefined)

const toChoice = ({ name, description }: Identity): EndChoice => ({
  value: name,
  label: name,
  detail: description,
})

export const selectSubnetChoices = createSelector(
  [
    (state: RootState, params: ProjectParams<'vpc'>) =>
      itemsIn(selectEntry(state, allSubnetsQuery(params))),
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
    (state: RootState, params: ProjectParams<'project'>) =>
      itemsIn(selectEntry(state, allInstancesQuery(params))),
  ],
  instances => instances?.map(toChoice),
)

export const selectGatewayChoices = createSelector(
  [
    (state: RootState, params: ProjectParams<'vpc'>) =>
      itemsIn(selectEntry(state, allGatewaysQuery(params))),
  ],
  gateways => gateways?.map(toChoice),
)

/**
 * The choices including the chosen name, even if nothing has that name any longer: routes refer to
 * names, and a field must not change unless the user edits it.
 */
export const withChosen = (choices: readonly EndChoice[], chosen: string): readonly EndChoice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: chosen, detail: 'Not found' }, ...choices]
