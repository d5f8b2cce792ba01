import type { AddressLotCreateResponse, AddressLotKind } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths } from '../paths'
import { addBlock, NO_BLOCK, typedBlockErrors, type BlockValues } from './rules'

export interface AddressLotValues extends Identity, BlockValues {
  kind: AddressLotKind
}

/** Creates an address lot with its blocks, which cannot be changed later. */
export const addressLotCreateForm = defineForm<AddressLotValues, AddressLotCreateResponse>({
  name: 'addressLotCreate',
  entries: { blocks: { add: addBlock, empty: NO_BLOCK } },
  initial: () => ({ ...identityForm.initial(), kind: 'infra', blocks: [], ...NO_BLOCK }),
  check(values) {
    const errors = errorsOf({ ...identityForm.check(values), ...typedBlockErrors(values) })
    const isTyped = 'first' in errors || 'last' in errors
    return values.blocks.length === 0 && !isTyped
      ? { ...errors, blocks: 'Add at least one block' }
      : errors
  },
  toCommand: ({ name, description, kind, blocks }) => ({
    endpoint: 'networkingAddressLotCreate',
    args: { body: { name, description, kind, blocks: [...blocks] } },
  }),
  succeeded: ({ lot: { name } }) => ({
    toast: { content: ['Address lot ', emphasis(name), ' created'] },
    to: systemPaths.addressLot({ lot: name }),
  }),
  leaveTo: () => systemPaths.addressLots(),
})
