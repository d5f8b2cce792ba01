import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { formRequested } from '@/store/forms/events'

const focused = () => document.activeElement?.getAttribute('data-field')

test('the resize dialog focuses the number of CPUs', async () => {
  const { send, settle } = await showConsole({
    path: '/projects/mock-project/instances',
  })
  const params = { project: 'mock-project', instance: 'you-fail' }
  await send(formRequested({ form: 'instanceResize', params }))
  await settle()
  expect(screen.getByRole('dialog', { name: 'Resize instance' })).toBeTruthy()
  expect(focused()).toBe('ncpus')
})

test.each([
  ['Attach existing disk', 'disk'],
  ['Attach floating IP', 'floatingIp'],
])('the dialog “%s” focuses its field', async (opener, field) => {
  const { user, settle } = await showConsole({
    path: '/projects/mock-project/instances-new',
  })
  await user.click(screen.getByRole('button', { name: 'Networking' }))
  await user.click(screen.getByRole('button', { name: opener }))
  await settle()
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(focused()).toBe(field)
})
