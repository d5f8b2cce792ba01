import { OLDEST, type Release } from '@/api/releases/ladder'
import { screen, within } from '@testing-library/react'
import { showConsole } from '#tests/support/shown-console'

/** Renders a tab of an instance. */
export const show = async (
  instance = 'db1',
  project = 'mock-project',
  tab = 'networking',
  release: Release = OLDEST,
  options: Partial<Parameters<typeof showConsole>[0]> = {},
) => {
  const console = await showConsole({
    path: `/projects/${project}/instances/${instance}/${tab}`,
    release,
    ...options,
  })
  await console.settle()
  const press = async (scope: HTMLElement, role: string, name: string) => {
    await console.user.click(within(scope).getByRole(role, { name }))
    await console.settle()
  }
  return { ...console, press }
}

/** The body of the current document; a function because each test file has its own. */
export const body = () => document.body
export const table = (name: string) => screen.getByRole('table', { name })

/** The cell texts of a table, by row. */
export const cells = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

/** The target of the link with this name on the page. */
export const link = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')
