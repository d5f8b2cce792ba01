import { screen, within } from '@testing-library/react'
import { showConsole } from '#tests/support/shown-console'

export const INVENTORY = '/system/inventory'

/** Sleds by state: in service, not provisionable, expunged. */
export const SERIALS = { open: 'BRM02222869', closed: 'BRM02222870', expunged: 'BRM02222871' }

export const show = async (
  path: string,
  options: Partial<Parameters<typeof showConsole>[0]> = {},
) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  await console.settle()
  return console
}

type Shown = Awaited<ReturnType<typeof show>>

export const sledOf = ({ backend }: Pick<Shown, 'backend'>, serial: string) => {
  for (const sled of backend.backendState.db.sleds.all())
    if (sled.baseboard.serial === serial) return sled
  throw new Error(`The backend knows no sled ${serial}.`)
}

/** The cell texts of the row that contains the given text. */
export const cellsWith = (text: string) => {
  const row = screen
    .getAllByRole('row')
    .find(each => within(each).queryAllByText(text, { exact: true }).length > 0)
  if (!row) throw new Error(`No row says ${text}.`)
  return within(row)
    .getAllByRole('cell')
    .filter(cell => !cell.querySelector('input'))
    .map(({ textContent }) => textContent)
}

export const tableRows = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1)

/** Chooses an item of a menu and confirms it. */
export const chooseAndConfirm = async (
  { user, settle }: Pick<Shown, 'user' | 'settle'>,
  menu: string,
  entry: string,
  answer: string,
) => {
  await user.click(screen.getByRole('button', { name: menu }))
  await settle()
  await user.click(await screen.findByRole('menuitem', { name: entry }))
  await settle()
  await user.click(screen.getByRole('button', { name: answer }))
  await settle()
}
