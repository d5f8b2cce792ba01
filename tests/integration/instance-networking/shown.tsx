import { screen, within } from '@testing-library/react'
import { showConsole } from '#tests/support/shown-console'

/** A tab of an instance, drawn. */
export const show = async (instance = 'db1', project = 'mock-project', tab = 'networking') => {
  const console = await showConsole({ path: `/projects/${project}/instances/${instance}/${tab}` })
  await console.settle()
  const press = async (scope: HTMLElement, role: string, name: string) => {
    await console.user.click(within(scope).getByRole(role, { name }))
    await console.settle()
  }
  return { ...console, press }
}

export const { body } = document
export const table = (name: string) => screen.getByRole('table', { name })

/** The texts of a table, row by row. */
export const cells = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

/** Where the link of that name on the page leads. */
export const link = (name: string) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')
