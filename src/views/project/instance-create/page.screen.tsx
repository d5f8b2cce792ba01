import { useId, type ReactNode } from 'react'
import { selectCanBoot } from '@/store/project/instance-create/choices'
import {
  useInstanceCreateField as useField,
  instanceCreateForm,
} from '@/store/project/instance-create/create.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { sectionIcons } from '@/views/shared/icons'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { PageForm } from '@/views/shared/page-form/PageForm'
import { useSupports } from '@/store/release/hooks'
import { useParams } from '@/views/shell/route-context'
import { instanceCreateDocs } from '../instances/docs'
import { AdvancedSection } from './AdvancedSection'
import { AuthenticationSection } from './AuthenticationSection'
import { BootDiskSection } from './BootDiskSection'
import { DisksSection } from './DisksSection'
import { HardwareSection } from './HardwareSection'
import { NetworkingSection } from './NetworkingSection'
import { Section } from '@/views/shared/page-form/Section'

function StartField() {
  return <Checkbox {...useField('start')} label="Start instance" />
}

/** The name of the instance, and whether it starts at once. */
function BasicsSection() {
  return (
    <Section id={useId()} title="Basics">
      <IdentityFields useField={useField} />
      <StartField />
    </Section>
  )
}

const { instances: Icon } = sectionIcons

function NewInstanceForm({ children }: { children: ReactNode }) {
  const { project, from } = useParams(projectPaths.instanceCreateFrom)
  const canBoot = useAppSelector(state => selectCanBoot(state, project))
  return (
    <PageForm
      form={instanceCreateForm}
      submitLabel="Create instance"
      disabledReason={canBoot ? undefined : 'Image required'}
      isFocusedFirst
    >
      {from && <SimilarNotice from={from} />}
      {children}
    </PageForm>
  )
}

/** Says which instance the form was filled in from. */
function SimilarNotice({ from }: { from: string }) {
  return (
    <Message>
      Filled in from <strong>{from}</strong>. Its name, addresses, additional disks and user data
      are not copied.
    </Message>
  )
}

/** The page that creates an instance. */
function InstanceCreateView() {
  const { from } = useParams(projectPaths.instanceCreateFrom)
  const isDualStack = useSupports('dualStack')
  return (
    <>
      <PageHeader title="Create instance" icon={<Icon />}>
        <DocsPopover {...instanceCreateDocs} />
      </PageHeader>
      <NewInstanceForm key={from}>
        <BasicsSection />
        <HardwareSection />
        <BootDiskSection />
        <DisksSection />
        <AuthenticationSection />
        {isDualStack && <NetworkingSection />}
        <AdvancedSection />
      </NewInstanceForm>
    </>
  )
}

export { instanceCreateForm as form, InstanceCreateView as View }
