import { descriptionError } from '@/lib/name'
import { defineEditForm } from '@/store/forms/edits'
import type { Read } from '@/store/forms/definition'
import { formReopened } from '@/store/forms/events'
import { errorsOf } from '@/store/forms/rules'
import { lotOfBlock, portSettingsViewQuery } from '../switch-ports/queries'
import { allBgpConfigsQuery } from '../bgp/queries'
import { requestForm } from '../forms'
import { systemPaths, type SystemParams } from '../paths'
import { documentOf, EMPTY_SETTINGS, type SettingsDocument } from './parts'
import { settingsErrors } from './rules'
import { documentIn, type SettingsValues } from './values'

export interface SettingsEditValues extends SettingsValues {
  /** What the rack had when the form was opened. Never changed. */
  base: SettingsDocument
}

/** The settings that the rack has, as far as they were read. */
export const readDocument = (params: { settings: string }, read: Read): SettingsDocument => {
  const settings = read(portSettingsViewQuery(params))
  if (!settings) return EMPTY_SETTINGS
  return documentOf(settings, {
    bgp: id => read(allBgpConfigsQuery)?.items.find(config => config.id === id)?.name,
    lot: block => lotOfBlock(block, read),
  })
}

const NAME = 'portSettingsEdit'

/** Changes port settings. Nothing is sent until the difference has been reviewed. */
export const portSettingsEditForm = defineEditForm<
  SettingsEditValues,
  unknown,
  SystemParams<'portSettingsEdit'>
>({
  name: NAME,
  guardsScreen: true,
  // The review asks about the changes of others, part by part.
  edits: { queries: () => [], labels: {} },
  secret: ['md5Keys'],
  checkedAtOnce: ['links', 'interfaces', 'addresses', 'routes', 'peers'],
  initial: ({ params, read }) => {
    const base = readDocument(params, read)
    const name = read(portSettingsViewQuery(params))?.name ?? params.settings
    return { ...base, base, name, md5Keys: {} }
  },
  check: values =>
    errorsOf({
      description: descriptionError(values.description),
      ...settingsErrors(documentIn(values), values.md5Keys),
    }),
  succeeded: (_values, _plain, { params: { settings } }) => ({
    isDelegated: true,
    followUps: [formReopened({ form: NAME }), requestForm('portSettingsReview', { settings })],
  }),
  leaveTo: systemPaths.portSettingsPage,
})
