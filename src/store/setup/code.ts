import { call } from 'typed-redux-saga'
import type { Code } from '@/store/routing/code'
import type { Route } from '@/store/routing/route'
import { services, supervise } from './effects'

/** Registers the machines and operations of loaded code, and starts those of its workflows that are not running. */
export function* register(name: string, parts: Code) {
  const { sagas, machines, operations } = yield* services()
  Object.assign(operations, parts.operations)
  for (const [id, machine] of Object.entries(parts.machines ?? {})) machines.set(id, machine)
  for (const saga of parts.sagas ?? []) {
    if (sagas.has(saga)) continue
    sagas.add(saga)
    yield* supervise(name, saga)
  }
}

/**
 * Loads the code of a route through the code port unless it is cached, registers its machines and
 * starts its workflows. Returns undefined for routes without code. Throws if the code cannot be
 * loaded.
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
 * Loads the route table of an area, replaces the area's entry with it and starts its workflows.
 * Throws if it cannot be loaded.
 */
export function* loadTable(entry: Route) {
  const { ports, routes, dialogLoaders } = yield* services()
  const { id, table: load } = entry
  if (!load) return
  const table = yield* call(() => ports.loadCode(`table/${id}`, load))
  const index = routes.indexOf(entry)
  // A concurrent load has already replaced it.
  if (index === -1) return
  routes.splice(index, 1, ...table.routes)
  Object.assign(dialogLoaders, table.dialogs)
  yield* register(id, table)
}

/** Loads the code of a dialog, as `loadScreen` does for a route. */
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
