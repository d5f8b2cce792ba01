import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { refreshRequested } from '@/store/queries/slice'
import { recordOf } from './support'

const PATH = '/projects/mock-project/instances/db1'

const show = () => showConsole({ path: `${PATH}/storage` })

test('more than two external IPs end in an ellipsis, which disappears when one is detached', async () => {
  const { backend, send, settle } = await show()
  const { floatingIps, instances } = backend.backendState.db
  floatingIps.update(recordOf(floatingIps, 'rootbeer-float').id, {
    instanceId: recordOf(instances, 'db1').id,
  })
  await send(refreshRequested())
  await settle()
  expect(screen.getByRole('link', { name: 'All external IPs' }).getAttribute('href')).toBe(
    `${PATH}/networking`,
  )
  floatingIps.update(recordOf(floatingIps, 'rootbeer-float').id, { instanceId: null })
  await send(refreshRequested())
  await settle()
  expect(screen.queryByRole('link', { name: 'All external IPs' })).toBeNull()
})
