import type { SubnetPoolUtilization } from '@/api/generated/types'
import type { Step } from './change'

interface OldExternalSubnet {
  allocator: { type: 'explicit' } | { type: 'auto'; prefixLen: number }
}

const newAllocator = ({ allocator, ...subnet }: OldExternalSubnet) => {
  if (allocator.type === 'explicit') return { ...subnet, allocator }
  const { prefixLen: prefixLength, ...rest } = allocator
  return { ...subnet, allocator: { ...rest, prefixLength } }
}

export const subnetPoolSteps: readonly Step[] = [
  {
    release: 19,
    changes: {
      'GET /v1/system/subnet-pools/{pool}/utilization': {
        result: ({ capacity, remaining }: SubnetPoolUtilization) => ({
          capacity,
          allocated: capacity - remaining,
        }),
      },
      'POST /v1/external-subnets': { body: newAllocator },
    },
  },
]
