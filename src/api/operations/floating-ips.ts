import { changed, every, items, list, one } from '@/api/core/tags'
import type { Entries } from './entry'

/** Addresses that move from instance to instance. */
export const floatingIps = {
  floatingIpList: { provides: page => items('floatingIp', page.items) },
  floatingIpCreate: { invalidates: () => [list('floatingIp'), every('ipPoolUtilization')] },
  floatingIpView: {
    provides: (floatingIp, { path }) => one('floatingIp', path.floatingIp, floatingIp),
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
