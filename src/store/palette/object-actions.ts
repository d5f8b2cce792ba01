import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'
import { sameList } from '@/store/queries/stable-list'
import type { RouteParams } from '@/store/routing/path'

interface Actionable {
  name: string
  actions: readonly ActionViewModel[]
}

/** Creates the selector of the palette actions on one object, such as a `Disk`. */
export const objectActions = <Params>(
  kind: string,
  select: (state: RootState, params: Params) => Actionable | undefined,
): ScreenActionsSelector<Params> => {
  const toActions = weakMapMemoize(({ name, actions }: Actionable): ScreenActions => ({
    group: `${kind} ${name}`,
    actions,
  }))
  return (state, params) => {
    const object = select(state, params)
    return object && toActions(object)
  }
}

interface ActionableRow {
  actions: readonly ActionViewModel[]
}

/**
 * Creates the selector of the palette actions on the rows of a table: the items of each row's menu
 * under a heading with its name.
 */
export const rowActions = <Row extends ActionableRow, Params = RouteParams>(
  headingOf: (row: Row) => string,
  select: (state: RootState, params: Params) => readonly Row[] | undefined,
): ScreenActionsSelector<Params> => {
  const toActions = weakMapMemoize((row: Row): ScreenActions => ({
    group: headingOf(row),
    actions: row.actions,
  }))
  return (state, params) => sameList(...(select(state, params) ?? []).map(row => toActions(row)))
}
