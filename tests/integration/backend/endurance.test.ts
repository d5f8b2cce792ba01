import { expect, it } from 'vitest'
import { malformedRequests } from '#tests/support/malformed'
import { sendAll, startProcess } from '#tests/support/processes'

const TARGETS = [
  '/v1/projects',
  '/v1/instances/db1/serial-console/stream?project=mock-project',
  '/v1/disks/disk-1?project=mock-project',
  '/login/maze-war/saml/mock-idp',
  '/login/maze-war/saml/mock-idp/redirect?redirect_uri=/%0d%0aa:b',
  '/experimental/v1/system/support-bundles/b0d1eb0d-0000-4000-8000-000000000002/download',
]

it('the mock API survives malformed requests', async () => {
  const flags = ['--port', '0', '--latency', '0']
  const { url, expectRunning } = await startProcess('tools/mock-api.ts', ...flags)
  const expectAlive = async () => {
    try {
      const response = await fetch(`${url}/v1/me`)
      expect(await response.json()).toMatchObject({ silo_name: 'maze-war' })
    } finally {
      expectRunning()
    }
  }
  await sendAll(url, malformedRequests(2_000, TARGETS), expectAlive)
  await expectAlive()
}, 60_000)
