import { useId } from 'react'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { systemPaths } from '@/store/system/paths'
import { portSettingsEditForm as form } from '@/store/system/port-settings/edit.form'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { PageForm } from '@/views/shared/page-form/PageForm'
import { Section } from '@/views/shared/page-form/Section'
import { useParams } from '@/views/shell/route-context'
import { portSettingsDocs } from '../docs'
import { SettingsFields } from './SettingsFields'

const { 'port-settings': Icon } = lateIcons

/** The page that edits port settings. */
function PortSettingsEditView() {
  const { settings } = useParams(systemPaths.portSettingsEdit)
  return (
    <>
      <PageHeader title={`Edit ${settings}`} icon={<Icon />}>
        <DocsPopover {...portSettingsDocs} />
      </PageHeader>
      <PageForm
        form={form}
        submitLabel="Review changes"
        disabledReason={useAppSelector(selectReasonNotAdmin)}
      >
        <Section id={useId()} title="Basics">
          <form.Field name="description" as={DescriptionField} />
        </Section>
        <SettingsFields useField={form.useField} of={form.name} />
      </PageForm>
    </>
  )
}

export { form, PortSettingsEditView as View }
