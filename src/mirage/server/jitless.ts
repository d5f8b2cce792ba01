import { z } from 'zod'

/*
 * Schemas would rather be compiled into functions, and find out whether they may by trying. The
 * policy the console is served under forbids it, and the browser reports the attempt. Import this
 * ahead of every schema.
 */
z.config({ jitless: true })
