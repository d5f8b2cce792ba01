import { Ping } from '../system-status'

export const systemStatusCalls = {
  ping: {
    status: 200,
    result: Ping,
  },
}
