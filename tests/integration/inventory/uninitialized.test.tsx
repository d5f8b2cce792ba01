import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import { toastsOf } from '../instances/support'
import { cellsWith, chooseAndConfirm, INVENTORY, show, sledOf } from './support'

const LIST = `${INVENTORY}/uninitialized`
const SERIAL = 'BRM02222880'
const MENU = `Actions for ${SERIAL}`

const add = (console: Awaited<ReturnType<typeof show>>) =>
  chooseAndConfirm(console, MENU, 'Add sled', 'Add sled')

test('an uninitialized sled is listed with its cubby', async () => {
  await show(LIST)
  expect(cellsWith(SERIAL).slice(0, 4)).toEqual([SERIAL, '913-0000019', '7', '19'])
})

test('adding a sled moves it to the list of sleds, and the toast links to it', async () => {
  const console = await show(LIST)
  await add(console)
  expect(screen.getByRole('heading', { name: 'No uninitialized sleds' })).toBeTruthy()
  const { id } = sledOf(console, SERIAL)
  expect(toastsOf(console)).toEqual([
    {
      variant: 'success',
      text: `Sled ${SERIAL} added`,
      link: { label: 'View sled', to: `${INVENTORY}/sleds/${id}` },
    },
  ])
  await console.send(navigationRequested({ to: `${INVENTORY}/sleds` }))
  await console.settle()
  expect(cellsWith(SERIAL).slice(3, 6)).toEqual(['In service', 'Provisionable', 'active'])
})

test('the confirmation stays open and busy until the server responds', async () => {
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const console = await show(LIST, {
    hold: ({ method }) => (method === 'POST' ? held : null),
  })
  await add(console)
  await console.advance(250_000)
  const question = screen.getByRole('dialog', { name: 'Add sled' })
  const button = within(question).getByRole('button', { name: 'Add sled' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  answer()
  await console.settle()
  await console.settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toastsOf(console).map(({ text }) => text)).toEqual([`Sled ${SERIAL} added`])
})

test('adding a sled that was already added shows the error of the server', async () => {
  const console = await show(LIST)
  const { db } = console.backend.backendState
  const [waiting] = db.uninitializedSleds.all()
  const [other] = db.sleds.all()
  db.sleds.update(other!.id, { baseboard: waiting!.baseboard })
  await add(console)
  expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not add sled' }])
  expect(toastsOf(console)[0]?.text).toMatch(/exists/)
})
