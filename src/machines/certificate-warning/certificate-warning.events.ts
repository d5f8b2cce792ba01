export type CertificateWarningEvent =
  /** The last certificate of the silo's host ends. `days` are negative once it has ended. */
  | {
      type: 'certificateWarning/found'
      payload: { name: string; days: number; isDismissed: boolean }
    }
  | { type: 'certificateWarning/notFound' }
  /** The user has read it, and does not want to see it for the rest of the day. */
  | { type: 'certificateWarning/dismissed' }
