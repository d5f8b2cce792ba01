import { expect, it } from 'vitest'
import { ipPoolSteps } from '@/mirage/releases/ip-pools'
import { converting } from './support/changes'

const convert = converting(ipPoolSteps)

it('Before release 17, utilization is exact and by IP version', () => {
  const total = { v4: 20n, v6: 2n ** 80n }
  const usage = { capacity: 0, remaining: 0, total, allocated: { v4: 3n, v6: 1n } }
  expect(convert(17, 'GET /v1/system/ip-pools/{pool}/utilization', 'result', usage)).toEqual({
    ipv4: { allocated: 3, capacity: 20 },
    ipv6: { allocated: '1', capacity: '1208925819614629174706176' },
  })
})

it('Before release 22, only pools for silos are listed', () => {
  expect(convert(22, 'GET /v1/system/ip-pools', 'query', { limit: 3 })).toEqual({
    limit: 3,
    assignment: 'silos',
  })
})
