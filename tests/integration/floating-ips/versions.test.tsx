import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formChanged } from '@/store/forms/events'
import { showConsole } from '#tests/support/shown-console'
import { choose, recordOf } from '../instances/support'
import { actionsOf, instanceId, path } from './support'

test.each([
  [14, '123.4.56.4', false],
  [23, '123.4.56.4', false],
  [23, 'fd00:1122::4', true],
] as const)(
  'at release %d, an instance with IPv4 only and the address %s',
  async (release, ip, isRefused) => {
    const console = await showConsole({ path: '/projects/mock-project/vpcs', release })
    const { floatingIps } = console.backend.backendState.db
    floatingIps.update(recordOf(floatingIps, 'rootbeer-float').id, { ip })
    await console.send({ type: 'navigation/requested', payload: { to: path, replace: false } })
    await console.settle()
    await choose(console, actionsOf(console, 'rootbeer-float'), 'Attach')
    await console.settle()
    const instance = instanceId(console, 'db1')
    await console.send(formChanged({ form: 'floatingIpAttachTo', values: { instance } }))
    await console.settle()
    const notice = screen.queryByText(/has no IPv6 address/)
    expect(notice !== null).toBe(isRefused)
    const button = screen.getByRole('button', { name: 'Attach' })
    expect(button.getAttribute('aria-disabled') === 'true' || button.hasAttribute('disabled')).toBe(
      isRefused,
    )
    const columns = screen.queryAllByRole('columnheader', { hidden: true })
    expect(columns.some(({ textContent }) => textContent === 'version')).toBe(release === 23)
  },
)
