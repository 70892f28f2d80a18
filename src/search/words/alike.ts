import type { Language } from '#i18n/languages.ts';
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
  es: `matar destruir derribar eliminar reventar ejecutar cargarse
    muerto morir muere matar
    cárcel prisión calabozo celda encerrado preso trena trullo encarcelado rejas talego
    encerrar arrestar encarcelar meter
    herido enfermería hospital lesionado médico
    tostador cylon traidor malo enemigo tostadora robot
    caza incursor raider
    caza viper
    pesado transporte
    centurión robot abordaje
    nodriza estrella base
    salto saltar ftl
    anticipado manual antes forzar huir largarse pitar
    gasolina combustible tylium nafta
    presi presidente presidenta presidencia
    almirante mando mandar jefe comandante
    nuke nuclear misil bomba atómica
    mirar ver espiar echar enseñar
    tipo personaje jugador gente
    figura ficha muñeco peana
    ficha marcador token
    montón mazo baraja pila
    tirar descartar soltar deshacerse botar
    robar coger sacar tomar levantar
    echar poner aportar meter jugar
    poner colocar situar colocación
    vacío acabar agotado terminar quedan
    esclusa ejecución ejecutar
    civil civiles refugiado
    barco nave
    inicio empezar principio preparación inicial comienzo arrancar salida
    revelar descubrir pillado desvelar descubierto destapar
    votación prueba test chequeo
    empate igual
    máximo límite tope
    mínimo menos
    arreglar reparar reparación
    roto dañado daño tocado averiado explotar impacto
    disparar atacar ataque acertar
    ganar victoria vencer
    perder derrota
    dos doble veces
    repetir misma otra
    elegir escoger decidir
    dado tirada lanzar
    color tipo
    dar pasar intercambiar
    hablar decir contar mentir farolear confesar
    orden secuencia pasos fases
    salir escapar librarse
    quedarse conservar guardar
    ronda turno toca
    comida alimentos
    población gente
    sucesor siguiente hereda sucesión
    aterrizar posarse bajar
    despegar lanzar
    azar barajar aleatorio destino
    sala localización zona sitio casilla cuarto
    coste pagar cuesta
    pasar nada
    cancelar impedir evitar parar
    distancia lejos
    arriba superior
    debajo inferior fondo
    orden ejecutiva
    motín rebelión amotinado
    traición marrón
    líder cabecilla
    habilidad poder capacidad
    versión alternativo otra
    temerario imprudente
    camarote despacho
    mover moverse ir desplazar
    desgracia crisis
    colonia planeta`,
  pl: `zabić zniszczyć zestrzelić rozwalić ubić zdjąć strącić
    martwy ginie umiera śmierć zginąć zabity zabić
    więzienie areszt kiść pudło cela zamknięty paka kraty osadzony więzień aresztant mamer
    zamknąć wsadzić uwięzić posadzić wpakować
    ranny izba chorych szpital ambulatorium lazaret leczyć
    stracić egzekucja zabić rozstrzelać śluza
    toster cylon zdrajca zły wróg
    dobry człowiek ludzie ludzki
    myśliwiec raider
    viper maszyna
    ciężki desantowiec
    centurion blaszak puszka abordaż robot desant
    abordaż wejść pokład desant
    basestar baza matka gwiazda
    skok skakać ftl odlot odlecieć uciec
    paliwo benzyna tylium
    prezio prezydent prezydentka roslin
    admirał dowódca stary dowodzić dowodzenie flota
    rządzić urząd stanowisko stołek władza
    atomówka nuklearny głowica bomba nuke
    podejrzeć zobaczyć obejrzeć patrzeć zajrzeć podglądać widzieć sprawdzić
    postać gracz gość ludzik bohater osoba
    pionek figurka ludzik stojak
    arkusz postać
    stos talia kupka
    wyrzucić odrzucić wywalić zrzucić pozbyć odkładać odrzucać
    dobrać brać ciągnąć wziąć dociąg losować dostać dobierać wyciągać
    dołożyć wrzucić dorzucić wkładać dokładać dać
    kłaść położyć postawić stawiać umieścić ustawić
    pusty skończyć zabraknąć brak koniec wyczerpać
    koniec wygrana meta
    śluza egzekucja stracenie
    cywil cywile cywilny transportowiec uchodźca
    łajba statek okręt
    start początek przygotowanie rozstawienie startowy początkowy ustawienie zaczynać rozkładanie
    ujawnić odkryć zdemaskować odkryty ujawniony wsypa
    test próba sprawdzian
    remis równo
    maksymalnie limit najwięcej maksimum najwyżej
    minimum najmniej
    naprawić naprawa reperować
    zepsuty uszkodzony trafiony uszkodzenie rozwalony awaria walnąć oberwać trafić
    strzelać ostrzał walić strzał
    atak napad walka bitwa
    wygrać zwycięstwo wygrana
    przegrać przegrana porażka
    sukces zdać powodzenie
    dwa dwukrotnie razy podwójny
    znowu ponownie powtórzyć znów
    ten sam taki jednakowy identyczny
    wybrać zdecydować decyzja wybór
    kostka rzut rzucać
    wynik wyrzucić
    kolor rodzaj typ barwa
    dać przekazać oddać
    mówić powiedzieć gadać kłamać blefować skłamać zdradzić wygadać ujawnić
    rozmowa mówić dyskusja
    kolejność kroki przebieg etap kolej faza
    wyjść uciec opuścić wydostać uwolnić
    zostać zatrzymać zachować
    runda tura kolejka
    ruch przejść iść ruszyć poruszyć przesunąć przenieść
    lecieć przesiadka polecieć dolecieć
    wrócić powrót lądować zejść
    odsunąć przesunąć odciągnąć schować chronić
    pole sektor obszar miejsce lokacja pomieszczenie
    jedzenie żywność głód
    ludność populacja ludzie
    morale nastrój
    następca następny sukcesja dziedziczy zastępca przejąć
    lądować wylądować wysiąść
    wystartować start odpalić
    losowo tasować losowy zakryty ciemno przypadkowy
    koszt zapłacić kosztuje
    pas nic pominąć
    anulować powstrzymać unieważnić zatrzymać przerwać
    odległość dystans daleko
    góra wierzch wierzchni
    spód dół
    liczba wartość siła próg
    środkowy pośredni częściowy
    trudność próg
    karta kartonik
    żeton znacznik
    zdolność umiejętność moc
    zdolność efekt działanie
    efekt działać tekst
    bunt rebelia buntownik
    zdrada brązowy
    przywódca lider
    zamiar cel plan
    lekkomyślny brawurowy nierozważny
    sympatyk sympatyzuje
    rozkaz polecenie
    akcja działanie rzecz robić
    łączność komunikacja
    hangar pokład
    kajuta kwatera
    gabinet biuro
    zbrojownia arsenał`,
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
