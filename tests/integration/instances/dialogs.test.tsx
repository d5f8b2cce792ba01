import '#tests/support/dom'
import { expect, test } from 'vitest'
import { formRequested } from '@/store/forms/events'
import { byRole, press } from '#tests/support/render'
import { showConsole } from '#tests/support/shown-console'

const focused = () => document.activeElement?.getAttribute('data-field')

test('resizing starts with the CPUs', async () => {
  const { send, settle } = await showConsole({
    path: '/projects/mock-project/instances',
  })
  const params = { project: 'mock-project', instance: 'you-fail' }
  await send(formRequested({ form: 'instanceResize', params }))
  await settle()
  expect(byRole('dialog', 'Resize instance')).toBeTruthy()
  expect(focused()).toBe('ncpus')
})

test.each([
  ['Attach existing disk', 'disk'],
  ['Attach floating IP', 'floatingIp'],
])('%s starts with its one field', async (opener, field) => {
  const { settle } = await showConsole({
    path: '/projects/mock-project/instances-new',
  })
  await press(byRole('button', 'Networking'))
  await press(byRole('button', opener))
  await settle()
  expect(byRole('dialog')).toBeTruthy()
  expect(focused()).toBe(field)
})
