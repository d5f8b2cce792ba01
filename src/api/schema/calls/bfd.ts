import { z } from 'zod'
import { BfdSessionDisable, BfdSessionEnable, BfdStatus } from '../bfd'

export const bfdCalls = {
  networkingBfdDisable: {
    status: 204,
    body: BfdSessionDisable,
  },
  networkingBfdEnable: {
    status: 204,
    body: BfdSessionEnable,
  },
  networkingBfdStatus: {
    status: 200,
    result: z.array(BfdStatus),
  },
}
