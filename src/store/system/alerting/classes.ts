import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { isGlob, matchesClass, patternError } from '@/lib/alert-class'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { alertClassesQuery, allAlertReceiversQuery, matchingClassesQuery } from './queries'

/** The class of the alerts that only probes have. */
export const PROBE_CLASS = 'probe'

/** The classes of alerts that the rack reports, each with the receivers that are told of it. */
export const selectClassRows = createSelector(
  [
    (state: RootState) => selectData(state, alertClassesQuery)?.items,
    (state: RootState) => selectData(state, allAlertReceiversQuery)?.items,
  ],
  (classes = [], receivers = []) =>
    classes.map(({ name, description }) => {
      const told = receivers.filter(({ subscriptions }) =>
        subscriptions.some(pattern => matchesClass(pattern, name)),
      )
      return {
        id: name,
        name,
        description,
        receiverCount: told.length,
        receiversHref: `${systemPaths.alertReceivers()}?${new URLSearchParams({ q: `classes:${name}` })}`,
      }
    }),
)

/** The classes of alerts, for selection. */
export const selectClassChoices = createSelector([selectClassRows], rows =>
  rows.map(({ name, description }) => ({ value: name, label: name, detail: description })),
)

/** The query for the classes that a pattern matches; none for what is not a pattern. */
export const matchQueries = (pattern: string) =>
  pattern !== '' && patternError(pattern) === undefined ? [matchingClassesQuery({ pattern })] : []

/** The names of the classes that a pattern matches at present; undefined until that is known. */
export const selectMatches = createSelector(
  [
    (state: RootState, pattern: string) => {
      const [query] = matchQueries(pattern)
      return query && selectData(state, query)?.items
    },
  ],
  classes => classes?.map(({ name }) => name),
)

/** The same for patterns that can match several classes. */
export const globQueries = (pattern: string) => (isGlob(pattern) ? matchQueries(pattern) : [])
