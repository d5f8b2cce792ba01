import { call } from 'typed-redux-saga'
import { addOperations } from '@/api/operations/table'
import type { Code } from '@/store/routing/code'
import type { Route } from '@/store/routing/route'
import { services, supervise } from './effects'

/** Takes over the machines that code brings along, and starts those of its workflows that do not run. */
export function* register(name: string, parts: Code) {
  const { sagas, machines } = yield* services()
  for (const [id, machine] of Object.entries(parts.machines ?? {})) machines.set(id, machine)
  for (const saga of parts.sagas ?? []) {
    if (sagas.has(saga)) continue
    sagas.add(saga)
    yield* supervise(name, saga)
  }
}

/**
 * Loads the code of a route by way of the code port, unless it is there, takes over the machines it
 * brings along and starts its workflows. Undefined for routes without code of their own. Throws when
 * the code does not come.
 */
export function* loadScreen({ id, screen: load }: Route) {
  const { ports, screens } = yield* services()
  const known = screens.get(id)
  if (known || !load) return known
  const screen = yield* call(() => ports.loadCode(`screen/${id}`, load))
  screens.set(id, screen)
  yield* register(id, screen)
  return screen
}

/**
 * Loads the table of an area that comes late, and puts it in the place of its entry. Throws when it
 * does not come.
 */
export function* loadTable(entry: Route) {
  const { ports, routes, dialogLoaders } = yield* services()
  const { id, table: load } = entry
  if (!load) return
  const table = yield* call(() => ports.loadCode(`table/${id}`, load))
  const index = routes.indexOf(entry)
  // Of two who wait for it, one has put it there.
  if (index === -1) return
  routes.splice(index, 1, ...table.routes)
  Object.assign(dialogLoaders, table.dialogs)
  addOperations(table.operations ?? {})
}

/** Loads the code of a form that is asked for over a page, as that of a route. */
export function* loadDialog(form: string) {
  const { ports, dialogs, dialogLoaders } = yield* services()
  const known = dialogs.get(form)
  if (known) return known
  const loader = dialogLoaders[form]
  if (!loader) throw new Error(`There is no dialog for the form ${form}.`)
  const dialog = yield* call(() => ports.loadCode(`dialog/${form}`, loader.load))
  dialogs.set(form, dialog)
  yield* register(form, dialog)
  return dialog
}
