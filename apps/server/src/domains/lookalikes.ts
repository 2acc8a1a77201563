// Homographs (UTS 39, the few that matter here): signs that look like Latin letters.
const ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm', н: 'h', о: 'o' },
    ...{ р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', г: 'r', п: 'n', ь: 'b' },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w' },
    ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ß: 'b', '0': 'o', '1': 'l', '5': 's' },
  }),
)

/** What is left of a name for the eye: two that look alike have the same one. */
export function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const latin = [...bare].map((sign) => ALIKE.get(sign) ?? sign).join('')
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd').replaceAll('i', 'l')
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Arabic}/u]

/** Whether one word is written in several alphabets, which nobody does who wants to be read. */
export function isMixed(label: string): boolean {
  return SCRIPTS.filter((script) => script.test(label)).length > 1
}
