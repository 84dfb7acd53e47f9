import { FastResponse } from 'srvx'

/**
 * A page's HTML as an answer, which compression takes as it is. A plain `Response` makes a stream of it, which has to be read
 * again: that and the memory it takes were 7 % of the processor time of a results page.
 */
export class PageAnswer extends FastResponse {
  readonly drawn: Buffer<ArrayBuffer>
  constructor(html: string, init: ResponseInit) {
    const bytes = Buffer.from(html)
    super(bytes, init)
    this.drawn = bytes
  }
}
