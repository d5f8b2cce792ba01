import { every, list, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** An instance's external IPs. Allocating one takes it from a pool. */
export const externalIps = {
  /** One page. Not tagged `floatingIp`: the list must not be refetched for a deleted instance. */
  instanceExternalIpList: { provides: () => [list('externalIp')] },
  /** An instance has at most one. Returns it. */
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
