import { tableOf } from '@/api/core/operation'
import { changed, every, list } from '@/api/core/tags'
import { externalCalls } from '@/api/generated/calls/external'
import type { Entries } from './entry'

/**
 * Routable subnets that a project allocates and attaches to instances, and the pools they come
 * from. They load with the screens that call them.
 */
export const externalEntries = {
  externalSubnetCreate: {
    invalidates: () => [list('externalSubnet'), every('subnetPoolUtilization')],
  },
  externalSubnetDelete: {
    invalidates: () => [list('externalSubnet'), every('subnetPoolUtilization')],
  },
  externalSubnetAttach: {
    invalidates: (subnet, { path }) => [
      ...changed('externalSubnet', path.externalSubnet, subnet),
      list('instanceExternalSubnet'),
    ],
  },
  externalSubnetDetach: {
    invalidates: (subnet, { path }) => [
      ...changed('externalSubnet', path.externalSubnet, subnet),
      list('instanceExternalSubnet'),
    ],
  },
  /** One page: an instance has at most 32. */
  instanceExternalSubnetList: { provides: () => [list('instanceExternalSubnet')] },
} satisfies Entries

/** The operations of external subnets. They load with the routes that use them. */
export const externalSubnetOperations = tableOf(externalCalls, externalEntries)
