/** Marks of packed and frozen food that no emoji shows, each on a 32 x 32 field. */
export const pantryMarks: Readonly<Record<string, string>> = {
  'sugar-cubes':
    '<path d="M3 19l8-4 8 4v8l-8 4-8-4z" fill="#fff"/><path d="M11 23l8-4v8l-8 4z" fill="#CFDCE2"/><path d="M3 19l8 4v8l-8-4z" fill="#E6EEF1"/><path d="M13 9l8-4 8 4v8l-8 4-8-4z" fill="#fff"/><path d="M21 13l8-4v8l-8 4z" fill="#CFDCE2"/><path d="M13 9l8 4v8l-8-4z" fill="#E6EEF1"/>',
  soybeans:
    '<path d="M4 22Q3 13 12 11Q16 4 27 5Q30 7 28 11Q29 19 21 21Q17 29 8 28Q4 27 4 22z" fill="#6BA53C"/><g fill="#B6DB7C"><circle cx="22" cy="11" r="4.6"/><circle cx="15.5" cy="17" r="4.6"/><circle cx="9.5" cy="22.5" r="4"/></g>',
  rapeseed:
    '<path d="M16 31V15M16 25l-6-4M16 22l6-5" stroke="#5C9A3C" stroke-width="2.2" stroke-linecap="round"/><g fill="#F8C72C"><path d="M16 8q-5-6-6 0q-6 1 0 4q1 6 6 1q5 5 6-1q6-3 0-4q-1-6-6 0z"/><circle cx="8" cy="20" r="3.6"/><circle cx="25" cy="15" r="3.6"/><circle cx="24" cy="22" r="2.6"/></g><circle cx="16" cy="9.5" r="2.4" fill="#DE9A12"/>',
  nachos:
    '<path d="M3 25L13 5Q15 3 16 6L22 26Q22 29 19 28L5 28Q2 28 3 25z" fill="#F0B43C"/><path d="M15 29L24 10Q26 8 27 11L30 26Q30 29 27 29z" fill="#E09A2B"/><g fill="#B5651D"><circle cx="11" cy="18" r="1.2"/><circle cx="15" cy="23" r="1.2"/><circle cx="9" cy="24" r="1.2"/><circle cx="14" cy="13" r="1.1"/><circle cx="24" cy="21" r="1.1"/><circle cx="25" cy="26" r="1.1"/></g>',
  'spring-roll':
    '<rect x="2" y="11" width="27" height="10" rx="5" transform="rotate(-24 16 16)" fill="#C98330"/><rect x="2" y="9.5" width="27" height="9" rx="4.5" transform="rotate(-24 16 14)" fill="#E5A84E"/><path d="M9 22L22 6M15 21L26 8" stroke="#B8752A" stroke-width="1.4"/><path d="M5 24Q2 26 3 22Q4 18 7 19z" fill="#7FB65A"/><circle cx="5" cy="22" r="1.6" fill="#E8622C"/>',
  'fish-finger':
    '<g transform="rotate(-12 16 16)"><rect x="3" y="4" width="26" height="10" rx="3" fill="#D98A2B"/><rect x="3" y="3" width="26" height="8.6" rx="3" fill="#F0AF4A"/><rect x="3" y="18" width="26" height="10" rx="3" fill="#D98A2B"/><rect x="3" y="17" width="26" height="8.6" rx="3" fill="#F0AF4A"/><g fill="#C2731B"><circle cx="9" cy="6" r="1"/><circle cx="15" cy="8" r="1"/><circle cx="22" cy="6" r="1"/><circle cx="12" cy="21" r="1"/><circle cx="19" cy="20" r="1"/><circle cx="25" cy="22" r="1"/></g></g>',
  'whole-pizza':
    '<circle cx="16" cy="16" r="15" fill="#C9863A"/><circle cx="16" cy="16" r="12.6" fill="#F7C948"/><path d="M16 5Q26 6 26 16Q20 14 16 18Q8 20 6 14Q8 6 16 5z" fill="#F2A83B"/><g fill="#D13A30"><circle cx="11" cy="11" r="3"/><circle cx="21" cy="11" r="3"/><circle cx="22" cy="20" r="3"/><circle cx="12" cy="21" r="3"/><circle cx="16" cy="15.5" r="2.6"/></g><path d="M15 9l3-1M7 16l2 2M16 24l3 1M24 15l2 1" stroke="#3F8A3C" stroke-width="2" stroke-linecap="round"/>',
  lolly:
    '<rect x="13.5" y="22" width="5" height="9" rx="2.5" fill="#E6C48D"/><path d="M7 12Q7 2 16 2T25 12V21Q25 24 22 24H10Q7 24 7 21z" fill="#5A2F1B"/><path d="M10 12Q10 5 16 5" stroke="#A06A45" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M18 2.300Q25 4 25 11Q20 12 19 8Q18 5 18 2.300z" fill="#FFF3DC"/><g fill="#8A5434"><circle cx="12" cy="17" r="1.2"/><circle cx="17" cy="14" r="1.2"/><circle cx="20" cy="19" r="1.2"/></g>',
  hazelnuts:
    '<path d="M4 20Q4 11 12 8Q20 11 20 20Q17 28 12 28Q7 28 4 20z" fill="#B5713A"/><path d="M4 20Q4 11 12 8Q20 11 20 20Q12 16 4 20z" fill="#D9A566"/><path d="M16 15Q18 8 24 8Q30 12 29 19Q26 25 21 24z" fill="#9A5B2B"/><path d="M17 12Q20 8 24 8Q30 11 29 18Q24 14 18 15z" fill="#C98F52"/>',
  mozzarella:
    '<circle cx="14" cy="14" r="11" fill="#E7E9E2"/><circle cx="13" cy="13" r="10.5" fill="#FFFFFA"/><path d="M14 24Q18 16 30 18Q28 28 18 28Q15 27 14 24z" fill="#4E9A46"/><path d="M16 25Q22 21 28 20" stroke="#BFE0A8" stroke-width="1.4" fill="none"/><circle cx="7" cy="25" r="5" fill="#E2382D"/><circle cx="5.5" cy="23.5" r="1.3" fill="#F79A92"/>',
  feta: '<path d="M3 14l10-6 16 5-10 6z" fill="#fff"/><path d="M3 14l16 5v10L3 23z" fill="#F1F1E8"/><path d="M29 13l-10 6v10l10-7z" fill="#D7DAD0"/><g fill="#C9CCC0"><circle cx="8" cy="19" r="1"/><circle cx="13" cy="23" r="1.2"/><circle cx="24" cy="21" r="1"/></g><circle cx="9" cy="7" r="4" fill="#5E7B2C"/><circle cx="8" cy="6" r="1.2" fill="#E2382D"/>',
  curds:
    '<path d="M2 15H30Q29 28 16 28T2 15z" fill="#3F8FCB"/><g fill="#fff"><circle cx="8" cy="13" r="4"/><circle cx="15" cy="11" r="4.6"/><circle cx="23" cy="13" r="4.2"/><circle cx="12" cy="7.5" r="3.2"/><circle cx="19" cy="7" r="3"/></g><path d="M2 15H30V17Q16 20 2 17z" fill="#2F74AB"/>',
  whip: '<path d="M5 27Q3 21 9 20Q6 15 12 14Q10 9 15 8Q16 4 19 2Q20 7 21 9Q26 11 23 15Q28 17 25 21Q30 24 26 28Q16 31 5 27z" fill="#fff" stroke="#C9D8E2" stroke-width="1.2"/><path d="M9 20Q16 24 25 21M12 14Q17 17 23 15" stroke="#C9D8E2" stroke-width="1.6" fill="none" stroke-linecap="round"/>',
  'milk-drop':
    '<path d="M16 2Q27 15 27 21A11 10 0 0 1 5 21Q5 15 16 2z" fill="#fff" stroke="#8FB9DA" stroke-width="1.6"/><path d="M10 21Q10 26 16 27" stroke="#A9CFEA" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
  'milk-drop-crossed':
    '<path d="M16 2Q27 15 27 21A11 10 0 0 1 5 21Q5 15 16 2z" fill="#fff" stroke="#8FB9DA" stroke-width="1.6"/><path d="M4 29L28 5" stroke="#7A3FA0" stroke-width="4" stroke-linecap="round"/>',
  'ear-crossed':
    '<circle cx="16" cy="16" r="13.5" fill="#FFF7DF" stroke="#C7952B" stroke-width="3"/><path d="M16 26V9" stroke="#B98A3A" stroke-width="2"/><g fill="#E0AE45"><path d="M16 5q4 4 0 8q-4-4 0-8zM16 14q0-5 6-5q0 6-6 5zM16 14q0-5-6-5q0 6 6 5zM16 20q0-5 6-5q0 6-6 5zM16 20q0-5-6-5q0 6 6 5z"/></g><path d="M7 25L25 7" stroke="#C4473A" stroke-width="3"/>',
  wheat:
    '<path d="M16 31V8" stroke="#B07C28" stroke-width="2" stroke-linecap="round"/><g fill="#E5AF3D"><path d="M16 1q4.5 4.5 0 9q-4.5-4.5 0-9zM16 13q0-6 7-6q0 7-7 6zM16 13q0-6-7-6q0 7 7 6zM16 19.500q0-6 7-6q0 7-7 6zM16 19.500q0-6-7-6q0 7 7 6zM16 26q0-6 7-6q0 7-7 6zM16 26q0-6-7-6q0 7 7 6z"/></g>',
  cocoa:
    '<path d="M4 11H24V20Q24 29 14 29T4 20z" fill="#D24A3A"/><path d="M24 13Q31 12 30 18Q29 23 23 22" fill="none" stroke="#D24A3A" stroke-width="3"/><ellipse cx="14" cy="11" rx="10" ry="3.5" fill="#5A2F1B"/><circle cx="11" cy="10" r="2.6" fill="#FFF8EC"/><circle cx="16.5" cy="11" r="2.3" fill="#FFF8EC"/><path d="M10 5q-2-2 0-4M17 5q2-2 0-4" stroke="#9AA5A0" stroke-width="1.6" fill="none" stroke-linecap="round"/>',
  capsule:
    '<path d="M5 8H27L22 25H10z" fill="#5A3420"/><path d="M5 8H27L25.5 13H6.500z" fill="#7B4A2E"/><rect x="3" y="5" width="26" height="4.5" rx="2.2" fill="#C9A24E"/><ellipse cx="16" cy="26" rx="6" ry="2" fill="#3E2214"/>',
  caraway:
    '<path d="M16 30Q15 18 17 12M16 22l-6-7M16.5 18l6-7" stroke="#4E8A3A" stroke-width="1.8" fill="none"/><g fill="#F3F0D6" stroke="#B9B26A" stroke-width=".6"><circle cx="17" cy="8" r="3.6"/><circle cx="12" cy="7" r="2.8"/><circle cx="22" cy="6" r="2.8"/><circle cx="9" cy="13" r="2.8"/><circle cx="24" cy="10" r="2.6"/></g>',
  juniper:
    '<path d="M4 26Q16 20 27 5M10 22L6 17M14 20L11 13M18 16L15 9M22 11L20 5M12 22l7 2M17 18l7 2M21 14l7 1" stroke="#3F7F57" stroke-width="2.2" stroke-linecap="round" fill="none"/><g fill="#3D4E8A"><circle cx="12" cy="17" r="3.4"/><circle cx="19" cy="22" r="3.4"/><circle cx="21" cy="13" r="3"/></g>',
  pretzelbun:
    '<path d="M2 20Q2 8 16 8T30 20Q30 25 16 25T2 20z" fill="#D9964A"/><path d="M4 17Q6 9 16 9Q26 9 28 17Q16 12 4 17z" fill="#EDBB74"/><g fill="#FFF1D2"><ellipse cx="10" cy="13" rx="1.3" ry=".9"/><ellipse cx="16" cy="11.5" rx="1.3" ry=".9"/><ellipse cx="22" cy="13" rx="1.3" ry=".9"/></g>',
}
