import { changed, every, itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Addresses that can move from instance to instance. */
export const floatingIps = {
  floatingIpList: { provides: itemsOf('floatingIp') },
  floatingIpCreate: { invalidates: () => [list('floatingIp'), every('ipPoolUtilization')] },
  floatingIpView: {
    provides: oneBy('floatingIp', 'floatingIp'),
  },
  floatingIpUpdate: {
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  },
  /** Refused while attached. */
  floatingIpDelete: { invalidates: () => [list('floatingIp'), every('ipPoolUtilization')] },
  floatingIpAttach: {
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  },
  floatingIpDetach: {
    invalidates: (floatingIp, { path }) => [
      ...changed('floatingIp', path.floatingIp, floatingIp),
      list('externalIp'),
    ],
  },
} satisfies Entries
