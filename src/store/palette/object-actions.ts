import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ActionViewModel } from '@/store/commands/action'
import type { RouteParams, ScreenActions } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'

interface Actionable {
  name: string
  actions: readonly ActionViewModel[]
}

/** Makes the selector of what the palette offers on the screen of one object, such as a `Disk`. */
export const objectActions = (
  kind: string,
  select: (state: RootState, params: RouteParams) => Actionable | undefined,
) => {
  const toActions = weakMapMemoize(({ name, actions }: Actionable): ScreenActions => ({
    to: `${kind} ${name}`,
    actions,
  }))
  return (state: RootState, params: RouteParams): ScreenActions | null => {
    const object = select(state, params)
    return object ? toActions(object) : null
  }
}
