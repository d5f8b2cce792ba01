import { useId } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { selectReplacedPorts } from '@/store/system/port-settings/choices'
import { portSettingsCreateForm as form } from '@/store/system/port-settings/create.form'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { PageForm } from '@/views/shared/page-form/PageForm'
import { Section } from '@/views/shared/page-form/Section'
import { portSettingsDocs } from '../docs'
import { SettingsFields } from './SettingsFields'

const { 'port-settings': Icon } = lateIcons

/** The page that creates port settings. */
function PortSettingsCreateView() {
  return (
    <>
      <PageHeader title="Create port settings" icon={<Icon />}>
        <DocsPopover {...portSettingsDocs} />
      </PageHeader>
      <PageForm
        form={form}
        submitLabel="Create port settings"
        disabledReason={useAppSelector(selectReasonNotAdmin)}
        isFocusedFirst
      >
        <Section id={useId()} title="Basics">
          <IdentityFields useField={form.useField} />
          <Replaced />
        </Section>
        <SettingsFields useField={form.useField} of={form.name} />
      </PageForm>
    </>
  )
}

/** Warns if settings of that name are there already: the rack replaces them without asking. */
function Replaced() {
  const { value: name } = form.useField('name')
  const replaces = form.useField('replaces')
  const ports = useAppSelector(state => selectReplacedPorts(state, name))
  if (ports === undefined) return null
  return (
    <>
      <Message tone="danger" title="Settings with this name already exist">
        {ports === ''
          ? 'They are replaced as a whole. No port uses them.'
          : `They are replaced as a whole, and the new ones are applied at once to ${ports}.`}
      </Message>
      <Checkbox {...replaces} label="Replace the existing settings" />
    </>
  )
}

export { form, PortSettingsCreateView as View }
