import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refreshRequested } from '@/store/queries/slice'
import { recordOf } from '../instances/support'
import { body, link, show } from './shown'

describe('the connect tab', () => {
  const text = () => document.querySelector('main')?.textContent ?? ''

  test('shows the SSH command with the floating IP, else the ephemeral IP, else a placeholder', async () => {
    const { backend, send, settle } = await show('db1', 'mock-project', 'connect')
    expect(text()).toContain('ssh [username]@123.4.56.5')
    const { floatingIps, externalIps } = backend.backendState.db
    floatingIps.update(recordOf(floatingIps, 'cola-float').id, { instanceId: null })
    await send(refreshRequested())
    await settle()
    expect(text()).toContain('ssh [username]@123.4.56.0')
    for (const { id, kind } of externalIps.all()) if (kind === 'ephemeral') externalIps.remove(id)
    await send(refreshRequested())
    await settle()
    expect(text()).toContain('ssh [username]@[external IP]')
    expect(link('networking')).toBe('/projects/mock-project/instances/db1/networking')
  })

  test('links to the serial console, and copies its CLI command', async () => {
    const { press, copied, settle } = await show('db1', 'mock-project', 'connect')
    expect(link('Connect')).toBe('/projects/mock-project/instances/db1/serial-console')
    await press(body(), 'button', 'CLI command')
    const dialog = screen.getByRole('dialog', { name: 'CLI command' })
    await press(dialog, 'button', 'Copy command')
    expect(copied).toEqual(['oxide instance serial console --project mock-project --instance db1'])
    await press(dialog, 'button', 'Cancel')
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
