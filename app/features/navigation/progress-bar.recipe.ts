import { defineRecipe } from '@pandacss/dev'

export const progressBarRecipe = defineRecipe({
  className: 'progress-bar',
  base: {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: '60',
    height: '3px',
    bg: 'brand',
    transformOrigin: 'left',
    pointerEvents: 'none',
    // It stays hidden until the delay is over, which reduced motion does not shorten.
    animation: 'progressAppear 1ms step-end 200ms both, progressGrow 8s {easings.out} 200ms both',
  },
})
