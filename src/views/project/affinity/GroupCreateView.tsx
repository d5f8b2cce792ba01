import type { AffinityPolicy } from '@/api/generated/types'
import {
  affinityGroupCreateForm,
  antiAffinityGroupCreateForm,
} from '@/store/project/affinity/create.form'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

const POLICIES = [
  { value: 'allow', label: 'Allow', help: 'Start it anyway.' },
  { value: 'fail', label: 'Fail', help: 'Do not start it.' },
] as const

interface GroupCreateViewProps {
  form: typeof affinityGroupCreateForm
  title: string
  /** When the policy takes effect. */
  help: string
}

function GroupCreateView({ form, title, help }: GroupCreateViewProps) {
  return (
    <SideForm form={form} title={title} submitLabel="Create group">
      <IdentityFields useField={form.useField} />
      <form.Field
        name="policy"
        as={RadioGroup<AffinityPolicy>}
        label="Policy"
        help={`${help} It cannot be changed later.`}
        options={POLICIES}
        isRequired
      />
    </SideForm>
  )
}

/** A new group of instances to keep together, over the list. */
export function AffinityGroupCreateView() {
  return (
    <GroupCreateView
      form={affinityGroupCreateForm}
      title="Create affinity group"
      help="What to do if the sled of the other members has no room for one more."
    />
  )
}

/** A new group of instances to keep apart, over the list. */
export function AntiAffinityGroupCreateView() {
  return (
    <GroupCreateView
      form={antiAffinityGroupCreateForm}
      title="Create anti-affinity group"
      help="What to do if every sled that could be used already has a member."
    />
  )
}
