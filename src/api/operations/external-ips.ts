import { every, list, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** An instance's addresses. Allocating one uses up a pool. */
export const externalIps = {
  /** One page. Tagged apart from `floatingIp`: the list dies with the instance. */
  instanceExternalIpList: { provides: () => [list('externalIp')] },
  /** An instance has one at most; answers it. */
  instanceEphemeralIpAttach: {
    invalidates: (_answer, { path }) => [
      list('externalIp'),
      tag('instance', path.instance),
      every('ipPoolUtilization'),
    ],
  },
  instanceEphemeralIpDetach: {
    invalidates: (_answer, { path }) => [
      list('externalIp'),
      tag('instance', path.instance),
      every('ipPoolUtilization'),
    ],
  },
} satisfies Entries
