import type { SwitchPortSettings } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { identityForm } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths } from '../paths'
import { EMPTY_SETTINGS, settingsCommand } from './parts'
import { allPortSettingsQuery } from '../switch-ports/queries'
import { settingsErrors } from './rules'
import { documentIn, type SettingsValues } from './values'

export interface SettingsCreateValues extends SettingsValues {
  /** Whether settings of that name may be replaced. */
  replaces: boolean
}

/** Creates port settings. Those of the same name are replaced, also on the ports that use them. */
export const portSettingsCreateForm = defineForm<SettingsCreateValues, SwitchPortSettings>({
  name: 'portSettingsCreate',
  guardsScreen: true,
  secret: ['md5Keys'],
  checkedAtOnce: ['links', 'interfaces', 'addresses', 'routes', 'peers'],
  initial: () => ({ ...EMPTY_SETTINGS, name: '', md5Keys: {}, replaces: false }),
  adjust: (_values, changed) => (changed.includes('name') ? { replaces: false } : {}),
  replaces: () => [allPortSettingsQuery],
  check: (values, { read }) =>
    errorsOf({
      ...identityForm.check(values),
      replaces:
        !values.replaces &&
        read(allPortSettingsQuery)?.items.some(({ name }) => name === values.name)
          ? 'Check the box, or choose another name'
          : undefined,
      ...settingsErrors(documentIn(values), values.md5Keys),
    }),
  toCommand: values => settingsCommand(values.name, documentIn(values), values.md5Keys),
  succeeded: created('Port settings', systemPaths.portSettingsPage, 'settings'),
  leaveTo: () => systemPaths.portSettings(),
})
