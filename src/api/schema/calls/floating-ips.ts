import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import {
  FloatingIp,
  FloatingIpAttach,
  FloatingIpCreate,
  FloatingIpResultsPage,
  FloatingIpUpdate,
} from '../floating-ips'
import { sorted } from './facts'

export const floatingIpsCalls = {
  floatingIpList: {
    status: 200,
    query: sorted(NameOrIdSortMode, { project: NameOrId }, {}),
    result: FloatingIpResultsPage,
  },
  floatingIpCreate: {
    status: 201,
    query: z.object({ project: NameOrId }),
    body: FloatingIpCreate,
    result: FloatingIp,
  },
  floatingIpView: {
    status: 200,
    path: z.object({ floatingIp: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: FloatingIp,
  },
  floatingIpUpdate: {
    status: 200,
    path: z.object({ floatingIp: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: FloatingIpUpdate,
    result: FloatingIp,
  },
  floatingIpDelete: {
    status: 204,
    path: z.object({ floatingIp: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  floatingIpAttach: {
    status: 202,
    path: z.object({ floatingIp: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    body: FloatingIpAttach,
    result: FloatingIp,
  },
  floatingIpDetach: {
    status: 202,
    path: z.object({ floatingIp: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: FloatingIp,
  },
}
