import type { ReactNode } from 'react'
import { selectCanBoot } from '@/store/project/instance-create/choices'
import { instanceCreateForm } from '@/store/project/instance-create/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { sectionIcons } from '@/views/shared/icons'
import { PageForm } from '@/views/shared/page-form/PageForm'
import { useRoute } from '@/views/shell/route-context'
import { instanceCreateDocs } from '../instances/docs'
import { AdvancedSection } from './AdvancedSection'
import { AuthenticationSection } from './AuthenticationSection'
import { BasicsSection } from './BasicsSection'
import { BootDiskSection } from './BootDiskSection'
import { DisksSection } from './DisksSection'
import { HardwareSection } from './HardwareSection'

const { instances: Icon } = sectionIcons

function NewInstanceForm({ children }: { children: ReactNode }) {
  const { project = '', from } = useRoute().params
  const canBoot = useAppSelector(state => selectCanBoot(state, project))
  return (
    <PageForm
      form={instanceCreateForm}
      submitLabel="Create instance"
      disabledReason={canBoot ? undefined : 'Image required'}
      isFocusedFirst={from !== undefined}
    >
      {from && <SimilarNotice from={from} />}
      {children}
    </PageForm>
  )
}

/** Whose values the page was filled in with. */
function SimilarNotice({ from }: { from: string }) {
  return (
    <Message>
      Filled in with what is known of <strong>{from}</strong>. Its name, its addresses, its
      additional disks and its user data are not copied.
    </Message>
  )
}

/** The page on which a new instance is put together. */
export function InstanceCreateView() {
  const { from } = useRoute().params
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
        <AdvancedSection />
      </NewInstanceForm>
    </>
  )
}
