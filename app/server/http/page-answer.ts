import { FastResponse } from 'srvx'

/**
 * A page's HTML as an answer, which compression takes as it is. A plain `Response` makes a stream of it, which has to be read
 * again: that and the memory it takes were 7 % of the processor time of a results page.
 */
export class PageAnswer extends FastResponse {
  readonly drawn: Buffer<ArrayBuffer>
  /** The nonce of the page's scripts and styles, if every visitor may get this page (`kept-pages.ts`). */
  sharedNonce: string | undefined
  constructor(html: string | Buffer<ArrayBuffer>, init: ResponseInit) {
    const bytes = typeof html === 'string' ? Buffer.from(html) : html
    super(bytes, init)
    this.drawn = bytes
  }
}
