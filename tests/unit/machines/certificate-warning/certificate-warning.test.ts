import { describe, expect, it } from 'vitest'
import {
  certificateWarningMachine,
  type CertificateWarningEvent,
} from '@/machines/certificate-warning/certificate-warning.machine'
import { run } from '../run'

const found = (days: number, isDismissed = false): CertificateWarningEvent => ({
  type: 'certificateWarning/found',
  payload: { name: 'current', days, isDismissed },
})
const dismissed: CertificateWarningEvent = { type: 'certificateWarning/dismissed' }

const after = (...events: CertificateWarningEvent[]) => run(certificateWarningMachine, events)

describe('the warning about certificates', () => {
  it('is shown until it is dismissed', () => {
    expect(after().value).toBe('quiet')
    expect(after(found(29)).value).toBe('shown')
    expect(after(found(29), dismissed).value).toBe('dismissed')
    expect(after(found(29, true)).value).toBe('dismissed')
  })

  it('stays in the last seven days', () => {
    expect(after(found(8)).value).toBe('shown')
    expect(after(found(7), dismissed).value).toBe('urgent')
    expect(after(found(-1, true)).value).toBe('urgent')
  })

  it('ends with a new certificate', () => {
    expect(after(found(3), { type: 'certificateWarning/notFound' }).value).toBe('quiet')
  })
})
