import { expect, it } from 'vitest'
import { externalIpSteps } from '@/mirage/releases/external-ips'
import { converting } from './support/changes'

const convert = converting(externalIpSteps)

it('Before release 16, source NAT addresses are not listed', () => {
  const ephemeral = { kind: 'ephemeral', ip: '203.0.113.1', ipPoolId: 'pool' }
  const snat = { kind: 'snat', ip: '203.0.113.2', ipPoolId: 'pool', firstPort: 0, lastPort: 16383 }
  const page = { items: [ephemeral, snat], nextPage: null }
  expect(convert(16, 'GET /v1/instances/{instance}/external-ips', 'result', page)).toEqual({
    items: [ephemeral],
    nextPage: null,
  })
})

it('Before release 18, a pool is requested by name or left out', () => {
  const ephemeral = 'POST /v1/instances/{instance}/external-ips/ephemeral'
  expect(convert(18, ephemeral, 'body', { pool: 'main' })).toEqual({
    poolSelector: { type: 'explicit', pool: 'main' },
  })
  const auto = { type: 'auto', ipVersion: null }
  expect(convert(18, ephemeral, 'body', { pool: null })).toEqual({ poolSelector: auto })
  expect(convert(18, 'POST /experimental/v1/probes', 'body', { name: 'canary' })).toEqual({
    name: 'canary',
    poolSelector: auto,
  })
})
