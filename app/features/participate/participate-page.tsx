import '#app/late.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { button } from 'styled-system/recipes'
import { fromPromise } from 'xstate'
import { acceptInvitation } from '#app/api/shopping-lists.ts'
import { isVerified } from '#app/domain/account/account.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { AnsweredInvitation } from '#app/domain/list/shopping-list.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { MessagePage } from '#app/ui/page/message-page.tsx'
import { invitationMachine } from '#machines/invitation/invitation.machine.ts'
import { useInvitation } from './use-invitation.ts'

const participateMachine = invitationMachine.provide({
  actors: {
    acceptInvitation: fromPromise(({ input, signal }) => acceptInvitation(input.sharingCode, { signal })),
  },
})

type Properties = { sharingCode: string; invitation: AnsweredInvitation }

/** An invitation to a list (§2.1, /participate; §4 sharing). */
export function ParticipatePage({ sharingCode, invitation: loaded }: Properties) {
  const { press, withTab } = useTab()
  const { invitation, askAgain } = useInvitation(sharingCode, loaded)
  const email = useUser()?.email ?? null
  const [snapshot, send, actor] = useMachine(participateMachine, {
    inspect,
    input: { sharingCode, invitation, email },
  })
  // For example after a login under the user button.
  useEffect(() => send({ type: 'user.answered', email }), [send, email])
  useEffect(() => send({ type: 'invitation.loaded', invitation }), [send, invitation])
  useEmitted(actor, {
    'invitation.outdated': askAgain,
    'list.joined': () => withTab(({ ownList }) => ownList.send({ type: 'list.reload' })),
    'session.lost': () => withTab(({ app }) => app.send({ type: 'session.lost' })),
  })

  const { invitation: shown, failure } = snapshot.context
  if (shown === 'throttled') return <Throttled onRetried={askAgain} />
  if (!shown || snapshot.matches('gone')) return <Gone />
  const owner = shown.ownerName
  if (snapshot.matches('joined'))
    return (
      <MessagePage
        product="grape"
        title={
          shown.role === 'owner' ? <Trans>Det er din egen seddel</Trans> : <Trans>Du er med på sedlen</Trans>
        }
        text={
          shown.role === 'owner' ? (
            <Trans>Send linket til dem, der skal være med.</Trans>
          ) : (
            <Trans>Du og {owner} ser og ændrer nu den samme seddel.</Trans>
          )
        }
      >
        <button
          type="button"
          className={button()}
          onClick={() => press({ to: 'app', event: { type: 'panel.open' } })}
        >
          <Trans>Se sedlen</Trans>
        </button>
      </MessagePage>
    )
  return (
    <MessagePage
      product="grape"
      title={<Trans>{owner} vil dele sin seddel med dig</Trans>}
      text={
        <>
          <Plural
            value={shown.amount}
            _0="Der er ikke noget på den endnu."
            one="Der er # vare på den."
            other="Der er # varer på den."
          />{' '}
          {snapshot.matches({ showing: 'visitor' }) ? (
            <Trans>Log ind eller opret en konto for at være med.</Trans>
          ) : (
            <Trans>Den bliver din seddel, så længe du er med. Din egen venter på dig imens.</Trans>
          )}
        </>
      }
    >
      {snapshot.matches({ showing: 'visitor' }) ? (
        <VisitorActions />
      ) : (
        <UserActions
          failure={failure}
          isBusy={snapshot.hasTag('busy')}
          onJoin={() => send({ type: 'join.chosen' })}
        />
      )}
    </MessagePage>
  )
}

function VisitorActions() {
  const next = useLocation({ select: ({ href }) => href })
  return (
    <>
      <Link to="/{-$locale}/login" search={{ next }} className={button()}>
        <Trans>Log ind</Trans>
      </Link>
      <Link to="/{-$locale}/register" search={{ next }} className={button({ kind: 'line' })}>
        <Trans>Opret konto</Trans>
      </Link>
    </>
  )
}

type UserActionsProperties = { failure: Failure | null; isBusy: boolean; onJoin: () => void }

function UserActions({ failure, isBusy, onJoin }: UserActionsProperties) {
  const user = useUser()
  if (user && !isVerified(user))
    return (
      <>
        <p>
          <Trans>Bekræft din e-mail først. Vi har sendt dig en mail med et link.</Trans>
        </p>
        <Link to="/{-$locale}/profile" className={button()}>
          <Trans>Gå til din profil</Trans>
        </Link>
      </>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onJoin()
      }}
    >
      <FormMessage isPast={isBusy}>{failure && <FailureText failure={failure} />}</FormMessage>
      <SubmitButton isHeld={isBusy}>
        {isBusy ? <Trans>Et øjeblik …</Trans> : <Trans>Vær med</Trans>}
      </SubmitButton>
    </form>
  )
}

function FailureText({ failure }: { failure: Failure }) {
  if (failure.kind === 'invalid') return Object.values(failure.errors).flat()[0]
  if (failure.kind === 'throttled') return <Trans>Det blev for mange forsøg. Vent lidt, og prøv igen.</Trans>
  if (failure.kind === 'offline') return <Trans>Der er ingen forbindelse. Prøv igen om lidt.</Trans>
  return <Trans>Du kom ikke med på sedlen. Prøv igen om lidt.</Trans>
}

function Gone() {
  return (
    <MessagePage
      product="apple"
      title={<Trans>Invitationen gælder ikke længere</Trans>}
      text={<Trans>Linket er trukket tilbage eller forkert. Bed om et nyt.</Trans>}
    >
      <Link to="/{-$locale}" className={button()}>
        <Trans>Gå til forsiden</Trans>
      </Link>
    </MessagePage>
  )
}

/** The server did not check the code, so the invitation may still be valid. */
function Throttled({ onRetried }: { onRetried: () => void }) {
  return (
    <MessagePage
      product="onion"
      title={<Trans>Vi kan ikke vise invitationen lige nu</Trans>}
      text={
        <Trans>Der er åbnet for mange invitationer herfra på kort tid. Vent et minut, og prøv igen.</Trans>
      }
    >
      <button type="button" className={button()} onClick={onRetried}>
        <Trans>Prøv igen</Trans>
      </button>
    </MessagePage>
  )
}
