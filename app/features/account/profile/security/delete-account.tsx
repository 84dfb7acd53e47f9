import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { cx } from 'styled-system/css'
import { accountDeletion, button } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { deleteAccount } from '#app/flows/account/profile.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { forms } from '#machines/form/forms.ts'
import { PresentPasswordForm } from '../../form/present-password-form.tsx'
import { useTwoSteps } from './use-two-steps.ts'

/** Deletes the account in two steps (§4 user session): a button, then a form that names what is lost. */
export function DeleteAccount({ user }: { user: User }) {
  const { isAsking, ask, keep, opener } = useTwoSteps()
  if (isAsking) return <Confirmation user={user} keep={keep} />
  return (
    <button
      ref={opener}
      type="button"
      className={cx(button({ kind: 'danger' }), accountDeletion().opener)}
      onClick={ask}
    >
      <Trans>Slet kontoen</Trans>
    </button>
  )
}

function Confirmation({ user: { email }, keep }: { user: User; keep: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const { withTab } = useTab()
  const notify = useNotify()
  const title = useRef<HTMLHeadingElement>(null)
  const classes = accountDeletion()

  const deleted = () => {
    withTab(({ app }) => app.send({ type: 'session.lost' }))
    notify(t`Din konto er slettet`)
    void router.navigate({ to: '/{-$locale}' })
  }
  useEffect(() => title.current?.focus(), [])

  return (
    <div className={classes.root}>
      <h3 ref={title} tabIndex={-1}>
        <Trans>Slet kontoen for {email}?</Trans>
      </h3>
      <p>
        <Trans>Det kan ikke fortrydes. Med det samme forsvinder:</Trans>
      </p>
      <ul className={classes.lost}>
        <li>
          <Trans>dit navn, din adresse og alt andet, du har fortalt os</Trans>
        </li>
        <li>
          <Trans>dine indkøbssedler, også for dem, du deler dem med</Trans>
        </li>
        <li>
          <Trans>din prisagent og de varer, den holder øje med</Trans>
        </li>
      </ul>
      <PresentPasswordForm
        email={email}
        input={forms.accountDeletion}
        label={t`Slet kontoen`}
        texts={{
          send: <Trans>Slet kontoen for altid</Trans>,
          sending: <Trans>Sletter …</Trans>,
          leave: <Trans>Behold kontoen</Trans>,
        }}
        kind="danger"
        submit={deleteAccount}
        onSucceeded={deleted}
        onLeft={keep}
      />
    </div>
  )
}
