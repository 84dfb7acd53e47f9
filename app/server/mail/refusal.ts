/** The fields of nodemailer's errors: its own code, the command that failed, and the server's answer. */
type SendError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

const asSendError = (error: unknown): SendError => (error instanceof Error ? error : new Error(String(error)))

/**
 * Whether a server will never take this mail: it answered 5xx to the recipient or to the mail itself (RFC 5321 §4.2.1).
 * A 5xx before that, such as to the login or the sender, is about our own settings, and the mail can be sent when they
 * are corrected.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command } = asSendError(error)
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA')
}

/** Why a mail could not be sent, for the operator; it may name the recipient. */
export function describeFailure(error: unknown): string {
  const { message, response } = asSendError(error)
  return (response && !message.includes(response) ? `${message}: ${response}` : message).slice(0, 500)
}

/** The same without personal data, for the log. */
export function failureFields(error: unknown): { code?: string; command?: string; responseCode?: number } {
  const { code, command, responseCode } = asSendError(error)
  return { ...(code && { code }), ...(command && { command }), ...(responseCode && { responseCode }) }
}
