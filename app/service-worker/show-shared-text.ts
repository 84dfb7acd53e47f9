import { pageOfSharedText } from '#app/domain/list/shared-text.ts'

/** Answers a text from another app with the page that shows it. So it never reaches the server, and needs no connection. */
export async function showSharedText(request: Request): Promise<Response> {
  return Response.redirect(pageOfSharedText(await request.formData()), 303)
}
