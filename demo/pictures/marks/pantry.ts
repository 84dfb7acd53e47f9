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
  whip: '<path d="M4 16Q4 11 9 11Q9 5 15 6Q20 3 22 8Q28 8 28 16z" fill="#fff"/><path d="M9 13Q12 10 15 13M16 10Q19 7 22 11" fill="none" stroke="#CBD9E0" stroke-width="1.5" stroke-linecap="round"/><path d="M19 12L29 2" stroke="#8E999E" stroke-width="2.4" stroke-linecap="round"/><path d="M20 11Q13 10 11 15Q17 18 20 11z" fill="#B9C4CA"/><path d="M2 16H30Q29 29 16 29T2 16z" fill="#2F74AB"/><path d="M2 16H30V18.5Q16 22 2 18.5z" fill="#255C89"/>',
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
  lasagne:
    '<path d="M2 13L20 6l10 5-17 8z" fill="#E9A63A"/><path d="M2 13l11 6v10L2 23z" fill="#F6D58B"/><path d="M13 19l17-8v10l-17 8z" fill="#F0C468"/><path d="M2 16.5l11 6 17-8M2 20l11 6 17-8" fill="none" stroke="#C4392B" stroke-width="2"/><path d="M6 13l13-5M10 15l13-5M14 16.500l11-5" stroke="#C4392B" stroke-width="1.6" stroke-linecap="round"/>',
  ravioli:
    '<g fill="#F3D08A" stroke="#D9A548" stroke-width="1.2" stroke-linejoin="round"><path d="M3 8l2-1 2-2 2 1 2-2 2 2 2-1 1 3 2 1-1 2 1 3-2 1-1 3-2-1-2 2-2-1-2 1-2-2-2-1 1-3-1-2z"/><path d="M14 18l2-2 2 1 2-2 2 2 3-1 1 3 3 1-1 2 1 3-3 1-1 3-2-1-3 2-2-2-3 1-1-3-2-1 1-3z"/></g><circle cx="10" cy="11" r="3.6" fill="#F9E3B4"/><circle cx="21" cy="23" r="4" fill="#F9E3B4"/>',
  'tea-cup':
    '<path d="M3 12H25Q25 26 14 26T3 12z" fill="#F6F1E6"/><path d="M25 14Q31 13 30 18Q29 22 23 22" fill="none" stroke="#F6F1E6" stroke-width="2.6"/><ellipse cx="14" cy="12" rx="11" ry="3" fill="#B5602A"/><path d="M6 26H22L20 29H8z" fill="#DCD3C0"/><path d="M9 8q-2-2 0-5M15 8q2-2 0-5" stroke="#B9C4C0" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M20 12V20" stroke="#8A8A80" stroke-width="1"/><rect x="17.5" y="19" width="6" height="6" rx="1" fill="#4E9A46"/>',
  flakes:
    '<path d="M2 15H30Q29 29 16 29T2 15z" fill="#3F8FCB"/><path d="M2 15H30V17Q16 21 2 17z" fill="#2F74AB"/><g fill="#F2B53A" stroke="#CE8A1D" stroke-width=".8"><path d="M5 14q0-6 6-5q3 3-1 6z"/><path d="M11 12q1-6 7-4q2 4-3 6z"/><path d="M18 13q2-6 8-3q1 4-4 5z"/><path d="M9 8q1-5 6-4q2 3-2 5z"/><path d="M17 7q3-4 6-2q1 3-3 4z"/></g>',
  muesli:
    '<path d="M2 15H30Q29 29 16 29T2 15z" fill="#D8663E"/><path d="M2 15H30V17Q16 21 2 17z" fill="#B54C29"/><g><ellipse cx="8" cy="12" rx="4" ry="2.8" fill="#E2BC78"/><ellipse cx="15" cy="11" rx="4" ry="2.8" fill="#D2A45C"/><ellipse cx="22" cy="12" rx="4.2" ry="2.8" fill="#E2BC78"/><circle cx="11" cy="8" r="2.6" fill="#5A3A78"/><circle cx="19" cy="7.5" r="3" fill="#D33A4A"/><ellipse cx="25" cy="9" rx="2.6" ry="2" fill="#8A5A2C"/></g>',
  bouillon:
    '<path d="M4 11l9-4 9 4v9l-9 4-9-4z" fill="#E2B23A"/><path d="M13 15l9-4v9l-9 4z" fill="#B9831B"/><path d="M4 11l9 4v9l-9-4z" fill="#D09A26"/><path d="M16 19l7-3 7 3v8l-7 4-7-4z" fill="#F0C75A"/><path d="M23 23l7-4v8l-7 4z" fill="#C48E22"/><path d="M16 19l7 4v8l-7-4z" fill="#DDA92F"/>',
  'tinned-fish':
    '<path d="M2 16Q10 6 20 12L29 6Q27 16 29 26L20 20Q10 26 2 16z" fill="#4F8FB3"/><path d="M2 16Q10 24 20 20L29 26Q28 20 28 16z" fill="#BFDCE8"/><circle cx="8" cy="15" r="1.8" fill="#fff"/><circle cx="8" cy="15" r="1" fill="#12303D"/><path d="M12 11Q15 16 12 21" stroke="#2E6888" stroke-width="1.4" fill="none"/>',
  peppercorns:
    '<g fill="#2E2A28"><circle cx="10" cy="10" r="5"/><circle cx="21" cy="9" r="5"/><circle cx="15" cy="18" r="5.2"/><circle cx="25" cy="19" r="4.8"/><circle cx="6" cy="21" r="4.8"/><circle cx="19" cy="27" r="4.6"/></g><g fill="#7A716C"><circle cx="8.5" cy="8.5" r="1.4"/><circle cx="19.5" cy="7.5" r="1.4"/><circle cx="13.5" cy="16.5" r="1.4"/><circle cx="23.5" cy="17.5" r="1.4"/><circle cx="4.5" cy="19.5" r="1.4"/><circle cx="17.5" cy="25.5" r="1.4"/></g>',
  'rice-bowl':
    '<path d="M3 15Q4 5 16 5T29 15z" fill="#fff"/><path d="M8 11l2 1M14 8l2 1M20 10l-2 1M24 13l-2 1M12 13l2 0" stroke="#CFC7B2" stroke-width="1.4" stroke-linecap="round"/><path d="M2 15H30Q29 28 16 28T2 15z" fill="#D8402F"/><path d="M2 15H30V17.500H2z" fill="#B02E20"/><path d="M11 27H21V30H11z" fill="#B02E20"/>',
  dollop:
    '<path d="M3 15Q5 8 11 10Q13 4 18 7Q25 5 25 11Q30 11 29 15z" fill="#fff"/><path d="M9 12q3-2 5 0M17 10q3-2 5 1" fill="none" stroke="#CBD9E0" stroke-width="1.5" stroke-linecap="round"/><path d="M12 9l1-3M18 11l3-2M22 13l2 0M15 12l-1 2" stroke="#3C8D46" stroke-width="1.8" stroke-linecap="round"/><path d="M2 15H30Q29 28 16 28T2 15z" fill="#D9A24A"/><path d="M2 15H30V17.5Q16 21 2 17.5z" fill="#B88432"/>',
}
