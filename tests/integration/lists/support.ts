import { act, fireEvent, screen } from '@testing-library/react'
import { showConsole } from '#tests/support/shown-console'

/** Milliseconds after which a changed view is in the address. */
const NOTED = 300

/** A console with a list called `label`, and what a user does there. */
export const showList = async (label: string, options: Parameters<typeof showConsole>[0]) => {
  const console = await showConsole(options)
  const { user, settle } = console
  await settle()
  const table = () => document.querySelector<HTMLTableElement>(`table[aria-label="${label}"]`)!
  // Faster than roles, which are computed from styles.
  const field = () => document.querySelector<HTMLInputElement>('[data-filter]')!
  return {
    ...console,
    table,
    field,
    /** The texts of a column, of the rows in the document. */
    cells: (header: string) => {
      const [head, ...rows] = table().rows
      const at = [...(head?.cells ?? [])].findIndex(({ textContent }) => textContent === header)
      return rows.map(row => row.cells[at]?.textContent?.trim() ?? '')
    },
    headers: () =>
      Array.from(
        table().querySelectorAll('th:not(:has(input))'),
        ({ textContent }) => textContent ?? '',
      ),
    press: async (role: string, name: string | RegExp) => {
      await user.click(screen.getByRole(role, { name }))
      await settle()
    },
    filter: async (text: string) => {
      act(() => field().focus())
      fireEvent.change(field(), { target: { value: text } })
      await settle()
      await settle()
    },
    /** What the list says about its rows. */
    said: () =>
      Array.from(document.querySelectorAll('[role=status]'), each => each.textContent ?? ''),
    search: async () => {
      await act(() => console.advance(NOTED))
      return console.history.current().search
    },
  }
}
