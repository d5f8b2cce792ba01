import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { UiProvider } from '@/ui/UiProvider/UiProvider'

/** Draws a widget as the application would, with its ways out replaced by spies. */
export const renderWidget = (element: ReactNode) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const ui = {
    navigate: vi.fn(),
    hint: vi.fn(),
    copyText: vi.fn(),
    reader: { locale: 'en-US', timeZone: 'UTC' },
  }
  const show = (next: ReactNode) => act(() => root.render(<UiProvider {...ui}>{next}</UiProvider>))
  const leave = () => {
    act(() => root.unmount())
    host.remove()
  }
  show(element)
  return { ...ui, host, show, leave }
}

const IMPLICIT: Record<string, string> = {
  button: 'button',
  link: 'a[href]',
  table: 'table',
  row: 'tr',
  cell: 'td',
  columnheader: 'th',
  navigation: 'nav',
  heading: 'h1, h2, h3',
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ') ||
    (element.textContent ?? ''))

/** All elements of a role, and of a name where one is given. */
export const allByRole = (role: string, name?: string): HTMLElement[] => {
  const implicit = IMPLICIT[role]
  const selector = implicit ? `[role="${role}"], :is(${implicit}):not([role])` : `[role="${role}"]`
  return Array.from(document.body.querySelectorAll<HTMLElement>(selector)).filter(
    element => name === undefined || nameOf(element) === name,
  )
}

/** The one element of a role and name. Throws when there is none or more than one. */
export const byRole = (role: string, name?: string): HTMLElement => {
  const [found, ...more] = allByRole(role, name)
  if (!found || more.length > 0) {
    throw new Error(`Found ${found ? more.length + 1 : 'no'} ${role} ${name ?? ''}`)
  }
  return found
}

const dispatch = async (element: Element, event: Event) => {
  await act(async () => void element.dispatchEvent(event))
}

/** React hears `pointerenter` and `pointerleave` as `pointerover` and `pointerout`. */
const pointer = (type: string) =>
  Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), {
    pointerType: 'mouse',
  })

export const press = (element: Element, init: MouseEventInit = {}) =>
  dispatch(element, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
export const hover = (element: Element) => dispatch(element, pointer('pointerover'))
export const unhover = (element: Element) => dispatch(element, pointer('pointerout'))
export const key = (element: Element, name: string) =>
  dispatch(element, new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

/** Lets `ms` milliseconds pass under fake timers. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const turn = () => act(() => new Promise(resolve => setTimeout(resolve, 5)))

/** Waits until code that is loaded on demand is there and drawn. Needs real timers. */
export const settle = async (condition: () => boolean) => {
  for (let turns = 0; turns < 1000; turns += 1) {
    await turn()
    if (condition()) return
  }
  throw new Error('Waited in vain')
}
