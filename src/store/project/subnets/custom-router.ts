import { createSelector } from '@reduxjs/toolkit'
import { selectEntry } from '@/api/core/api'
import type { Field } from '@/store/forms/hooks'
import type { Identity } from '@/store/forms/identity'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import type { RootState } from '@/store/setup/state'
import type { ProjectParams } from '../paths'
import { allRoutersQuery } from '../routers/queries'

/** The choice of no custom router. No id looks like it. */
export const NO_ROUTER = 'none'

export interface SubnetValues extends Identity {
  /** Id of a custom router, or `NO_ROUTER`. */
  customRouter: string
}

/** The router to send, if any. */
export const routerOf = ({ customRouter }: SubnetValues): { customRouter?: string } =>
  customRouter === NO_ROUTER ? {} : { customRouter }

const NONE = { value: NO_ROUTER, label: 'None', detail: 'System router only' }

/** The name of a chosen router, as far as its VPC’s routers are loaded. */
export const routerText = (
  chosen: string,
  routers: { items: readonly { id: string; name: string }[] } | undefined,
): string =>
  chosen === NO_ROUTER ? 'None' : (routers?.items.find(({ id }) => id === chosen)?.name ?? chosen)

/**
 * The custom routers that a subnet can use; undefined while loading. They always include the chosen
 * one, because a field must not change unless the user edits it.
 */
const selectRouterChoices = createSelector(
  [
    (state: RootState, params: ProjectParams<'vpc'>) => selectEntry(state, allRoutersQuery(params)),
    (_state: RootState, _params: ProjectParams<'vpc'>, chosen: string) => chosen,
  ],
  (entry, chosen) => {
    if (!entry?.data && !entry?.error) return undefined
    const custom = entry.data?.items.filter(({ kind }) => kind === 'custom') ?? []
    const isListed = chosen === NO_ROUTER || custom.some(({ id }) => id === chosen)
    return [
      NONE,
      ...(isListed ? [] : [{ value: chosen, label: chosen, detail: 'Not in the list of routers' }]),
      ...custom.map(({ id, name, description }) => ({
        value: id,
        label: name,
        detail: description,
      })),
    ]
  },
)

/** Binds the custom router in either form, and loads its choices. */
export const useCustomRouter = (
  useField: (name: 'customRouter') => Field<string>,
  params: ProjectParams<'vpc'>,
) => {
  const field = useField('customRouter')
  const items = useAppSelector(state => selectRouterChoices(state, params, field.value))
  useQueries([allRoutersQuery(params)])
  return { ...field, items: items ?? [], isLoading: items === undefined }
}
