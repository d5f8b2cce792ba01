import { selectReasonCannotAdd } from '@/store/project/firewall-rules/choices'
import {
  firewallRuleCreateForm,
  useRuleCreateField,
} from '@/store/project/firewall-rules/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { useVpcParams } from '../vpc/use-vpc-params'
import { RuleForm } from './RuleForm'

/** A new rule, empty or copied from another one. */
export function RuleCreateView() {
  const { project, vpc } = useVpcParams()
  const reason = useAppSelector(state => selectReasonCannotAdd(state, project, vpc))
  return (
    <RuleForm
      form={firewallRuleCreateForm}
      useField={useRuleCreateField}
      title="Add firewall rule"
      submitLabel="Add rule"
      disabledReason={reason}
    />
  )
}
