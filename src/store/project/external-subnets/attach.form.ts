import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { ExternalSubnet } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { RootState } from '@/store/setup/state'
import { attachAdvice, primaryVersions } from '../external-ips/rules'
import { checkInstanceChoice, type InstanceChoiceValues } from '../floating-ips/rules'
import type { ExternalSubnetForms } from '../forms'
import type { ProjectParams } from '../paths'
import { networkInterfacesQuery } from '../queries'
import { externalSubnetAttached } from './attaching.saga'
import {
  allExternalSubnetsQuery,
  externalSubnetListQuery,
  instanceExternalSubnetsQuery,
  siloSubnetPoolsQuery,
} from './queries'
import { freeSubnets } from './rules'

export interface ExternalSubnetAttachValues {
  /** Name of a free external subnet; empty if none is chosen. */
  externalSubnet: string
}

/** Attaches a free external subnet of the project to the instance `params.instance`. */
export const externalSubnetAttachForm = defineForm<
  ExternalSubnetAttachValues,
  ExternalSubnet,
  ProjectParams<'instance'>
>({
  name: 'externalSubnetAttach',
  initial: () => ({ externalSubnet: '' }),
  check: ({ externalSubnet }) =>
    errorsOf({ externalSubnet: requiredError('External subnet', externalSubnet) }),
  toCommand: ({ externalSubnet }, { params: { project, instance } }) => ({
    endpoint: 'externalSubnetAttach',
    args: { path: { externalSubnet }, query: { project }, body: { instance } },
  }),
  succeeded: ({ name }, _values, { params: { project, instance } }) => ({
    toast: { content: ['External subnet ', emphasis(name), ' attached'] },
    followUps: [externalSubnetAttached(instanceExternalSubnetsQuery({ project, instance }))],
  }),
  advice: attachAdvice,
})

/** The external subnets that can be attached to an instance. */
export const selectAttachableSubnets = createSelector(
  [
    (state: RootState, { project }: ProjectParams<'instance'>) =>
      selectData(state, allExternalSubnetsQuery({ project }))?.items,
    (state: RootState, params: ProjectParams<'instance'>) =>
      selectData(state, networkInterfacesQuery(params))?.items,
    (state: RootState) => selectData(state, siloSubnetPoolsQuery)?.items,
  ],
  (subnets = [], interfaces = [], pools = []) =>
    freeSubnets(subnets, primaryVersions(interfaces)).map(({ name, subnet, subnetPoolId }) => ({
      value: name,
      label: name,
      detail: [subnet, pools.find(({ id }) => id === subnetPoolId)?.name]
        .filter(Boolean)
        .join(' / '),
      subnet,
    })),
)

/** Attaches the free external subnet `params.externalSubnet` to an instance of its project. */
export const externalSubnetAttachToForm = defineForm<
  InstanceChoiceValues,
  ExternalSubnet,
  ExternalSubnetForms['externalSubnetAttachTo']
>({
  name: 'externalSubnetAttachTo',
  initial: () => ({ instance: '' }),
  check: checkInstanceChoice,
  toCommand: ({ instance }, { params: { project, externalSubnet } }) => ({
    endpoint: 'externalSubnetAttach',
    args: { path: { externalSubnet }, query: { project }, body: { instance } },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['External subnet ', emphasis(name), ' attached'] },
    followUps: [externalSubnetAttached(externalSubnetListQuery(params))],
  }),
  advice: attachAdvice,
})
