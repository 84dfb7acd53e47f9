/** Marks of things for the house that no emoji shows, each on a 32 x 32 field. */
export const houseMarks: Readonly<Record<string, string>> = {
  drop: '<path d="M16 3Q26 15 26 20A10 10 0 0 1 6 20Q6 15 16 3z" fill="#3B8FD6"/><path d="M11 19Q11 24 16 25" stroke="#fff" stroke-opacity=".75" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  leafdrop:
    '<path d="M27 5Q6 5 6 19Q6 27 14 27Q27 26 27 5z" fill="#4E9A46"/><path d="M7 28Q12 17 21 11" stroke="#DDF0C8" stroke-width="2" fill="none" stroke-linecap="round"/>',
  plate:
    '<circle cx="16" cy="16" r="13" fill="#F4F7F8"/><circle cx="16" cy="16" r="8" fill="#DCE6EA"/><path d="M22 6l1.2 3 3 1.2-3 1.2L22 14l-1.2-2.6-3-1.2 3-1.2z" fill="#F6C945"/>',
  fish: '<path d="M3 16Q12 6 22 14L29 9V23L22 18Q12 26 3 16z" fill="#6FA8C4"/><circle cx="9" cy="15" r="1.6" fill="#12303D"/><path d="M14 11Q17 16 14 21" stroke="#3F7A98" stroke-width="1.6" fill="none"/>',
  screw:
    '<path d="M8 4H24V9H19V24L16 30L13 24V9H8z" fill="#A9B3B8"/><path d="M13 13L19 11M13 17L19 15M13 21L19 19M13 25L18 23" stroke="#6A767C" stroke-width="1.8"/><path d="M11 6.5H21" stroke="#6A767C" stroke-width="1.8"/>',
  bolt: '<path d="M18 2L6 18H14L12 30L26 12H17z" fill="#F6C945"/>',
  hair: '<path d="M4 30Q0 2 16 2T28 30z" fill="#7A4526"/><path d="M9 13Q16 12 19 8Q22 12 23 14Q24 24 16 25Q8 24 9 13z" fill="#F6CDA8"/><path d="M4 30Q7 24 9 13Q16 13 19 8Q23 10 23 14Q24 24 28 30Q31 3 16 2T4 30z" fill="#9A5B33"/><path d="M7 27Q8 10 15 5M25 27Q27 12 20 6" fill="none" stroke="#C98F5C" stroke-width="1.3" stroke-linecap="round"/><circle cx="13" cy="17" r="1" fill="#40261A"/><circle cx="19.5" cy="17" r="1" fill="#40261A"/><path d="M14 21q2.5 1.6 5 0" stroke="#B5483A" stroke-width="1.2" fill="none" stroke-linecap="round"/>',
  'dish-tab':
    '<circle cx="13" cy="13" r="12" fill="#DCE8EE"/><circle cx="13" cy="13" r="7.5" fill="#F8FBFC"/><path d="M22 3l1.2 3.2 3.2 1.2-3.2 1.200L22 12l-1.2-3.4-3.2-1.2 3.2-1.200z" fill="#F6B93C"/><rect x="10" y="19" width="20" height="11" rx="3" fill="#3B8FD6"/><rect x="10" y="19" width="20" height="4.5" rx="2" fill="#fff"/><circle cx="20" cy="24" r="3.4" fill="#E5484D"/>',
  pad: '<path d="M11 3Q16 0 21 3Q24 8 22 13Q29 15 22 19Q24 25 21 29Q16 32 11 29Q8 25 10 19Q3 15 10 13Q8 8 11 3z" fill="#fff"/><path d="M13 6Q16 4 19 6Q21 16 19 26Q16 28 13 26Q11 16 13 6z" fill="none" stroke="#EE9DB5" stroke-width="1.4"/>',
  tampon:
    '<path d="M12 3Q16 0 20 3V19H12z" fill="#fff"/><path d="M14.5 4V18M17.5 4V18" stroke="#E3E7EC" stroke-width="1.2"/><path d="M16 19Q16 25 20 26T19 31" stroke="#7FB9D6" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M12 15H20V19H12z" fill="#E9EDF1"/>',
  'oil-capsule':
    '<ellipse cx="16" cy="16" rx="14" ry="9" transform="rotate(-24 16 16)" fill="#E8A01E"/><ellipse cx="15" cy="14.5" rx="11" ry="6" transform="rotate(-24 15 14.5)" fill="#F9C64A"/><path d="M7 17Q10 11 17 9" stroke="#FFF0C0" stroke-width="2" fill="none" stroke-linecap="round"/>',
  'dog-bone':
    '<g transform="rotate(-30 16 16)"><rect x="7" y="12.5" width="18" height="7" fill="#EBD3A4"/><g fill="#EBD3A4"><circle cx="7" cy="12" r="4.4"/><circle cx="7" cy="20" r="4.4"/><circle cx="25" cy="12" r="4.4"/><circle cx="25" cy="20" r="4.4"/></g><path d="M8 14.500H24" stroke="#FBEFD6" stroke-width="2" stroke-linecap="round"/><path d="M8 18H24" stroke="#CFAF74" stroke-width="1.4" stroke-linecap="round"/></g>',
  dumbbell:
    '<g transform="rotate(-30 16 16)"><rect x="10" y="14" width="12" height="4" fill="#8E999E"/><rect x="6" y="8" width="5" height="16" rx="2" fill="#2A3238"/><rect x="21" y="8" width="5" height="16" rx="2" fill="#2A3238"/><rect x="2" y="11" width="4" height="10" rx="1.5" fill="#E5484D"/><rect x="26" y="11" width="4" height="10" rx="1.5" fill="#E5484D"/></g>',
  'oil-drop':
    '<path d="M16 2Q27 15 27 21A11 10 0 0 1 5 21Q5 15 16 2z" fill="#D9941E"/><path d="M16 2Q24 13 25 20A9 9 0 0 1 8 24Q6 14 16 2z" fill="#F2B93C"/><path d="M11 20Q11 25 16 26" stroke="#FFF0B8" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
  windscreen:
    '<path d="M2 27Q4 6 16 6T30 27Q16 20 2 27z" fill="#8CCDE8"/><path d="M5 23Q7 9 16 9T27 23Q16 18 5 23z" fill="#CDEAF6"/><path d="M16 25L7 11M23 25L16 10" stroke="#2A3238" stroke-width="2.2" stroke-linecap="round"/><path d="M22 12l2 3M25 16l1 2" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>',
}
