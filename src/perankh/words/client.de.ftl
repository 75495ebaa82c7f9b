### Was nur der Browser sagt.

skip = Zum Inhalt springen
home = Startseite
tools = Werkzeuge
close = Schließen
loading = Lädt …
you = Du
on = An
off = Aus
total = Summe
name = Name
join = Los
now = Jetzt
notes = Hinweise
explanation = Erklärung
log = Verlauf
rules = Regeln
players = Spieler
seats = Plätze
options = Optionen
level = Spielstärke
clock = Uhr

## Die erste Seite

home-title = Das Haus des Lebens ist offen
home-text = Vier Brettspiele aus dem alten Ägypten: allein gegen Bots, mit Freunden über einen Link oder zusammen an einem Bildschirm.
games = Spiele
home-running = Deine Partien
home-open = Offene Tische
home-open-none = Gerade wartet kein Tisch. Eröffne einen und lade jemanden ein.
home-join = Über einen Link dazukommen
home-join-link = Link zu einem Tisch
home-join-bad = Das ist kein Link zu einem Tisch. Er endet auf /t/ und zehn Buchstaben und Ziffern.
fact-players = Spieler:
fact-length = Dauer:
minutes = { $range } min
weight-1 = Leicht
weight-2 = Mittel
weight-3 = Schwer
play-now = Jetzt spielen
choose-level = Wie stark soll der Bot sein?
level-novice = für erste Partien
level-apprentice = spielt vernünftig
level-scribe = stark
level-vizier = sehr stark, denkt länger
level-random = spielt irgendetwas
game-coming = Dieses Spiel gibt es in diesem Haus noch nicht.
game-not-drawn = Dieses Spiel kann hier noch nicht gezeigt werden.

## Ein neuer Tisch

new-table = Neuer Tisch
create-table = Tisch eröffnen
seat-number = Platz { $number }
sitter-me = Ich
sitter-bot = Bot
sitter-friend = Freund, über einen Link
sitter-here = Jemand an diesem Bildschirm
sitter-friend-text = Den Link zum Verschicken bekommst du, sobald der Tisch eröffnet ist.
house-rules = Hausregeln
house-rules-text = Wie der Tisch zweifelhafte Stellen der Spielregel liest. Die erste Wahl ist unsere.
house-rules-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
clock-none = Keine
clock-none-text = Jeder nimmt sich die Zeit, die er mag.
clock-quick = Schnell
clock-quick-text = Zehn Minuten für jeden, fünf Sekunden mehr je Zug. Wem die Zeit ausgeht, der verliert.
clock-relaxed = Entspannt
clock-relaxed-text = Dreißig Minuten für jeden, fünfzehn Sekunden mehr je Zug. Danach spielt ein Bot weiter.
clock-day = Ein Tag je Zug
clock-day-text = Für Partien über Tage. Wer länger fort ist, für den spielt ein Bot, bis er wiederkommt.
audience = Wer kommen darf
audience-public = Alle
audience-public-text = Der Tisch steht in der Liste; jeder darf zuschauen und einen freien Platz nehmen.
audience-private = Nur mit Link
audience-private-text = Nur wer einen Link hat, findet den Tisch.

## Ein Tisch, der wartet

lobby-waiting = Es fehlen noch Spieler. Verschicke den Link oder setze einen Bot.
lobby-ready = Alle sind da.
lobby-closed = Dieser Tisch wurde geschlossen.
lobby-here = Ich bin da
lobby-join = Platz nehmen
lobby-start = Anfangen
lobby-leave = Tisch verlassen
lobby-close = Tisch schließen
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-friend = Link für einen Freund
seat-open = Freier Platz
seat-bot = oder ein Bot:
seat-bot-choose = wählen
seat-expected = wird erwartet
table-private = Nur mit Link

## Am Tisch

table-title = { $title } · Per-Ankh
table-menu = Tisch
table-gone = Diesen Tisch gibt es nicht mehr, oder er ist nicht für dich.
your-turn = Du bist dran
game-over = Die Partie ist zu Ende
watching = Du schaust zu
reconnecting = Verbindung verloren, neuer Versuch …
actions-all = Alle Züge
spot-several = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
choice-reveals = Bringt Verborgenes ans Licht und kann nicht zurückgenommen werden.
points-word = Punkte
points-of = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Zeigen, woher sie kommen.
points-none = Noch keine Punkte
kind-bot = Bot
kind-human = Spieler
away = Nicht da
resigned = aufgegeben
plays-for = gespielt von { $bot }
takeover = Einen Bot weiterspielen lassen
let-bot-play = Einen Bot für mich spielen lassen
substituted = Auf deinem Platz spielt ein Bot.
giveback = Wieder selbst spielen
undo-step = Zurücknehmen
undo-turn = Ganzer Zug
undo-ask = Um Rücknahme bitten
undo-bots = Einen Zug zurück
undo-asked = { $name } möchte zurücknehmen. Einverstanden?
undo-waiting = Warten, ob die anderen einverstanden sind …
agree = Einverstanden
decline = Nein
share-watch = Link für Zuschauer kopieren
resign = Aufgeben
resign-sure = Wirklich aufgeben?
fair = Gemischt wurde vor dem ersten Zug. Das Siegel: { $code }
log-empty = Noch ist nichts geschehen.
looking-back = Rückblick
back-to-now = Zurück zum Jetzt
days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
handover-title = { $name }, du bist dran
handover-text = Gib den Bildschirm weiter. Hier ist von keiner Hand etwas zu sehen.
handover-ready = Ich bin { $name }
intro = So geht es
intro-next = Weiter
intro-skip = Überspringen
intro-start = Los geht’s
error-unreachable = Das Haus ist gerade nicht zu erreichen. Versuche es gleich noch einmal.

## Das Ende, und noch einmal

end = Ergebnis
end-winner = { $name } gewinnt
end-shared = { $names } teilen sich den Sieg
end-resigned = Die Partie wurde aufgegeben.
end-tied = Gleich viele Punkte; es entscheidet der Gleichstand-Entscheid der Regeln.
end-chart = Punkte nach Quellen
end-source = Quelle
end-show-board = Spielplan zeigen
end-show-result = Ergebnis zeigen
place = Rang
place-number = { $place }.
review = Partie ansehen
rematch = Noch eine Partie
rematch-go = Zur nächsten Partie
replay = Wiedergabe
replay-eye = Mit den Augen von
replay-all = Allen
replay-running = Diese Partie kann angesehen werden, wenn sie zu Ende ist.
play = Abspielen
pause = Anhalten
step-first = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug weiter
step-last = Zum Ende
move-number = Zug
move-of = Zug { $at } von { $last }
play-on = Von hier weiterspielen
play-on-seat = Mein Platz
play-on-start = Anfangen
share = Link kopieren
record = Aufzeichnung laden
verified = Geprüft: Mischung und alle Züge sind echt.

## Regeln

rules-search = In den Regeln suchen
rules-none = Nichts gefunden.
rules-open = Regel { $rule } öffnen
rules-english-only = Die Regeln gibt es nur auf Englisch.

## Ein toter Link

lost-title = Der Weg endet im Sand
lost-text = Hinter diesem Link ist nichts, oder nichts mehr.
lost-home = Zurück zum Haus

## Einstellungen

settings = Einstellungen
your-name = Dein Name
language = Sprache
language-other = English
theme = Licht
theme-auto = Wie das System
theme-day = Tag
theme-night = Nacht
theme-light = Auf Tageslicht umschalten
theme-dark = Auf Lampenlicht umschalten
pace = Bots ziehen
pace-calm = Ruhig
pace-brisk = Flott
pace-instant = Sofort
motion = Bewegung
motion-auto = Wie das System
motion-none = Keine
sound = Klänge
keys = Tasten
keys-digits = aus der Liste der Züge wählen
keys-tab = zum nächsten Ding, das man benutzen kann
keys-arrows = über den Spielplan oder durch die Liste gehen
keys-enter = ausführen
keys-undo = zurücknehmen
keys-rules = die Regel hinter der jetzigen Frage
keys-log = Verlauf
keys-actions = zur Liste der Züge
keys-board = zum Spielplan
keys-escape = schließen oder zurück
keys-replay = durch eine beendete Partie gehen
keys-help = diese Tasten

## Die Zeichen der Plätze

emblem-falcon = Falke
emblem-ibis = Ibis
emblem-jackal = Schakal
emblem-cobra = Kobra

## Die Namen der Symbole

icon-wheat = Weizen
icon-fish = Fisch
icon-cattle = Vieh
icon-ebony = Ebenholz
icon-marble = Marmor
icon-ivory = Elfenbein
icon-statue = Statue
icon-scarab = Skarabäus
icon-deben = Deben
icon-corruption = Korruption
icon-pirogue = Piroge
icon-pointing-hand = Zeigende Hand
icon-character = Person
icon-bag = Beutel
icon-stack = Stapel
icon-stone = Stein
icon-limestone = Kalkstein
icon-grain = Getreide
icon-field = Feld
icon-quarry = Steinbruch
icon-ship = Schiff
icon-crew = Bautrupp
icon-joker = Joker
icon-water-ring = Wasserring
icon-obelisk = Obelisk
icon-grave = Grab
icon-pyramid = Pyramide
icon-temple = Tempel
icon-sphinx = Sphinx
icon-sphinx-card = Sphinxkarte
icon-grain-market = Getreidemarkt
icon-stone-market = Steinmarkt
icon-turn-order = Reihenfolge
icon-card = Karte
icon-worker = Arbeiter
icon-eye = Horusauge
icon-gold = Gold
icon-oasis = Oase
icon-palm = Palme
icon-grave-good = Grabbeigabe
icon-foundation = Fundament
icon-stairs = Treppe
icon-strategy = Strategie
icon-food = Nahrung
icon-heka = Heka
icon-heart = Herz
icon-feather = Feder
icon-papyrus = Papyrus
icon-papyrus-left = Papyrus, linke Hälfte
icon-papyrus-right = Papyrus, rechte Hälfte
icon-mummy = Mumie
icon-sarcophagus = Sarkophag
icon-basket = Korb
icon-priestess = Priesterin
icon-boat = Boot
icon-fishing-boat = Fischerboot
icon-sun-disc = Sonnenscheibe
icon-seal = Siegel
icon-scarab-step = Skarabäusschritt
icon-apprentice = Lehrling
icon-agreement = Abkommen
icon-city = Stadt
icon-deity = Gottheit
icon-favour = Gunst
icon-mastaba = Mastaba
icon-house-of-life = Haus des Lebens
icon-lily = Lilie
icon-lore = Wissen
icon-pyramidion = Pyramidion
icon-construction = Bau
icon-podium = Sockel
icon-offering = Opfergabe
icon-good-collar = Halskragen
icon-good-mirror = Spiegel
icon-good-jar = Krug
icon-good-ring = Ring
icon-good-statuette = Statuette
icon-sign-reed = Hieroglyphe: Schilf
icon-sign-owl = Hieroglyphe: Eule
icon-sign-viper = Hieroglyphe: Viper
icon-sign-water = Hieroglyphe: Wasser
icon-sign-hand = Hieroglyphe: Hand
icon-half-barque = Barke
icon-half-lotus = Lotus
icon-half-cat = Katze
icon-ankh = Anch
icon-ankh-horizontal = Anch entlang der Reihe
icon-ankh-vertical = Anch entlang der Spalte
icon-ankh-diagonal_down = Anch entlang der fallenden Diagonale
icon-ankh-diagonal_up = Anch entlang der steigenden Diagonale
icon-crew-black = Schwarzer Bautrupp
icon-crew-blue = Blauer Bautrupp
icon-crew-yellow = Gelber Bautrupp
