import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paletteToggled, selectOpenedProjects } from '@/store/palette/slice'
import { keptDataCleared } from '@/store/preferences/slice'
import { startConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'

/** Collaborator of one project, without a role on the silo. */
const MEMBER = { user: 'Edda Tuff' }
const PROJECT = '/projects/mock-project/instances'

type Options = Partial<Parameters<typeof showConsole>[0]>

const show = async (options: Options = {}) => {
  const console = await showConsole({ path: '/projects', ...MEMBER, ...options })
  await console.settle()
  const press = async (role: string, name: string | RegExp) => {
    await console.user.click(screen.getByRole(role, { name }))
    await console.settle()
    await console.settle()
  }
  return {
    ...console,
    press,
    open: async (name: string) => {
      await press('button', 'Open a project by name')
      const dialog = within(screen.getByRole('dialog', { name: 'Open project' }))
      await console.user.type(dialog.getByRole('textbox', { name: /^Name/ }), `${name}{Enter}`)
      await console.settle()
      await console.settle()
      return dialog
    },
    here: () => console.history.current().path,
  }
}

describe('a member of a project without a role on the silo', () => {
  test('opens the project by its name, with the keyboard', async () => {
    const { open, here } = await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No access')
    await open('mock-project')
    expect(here()).toBe(PROJECT)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Instances')
  })

  test.each([
    ['nothing-here', 'This project does not exist, or you have no role on it.'],
    ['restricted', 'This project does not exist, or you have no role on it.'],
    ['Not a name', 'Must contain only lower-case letters, digits and dashes'],
  ])('is told why %s does not open', async (name, reason) => {
    const { open, here } = await show()
    const dialog = await open(name)
    expect(dialog.getByText(reason)).toBeTruthy()
    expect(here()).toBe('/projects')
  })

  test('finds the projects opened before, in this and in later sessions', async () => {
    const first = await startConsole({ path: PROJECT, ...MEMBER })
    const kept = Object.fromEntries(first.storage)
    first.stop()
    // Session storage ends with the tab.
    const local = Object.fromEntries(
      Object.entries(kept).filter(([slot]) => slot.startsWith('local/')),
    )
    const { press, here } = await show({ kept: local })
    const projects = within(screen.getByRole('region', { name: 'Projects' }))
    await press('link', 'mock-project')
    expect(projects).toBeTruthy()
    expect(here()).toBe(PROJECT)
  })

  test('sees no projects of other people who used this browser', async () => {
    const first = await startConsole({ path: PROJECT })
    const kept = Object.fromEntries(first.storage)
    first.stop()
    const { state } = await show({ kept })
    expect(selectOpenedProjects(state())).toEqual([])
    expect(screen.queryByRole('link', { name: 'mock-project' })).toBeNull()
  })

  test('goes to a project from the palette, and opens any other there', async () => {
    const first = await startConsole({ path: PROJECT, ...MEMBER })
    const kept = Object.fromEntries(first.storage)
    first.stop()
    const { send, settle, press } = await show({ kept, path: '/settings/profile' })
    await send(paletteToggled())
    await settle()
    await settle()
    expect(screen.getByRole('option', { name: /^mock-project/ })).toBeTruthy()
    await press('option', /^Open a project by name/)
    expect(screen.getByRole('dialog', { name: 'Open project' })).toBeTruthy()
  })
})

test('the projects opened are forgotten with everything that the browser keeps', async () => {
  const console = await startConsole({ path: PROJECT })
  const slots = () => [...console.storage.keys()].filter(key => key.includes('basalt-projects'))
  expect(slots()).toHaveLength(1)
  await console.send(keptDataCleared({ source: 'test' }))
  expect(slots()).toEqual([])
})
