import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ActionViewModel } from '@/store/commands/action'
import type { ScreenActions, ScreenActionsSelector } from '@/store/routing/route'
import type { RootState } from '@/store/setup/state'

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
