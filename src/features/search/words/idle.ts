import type { Language } from '#i18n/languages.ts';
import { wordsOf } from './fold.ts';

/** Words that say next to nothing about what a reader is looking for. */
const lists: { readonly [language in Language]: string } = {
  en: `a an and any are as at be been being but by can could did do does doing for from get gets getting go goes going
    got had has have having he her him his how i if in into is it its itself just let like me mean means may might must
    my myself no not now of off on or our out over own please put same she should so some somebody someone something
    still than that the their them then there these they thing things this those to too under up us use using very was
    we were what when where which while who whom whose why will with would yet you your yours again also only about
    happens happen really actually okay one own guy guys anyone everybody everyone ever even else got gonna want`,
  de: `ab aber alle als also am an auch auf aus bei beim bin bis bist da dabei dafür damit dann das dass davon dazu dein
    dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines
    er es etwas für gegen gerade gibt habe haben hat hier ich ihm ihn ihr im in ins ist ja jede jedem jeden jeder jedes
    kann kannst können man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nun nur ob oder
    ohne schon sein seine sich sie sind so soll sollen um und uns unter vom von vor wann war warum was weil welche
    welchen welcher welches wem wen wenn wer werden wie wieder wir wird wo wofür worden wozu zu zum zur darf darfst
    dürfen eigentlich passiert heißt mal macht machen tun geht gehen jemand jetzt einfach bitte wieviel wieviele`,
  es: `a al algo alguien algún alguna ante aquí así aun aunque cada como cómo con cuál cuales cuándo cuando de del desde
    donde dónde durante e el él ella ellos en entonces entre era es esa ese eso esta está están este esto hace hacen
    hacer hacia han has hasta hay he ir la las le les lo los más me mi mientras mis mismo muy nada ni no nos o otra otro
    para pasa pero poder podemos podría por porque pueda puede pueden puedo que qué quién quiénes se sea ser si sí sin
    sino sobre solo sólo son su sus también tan te tengo tiene tienen tenemos toca todo todos tu tus u un una uno unos va
    vale van y ya yo debe deben debo hago hacemos sirve significa alguno ahora luego`,
  pl: `a aby albo ale ani bez bo by być będzie był była było były ci co coś czego czemu czy czyli dla do dlaczego gdy
    gdzie go i ich ile im in inny ja jak jaka jaki jakie jako jakiś je jego jej jest jestem jeszcze jeśli jeżeli już
    każdy kiedy kim kto ktoś która które którego której który których ma mam mamy mają mi mieć mnie mną moja moje mogę
    możemy może mogą można mój mu musi muszę my na nad nam nas nasz nie niech nim no o od on ona oni ono oraz po pod
    podczas przed przez przy sam są się sobą sobie swoja swoje swoją swój ta tak tam te tego tej ten teraz też to tu tych
    tylko tym u w wam was we więc wolno wszyscy wszystkie z za ze że żeby dzieje robi robić robię trzeba właśnie znaczy`,
};

/** Those of them that say nothing at all, and stand in nearly every question. */
const mute: { readonly [language in Language]: string } = {
  en: 'a an the and is of in on to i do does with',
  de: 'der die das dem den des ein eine einem einen einer eines ich ist und auf in im mit',
  es: 'a al con de del el en es la las los me se un una y que',
  pl: 'a co czy do i jest na po się to w z o u',
};

const among = (words: { readonly [language in Language]: string }) => {
  const sets = new Map<Language, ReadonlySet<string>>();
  return (word: string, language: Language) => {
    const known = sets.get(language) ?? new Set(wordsOf(words[language], language));
    sets.set(language, known);
    return known.has(word);
  };
};

export const isIdle: (word: string, language: Language) => boolean = among(lists);
export const isMute: (word: string, language: Language) => boolean = among(mute);
