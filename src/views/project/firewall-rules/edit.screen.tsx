import { firewallRuleEditForm } from '@/store/project/firewall-rules/edit.form'
import { RuleForm } from './RuleForm'

/** An existing rule. */
function RuleEditView() {
  return (
    <RuleForm
      form={firewallRuleEditForm}
      useField={firewallRuleEditForm.useField}
      title="Edit rule"
      submitLabel="Update rule"
    />
  )
}

export { firewallRuleEditForm as form, RuleEditView as View }
