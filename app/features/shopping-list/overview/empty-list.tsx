import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, listPanel } from 'styled-system/recipes'
import { PanelPicture } from '../panel/panel-picture.tsx'

/** The empty list: a picture, a sentence, and one action. */
export function EmptyList() {
  return (
    <div className={listPanel().center}>
      <PanelPicture name="eggs" />
      <h3>
        <Trans>Sedlen er tom</Trans>
      </h3>
      <p>
        <Trans>Find noget godt i ugens tilbud, og læg det på sedlen.</Trans>
      </p>
      <div>
        <Link to="/{-$locale}/offer" className={button()}>
          <Trans>Se ugens tilbud</Trans>
        </Link>
      </div>
    </div>
  )
}
