import type { Language } from '../../i18n/languages.ts';
import { wordsOf } from './fold.ts';

/**
 * Words of everyday speech that players use for one another at the table; a group is a line. What a term of the game is
 * called besides stands in the glossary.
 */
const groups: { readonly [language in Language]: string } = {
  en: `kill destroy shoot blow eliminate
    dead die killed
    jail brig prison locked imprisoned slammer cell arrested
    hurt injured wounded sickbay hospital medical
    toaster cylon skinjob traitor
    fighter raider
    centurion boarder toasters robot cans
    mothership basestar
    jump ftl hyperspace warp
    gas fuel tylium
    prez president potus
    nuke nuclear missile
    peek look see view spy inspect
    guy character player person somebody
    pile deck stack
    throw discard toss dump ditch lose
    grab draw take pull
    empty out exhausted gone runs ran
    spaced spacing airlock execution executed execute
    civvies civilian civilians
    boat ship vessel
    start setup begin beginning opening initial first
    reveal caught exposed outed unmask revealed
    vote check test
    tie equal even
    max limit maximum most
    fix repair mend
    broken damaged hit damage
    win victory
    twice two double again second
    choose pick select decide
    dice die roll
    color colour type
    give hand swap trade pass
    talk tell say discuss lie bluff claim
    order sequence steps procedure
    leave exit escape free out
    keep stay remain
    turn go
    round turn
    effect happens result
    chat speak talk
    food eat rations starving
    morale mood spirit
    captain admiral boss
    successor next inherits takes
    boarding boarded invaders
    land dock
    launch scramble
    alone single one
    random shuffle
    cost pay price
    skip pass nothing
    both same simultaneously
    cancel stop prevent
    distance travelled far`,
  de: `töten zerstören abschießen vernichten killen
    tot sterben stirbt getötet
    knast brig gefängnis arrest zelle sitzt eingesperrt bau
    verletzt verletzung krankenstation lazarett verwundet
    toaster zylon verräter böse
    jäger raider
    zenturio blechbüchse blech entern enterer
    basisstern basisschiff mutterschiff
    sprung springen ftl
    sprit treibstoff tylium
    präsi präsident präsidentin
    atombombe nuklearwaffe atomwaffe nuke atomrakete
    gucken anschauen ansehen spicken sehen
    figur charakter spieler leute
    stapel deck
    wegwerfen abwerfen ablegen abgeben abschmeißen
    ziehen nehmen nachziehen
    leer alle aufgebraucht ausgegangen keine
    luftschleuse hinrichtung hinrichten exekution rausgeworfen
    zivile zivilisten zivilschiff
    kahn schiff
    start anfang beginn aufbau spielbeginn startaufstellung
    enttarnen outen auffliegen aufdecken enttarnt
    probe check prüfung test
    gleichstand unentschieden gleich
    maximal limit grenze höchstens
    reparieren flicken heilen
    kaputt beschädigt getroffen schaden treffer
    gewinnen sieg gewonnen
    doppelt zweimal zwei nochmal
    aussuchen wählen auswählen entscheiden
    würfel würfeln wurf
    farbe art typ
    geben weitergeben tauschen
    reden sagen verraten erzählen lügen bluffen
    ablauf reihenfolge schritte
    raus verlassen herauskommen frei entkommen
    behalten bleiben bleibt
    runde zug
    folge passiert effekt
    essen nahrung hunger
    moral stimmung
    nachfolger nächster erbt amtsfolge
    landen andocken
    starten abheben
    zufällig mischen verdeckt
    kosten bezahlen kostet
    passen verfallen nichts
    verhindern abbrechen stoppen
    distanz entfernung strecke
    oben oberste
    unten unterste
    befehl order
    kiste viper maschine
    geschütz waffen kanonen`,
  es: `matar destruir derribar eliminar reventar
    muerto morir muere
    cárcel prisión calabozo celda encerrado preso trena
    herido enfermería hospital lesionado
    tostadora cylon traidor malo
    caza incursor
    centurión robot abordaje
    nodriza estrella base
    salto saltar ftl
    gasolina combustible tylium
    presi presidente presidenta
    nuke nuclear misil bomba
    mirar ver espiar echar
    tipo personaje jugador gente
    montón mazo baraja pila
    tirar descartar soltar deshacerse
    robar coger sacar tomar
    vacío acabar agotado terminar quedan
    esclusa ejecución ejecutar
    civil civiles
    barco nave
    inicio empezar principio preparación inicial comienzo
    revelar descubrir pillado desvelar
    votación prueba test chequeo
    empate igual
    máximo límite tope
    arreglar reparar
    roto dañado daño tocado
    ganar victoria
    dos doble veces
    elegir escoger decidir
    dado tirada lanzar
    color tipo
    dar pasar intercambiar
    hablar decir contar mentir farolear
    orden secuencia pasos
    salir escapar librarse
    quedarse conservar guardar
    ronda turno
    comida alimentos
    sucesor siguiente hereda sucesión
    aterrizar posarse
    despegar lanzar
    azar barajar
    coste pagar cuesta
    pasar nada
    cancelar impedir evitar
    distancia lejos
    arriba superior
    debajo inferior fondo
    orden ejecutiva`,
  pl: `zabić zniszczyć zestrzelić rozwalić
    martwy ginie umiera śmierć
    więzienie areszt kiść pudło cela zamknięty siedzi paka
    ranny izba chorych szpital ambulatorium
    toster cylon zdrajca zły
    myśliwiec raider
    centurion blaszak puszka abordaż
    basestar baza
    skok skakać ftl
    paliwo benzyna tylium
    prezio prezydent
    atomówka nuklearny głowica bomba
    podejrzeć zobaczyć obejrzeć patrzeć zajrzeć
    postać gracz gość ludzik
    stos talia kupka
    wyrzucić odrzucić wywalić
    dobrać brać ciągnąć wziąć
    pusty skończyć zabraknąć brak koniec
    śluza egzekucja stracenie
    cywil cywile cywilny
    łajba statek okręt
    start początek przygotowanie rozstawienie
    ujawnić odkryć zdemaskować wyjść
    test próba sprawdzian
    remis równo
    maksymalnie limit najwięcej
    naprawić naprawa
    zepsuty uszkodzony trafiony uszkodzenie
    wygrać zwycięstwo
    dwa dwukrotnie razy
    wybrać zdecydować
    kostka rzut rzucać
    kolor rodzaj typ
    dać przekazać oddać
    mówić powiedzieć gadać kłamać blefować
    kolejność kroki przebieg
    wyjść uciec opuścić
    zostać zatrzymać zachować
    runda tura kolejka
    jedzenie żywność
    następca następny sukcesja dziedziczy
    lądować wylądować
    wystartować start
    losowo tasować
    koszt zapłacić kosztuje
    pas nic
    anulować powstrzymać
    odległość dystans daleko
    góra wierzch
    spód dół`,
};

/** The words that may stand for each word, as they are looked up. */
export function alikeIn(
  language: Language,
  lookedUpBy: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const alike = new Map<string, readonly string[]>();
  for (const group of groups[language].split('\n')) {
    const stems = [...new Set(wordsOf(group, language).map(lookedUpBy))];
    for (const stem of stems)
      alike.set(stem, [...(alike.get(stem) ?? []), ...stems.filter(other => other !== stem)]);
  }
  return alike;
}
