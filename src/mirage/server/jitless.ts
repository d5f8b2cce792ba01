import { z } from 'zod'

/*
 * Zod compiles schemas to functions and tests for that with `new Function`. The console's
 * Content-Security-Policy forbids it, and browsers report the attempt. Import this before any
 * schema.
 */
z.config({ jitless: true })
