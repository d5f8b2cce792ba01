import type { FieldHook } from '@/store/forms/hooks'
import {
  affinityGroupCreateForm,
  antiAffinityGroupCreateForm,
  type GroupCreateValues,
} from '@/store/project/affinity/create.form'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

const POLICIES = [
  { value: 'allow', label: 'Allow', help: 'Start it anyway.' },
  { value: 'fail', label: 'Fail', help: 'Do not start it.' },
] as const

interface PolicyFieldProps {
  useField: FieldHook<GroupCreateValues>
  /** When the policy takes effect. */
  help: string
}

function PolicyField({ useField, help }: PolicyFieldProps) {
  const { onChange, ...field } = useField('policy')
  return (
    <RadioGroup
      {...field}
      label="Policy"
      help={`${help} It cannot be changed later.`}
      options={POLICIES}
      onChange={chosen => onChange(chosen === 'fail' ? 'fail' : 'allow')}
      isRequired
    />
  )
}

/** A new group of instances to keep together, over the list. */
export function AffinityGroupCreateView() {
  return (
    <SideForm
      form={affinityGroupCreateForm}
      title="Create affinity group"
      submitLabel="Create group"
    >
      <IdentityFields useField={affinityGroupCreateForm.useField} />
      <PolicyField
        useField={affinityGroupCreateForm.useField}
        help="What to do if the sled of the other members has no room for one more."
      />
    </SideForm>
  )
}

/** A new group of instances to keep apart, over the list. */
export function AntiAffinityGroupCreateView() {
  return (
    <SideForm
      form={antiAffinityGroupCreateForm}
      title="Create anti-affinity group"
      submitLabel="Create group"
    >
      <IdentityFields useField={antiAffinityGroupCreateForm.useField} />
      <PolicyField
        useField={antiAffinityGroupCreateForm.useField}
        help="What to do if every sled that could be used already has a member."
      />
    </SideForm>
  )
}
