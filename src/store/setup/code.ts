import { call } from 'typed-redux-saga'
import type { Route } from '@/store/routing/route'
import { services, supervise } from './effects'

/**
 * Loads the code of a route by way of the code port, unless it is there, takes over the machines it
 * brings along and starts its workflows. Undefined for routes without code of their own. Throws when
 * the code does not come.
 */
export function* loadScreen({ id, screen: load }: Route) {
  const { ports, screens, sagas, machines } = yield* services()
  const known = screens.get(id)
  if (known || !load) return known
  const screen = yield* call(() => ports.loadCode(`screen/${id}`, load))
  screens.set(id, screen)
  for (const [name, machine] of Object.entries(screen.machines ?? {})) machines.set(name, machine)
  for (const saga of screen.sagas ?? []) {
    if (sagas.has(saga)) continue
    sagas.add(saga)
    yield* supervise(id, saga)
  }
  return screen
}

/** The same for the dialog of a form that is asked for over a page. */
export function* loadDialog(form: string) {
  const { ports, dialogs, dialogLoaders } = yield* services()
  const known = dialogs.get(form)
  if (known) return known
  const loader = dialogLoaders[form]
  if (!loader) throw new Error(`There is no dialog for the form ${form}.`)
  const dialog = yield* call(() => ports.loadCode(`dialog/${form}`, loader.load))
  dialogs.set(form, dialog)
  return dialog
}
