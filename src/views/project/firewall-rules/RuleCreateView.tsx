import {
  firewallRuleCreateForm,
  useRuleCreateField,
} from '@/store/project/firewall-rules/create.form'
import { RuleForm } from './RuleForm'

/** A new rule, empty or copied from another one. */
export function RuleCreateView() {
  return (
    <RuleForm
      form={firewallRuleCreateForm}
      useField={useRuleCreateField}
      title="Add firewall rule"
      submitLabel="Add rule"
    />
  )
}
