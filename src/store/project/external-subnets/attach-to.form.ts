import type { ExternalSubnet } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { attachAdvice } from '../external-ips/rules'
import { checkInstanceChoice, type InstanceChoiceValues } from '../floating-ips/rules'
import type { ExternalSubnetForms } from '../forms'
import { externalSubnetAttached } from './events'
import { externalSubnetListQuery } from './queries'

/** Attaches the free external subnet `params.externalSubnet` to an instance of its project. */
export const externalSubnetAttachToForm = defineForm<
  InstanceChoiceValues,
  ExternalSubnet,
  ExternalSubnetForms['externalSubnetAttachTo']
>({
  name: 'externalSubnetAttachTo',
  initial: () => ({ instance: '' }),
  check: checkInstanceChoice,
  toCommand: ({ instance }, { params: { project, externalSubnet } }) => ({
    endpoint: 'externalSubnetAttach',
    args: { path: { externalSubnet }, query: { project }, body: { instance } },
  }),
  succeeded: ({ name }, _values, { params }) => ({
    toast: { content: ['External subnet ', emphasis(name), ' attached'] },
    followUps: [externalSubnetAttached(externalSubnetListQuery(params))],
  }),
  advice: attachAdvice,
})
