import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext, Read } from '@/store/forms/definition'
import { formStartedOver } from '@/store/forms/events'
import { errorsOf } from '@/store/forms/rules'
import { selectForm, selectFormParams } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { allSwitchPortsQuery, portSettingsViewQuery } from '../switch-ports/queries'
import { portName, sessionRisk } from '../switch-ports/rules'
import { mergeSettings, settingsChanges, settingsConflicts } from './difference'
import { portSettingsEditForm, readDocument, type SettingsEditValues } from './edit.form'
import { settingsCommand } from './parts'
import { documentIn } from './values'

type Params = { settings: string }

interface ReviewValues {
  /** Whose change is kept of a part that both sides have changed, by the id of the conflict. */
  choices: Readonly<Record<string, 'mine' | 'theirs'>>
}

/** What the rack has now, and what it gets: the changes of the form below, made to that. */
const merged = (
  { choices }: ReviewValues,
  { params, read, valuesOf }: Pick<FormContext<Params>, 'params' | 'read' | 'valuesOf'>,
) => {
  const theirs = readDocument(params, read)
  const values = valuesOf(portSettingsEditForm.name) as SettingsEditValues | undefined
  if (!values) return { theirs, mine: theirs, base: theirs, keys: {}, conflicts: [] }
  const { base, md5Keys: keys } = values
  const edited = documentIn(values)
  const conflicts = settingsConflicts(base, edited, theirs)
  const taken = conflicts.filter(({ id }) => choices[id] === 'theirs').map(({ id }) => id)
  return {
    theirs,
    base,
    mine: mergeSettings(base, edited, theirs, new Set(taken)),
    keys,
    conflicts,
  }
}

/** Shows the difference that an edit makes, then writes it. */
export const portSettingsReviewForm = defineForm<ReviewValues, unknown, Params>({
  name: 'portSettingsReview',
  initial: () => ({ choices: {} }),
  check: (values, context) =>
    errorsOf(
      Object.fromEntries(
        merged(values, context).conflicts.map(({ id }) => [
          id,
          values.choices[id] ? undefined : 'Choose one of the two',
        ]),
      ),
    ),
  replaces: ({ params }) => [portSettingsViewQuery(params)],
  toCommand: (values, context) => {
    const { mine, keys } = merged(values, context)
    const name =
      context.read(portSettingsViewQuery(context.params))?.name ?? context.params.settings
    return settingsCommand(name, mine, keys)
  },
  succeeded: (_settings, _values, { params }) => ({
    toast: { content: ['Port settings ', emphasis(params.settings), ' updated'] },
    followUps: [
      formStartedOver({ form: portSettingsEditForm.name }),
      navigationRequested({ to: systemPaths.portSettingsPage(params), replace: true }),
    ],
  }),
})

/** What the dialog says: the difference, what others have changed, and the ports that get it. */
export const selectReview = createSelector(
  [
    (state: RootState) => selectFormParams(state, portSettingsReviewForm.name)['settings'] ?? '',
    (state: RootState) => state.api,
    (state: RootState) => selectForm(state, portSettingsEditForm.name)?.context.values,
    (state: RootState) => selectForm(state, portSettingsReviewForm.name)?.context.values,
  ],
  (settings, api, values, review) => {
    const read: Read = query => selectData({ api }, query)
    const params = { settings }
    const { theirs, mine, base, conflicts } = merged(
      (review as ReviewValues | undefined) ?? { choices: {} },
      { params, read, valuesOf: () => values },
    )
    const id = read(portSettingsViewQuery(params))?.id
    const all = read(allSwitchPortsQuery)?.items ?? []
    const ports = all.filter(({ portSettingsId }) => portSettingsId === id)
    return {
      changes: settingsChanges(theirs, mine),
      others: settingsChanges(base, theirs),
      conflicts,
      ports: ports.map(portName),
      risk: sessionRisk(all, new Set(ports.map(port => port.id))),
    }
  },
)
