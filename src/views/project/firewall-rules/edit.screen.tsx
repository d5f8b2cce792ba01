import { firewallRuleEditForm as form } from '@/store/project/firewall-rules/edit.form'
import { RuleForm } from './RuleForm'

/** An existing rule. */
function RuleEditView() {
  return <RuleForm form={form} title="Edit rule" />
}

export { form, RuleEditView as View }
