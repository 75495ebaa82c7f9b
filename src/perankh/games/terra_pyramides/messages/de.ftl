title = Terra Pyramides
tagline = Lege Treppen, aktiviere eine Reihe, schicke deine Arbeitskräfte auf die Bauplätze und errichte die höchsten Pyramiden.
credits = Ein Spiel von Michael Kiesling und Wolfgang Kramer.

icon-worker = Arbeitskraft
icon-eye = Horusauge
icon-grave_good = Grabbeigabe
icon-oasis = Oase
icon-gold = Goldmünze
icon-nile = Nil
icon-stone-blue = blauer Baustein
icon-stone-red = roter Baustein
icon-stone-black = schwarzer Baustein
icon-stone-yellow = gelber Baustein
icon-stone-green = grüner Baustein
icon-stone-brown = brauner Baustein
icon-stone-white = weißer Baustein
icons-eye = Horusaugen
icons-grave_good = Grabbeigaben
icons-oasis = Oasen
icons-gold = Goldmünzen
icon-worker-effect = eine deiner Arbeitskräfte steht auf dem Plättchen und darf von dort zu einem Fundament oder einer Pyramide gehen
icon-eye-effect = Basisversion: 1 Gold; spätere Versionen: ein Feld auf der Horus-Leiste, mit 2 Gold für jedes Münzfeld
icon-grave_good-effect = ein Schritt auf der Grabbeigaben-Leiste
icon-oasis-effect = 1 Gold, wenn sie auf dem Spielplan steht; mit dem Nil auch ein Schritt auf der Oasentafel
icon-gold-effect = 1 Gold
icon-nile-effect = dein Schiff fährt ein Feld weiter; für Reihen und Arbeitskräfte gilt das Feld als belegt
icon-stone-effect = ein Baustein für das Bild seiner Farbe auf deiner Baustein-Tafel; weiße passen zu jeder Farbe

tile-one = { $icon }
tile-twice = zwei { $icons }
tile-pair = { $first } und { $second }
tile-hidden = verdecktes Plättchen

colour-blue = blau
colour-red = rot
colour-black = schwarz
colour-yellow = gelb
colour-green = grün
colour-brown = braun
colour-white = weiß

player-colour-orange = Orange
player-colour-blue = Blau
player-colour-green = Grün
player-colour-purple = Lila

level-1 = Stufe 1
level-2 = Stufe 2
level-3 = Stufe 3
level-4 = Stufe 4
level-5 = Stufe 5

line-horizontal = waagerecht
line-vertical = senkrecht
line-falling = auf der fallenden Diagonale
line-rising = auf der steigenden Diagonale
way-north = nach oben
way-east = nach rechts
way-south = nach unten
way-west = nach links

symbol-sphinx = Sphinx
symbol-scarab = Skarabäus

site-foundation = Fundament mit Wert { $value }
site-pyramid = Pyramide, { $colour }, Stufe { $level }

enclosure-middle = auf allen acht Seiten
enclosure-edge = am Rand
bonus-active = im eigenen Zug
bonus-inactive = in einem fremden Zug

card-grave_goods = Grabbeigaben
card-grave_goods-effect = mit den meisten Grabbeigaben 20 Punkte, wenn die Karte dir gehört, sonst 10
card-horus_eyes = Horusaugen
card-horus_eyes-effect = vor der Schlusswertung ganz vorn auf der Horus-Leiste: 20 Punkte, wenn die Karte dir gehört, sonst 10
card-oases = Oasen
card-oases-effect = mit den meisten Schritten auf der Oasentafel 20 Punkte, wenn die Karte dir gehört, sonst 10
card-nile = Nil
card-nile-effect = mit dem vordersten Schiff, auf demselben Feld mit dem früheren, 20 Punkte, wenn die Karte dir gehört, sonst 10
card-highest_pyramid = Höchste Pyramide
card-highest_pyramid-effect = mit der höchsten Pyramide, dann der zweit- und dritthöchsten, 20 Punkte, wenn die Karte dir gehört, sonst 10
card-most_pyramids = Meiste Pyramiden
card-most_pyramids-effect = mit den meisten Pyramiden und Fundamenten zusammen 20 Punkte, wenn die Karte dir gehört, sonst 10

prompt-lay = { $seat }: Lege dein Plättchen
prompt-row = { $seat }: Wähle die Reihe, die du aktivierst
prompt-ready = { $seat }: Arbeitskräfte oder Bausteine sind knapp – eine Zusatzaktion, bevor die Reihe ihren Teil bekommt, oder weiter?
prompt-equip-workers = { $seat }: Zu wenige Arbeitskräfte – wähle { $count ->
    [one] das Plättchen, das eine bekommt
   *[other] die { $count } Plättchen, die eine bekommen
}
prompt-equip-stones = { $seat }: Zu wenige Bausteine im Vorrat – wähle { $count ->
    [one] das Plättchen, das einen bekommt
   *[other] die { $count } Plättchen, die einen bekommen
}
prompt-gain = { $seat }: Eine Zusatzaktion, bevor die Reihe weiter aktiviert wird?
prompt-send-worker = { $seat }: Wohin geht die Arbeitskraft auf { $cell }?
prompt-take = { $seat }: Nimm ein neues Plättchen
prompt-search-where = { $seat }: Welchen Stapel siehst du durch?
prompt-pick-tile = { $seat }: Wähle ein Plättchen aus Stapel { $stack }
prompt-close = { $seat }: Zusatzaktionen am Ende deines Zuges?
prompt-close-gold = { $seat }: Gib Gold aus, bis du höchstens { $limit } hast
prompt-close-stones = { $seat }: Gib Bausteine ab, bis du höchstens { $limit } hast
prompt-hire-where = { $seat }: Wohin kommt die neue Arbeitskraft?
prompt-colour-of = { $seat }: Welche Farbe bekommt die Pyramide auf { $site }?
prompt-pay = { $seat }: Wie viele weiße Bausteine zahlst du für { $site }?
prompt-swap-first = { $seat }: Wähle den ersten Baustein, den du zurückgibst
prompt-swap-second = { $seat }: Wähle den zweiten Baustein, den du zurückgibst (der erste: { $first })
prompt-card-which = { $seat }: Welche Strategiekarte nimmst du?

part-lay-way = { $turned ->
    [yes] {" "}mit der Treppe { $way }
   *[no] { "" }
}
part-lay-new = { $new ->
    [yes] {" "}(neues Fundament auf { $site })
   *[no] { "" }
}
part-lay-price = { $price ->
    [0] { "" }
   *[other] {" "}für { $price } Gold
}
move-lay = Auf { $cell } legen{ part-lay-way }{ part-lay-new }{ part-lay-price }
move-row = Reihe { $line }: { $things }
move-equip = { $tile } auf { $cell }
part-workers = { $workers ->
    [0] keine Arbeitskraft
    [one] 1 Arbeitskraft
   *[other] { $workers } Arbeitskräfte
}
move-send = Nach { $site } ({ $what }, { part-workers })
move-home = Zurück in den Vorrat
move-draw = Von Stapel { $stack } ziehen ({ $tile })
move-search = Einen Stapel durchsehen ({ $gold } Gold)
move-look = Stapel { $stack }
move-pick = { $tile }
move-build = Auf { $site } bauen ({ $what }): Stufe { $next } für { $stones ->
    [one] einen Baustein
   *[other] { $stones } Bausteine
}, Wert { $value }
move-swap = Zwei Bausteine in einen weißen tauschen
move-hire = Arbeitskraft kaufen ({ $gold } Gold)
move-stone = Weißen Baustein kaufen ({ $gold } Gold)
move-bury = Ein Schritt mit Grabbeigaben ({ $gold } Gold)
move-sail = Ein Feld mit dem Schiff ({ $gold } Gold)
move-card = Strategiekarte kaufen ({ $gold } Gold)
move-recall = Eine Arbeitskraft von { $site } zurücknehmen ({ $what }, { part-workers })
move-leave = { $site } aufgeben ({ $what }, { part-workers })
move-place = Auf { $site } ({ $what }, { part-workers })
move-colour = { $colour }
move-white = { $count ->
    [0] keinen weißen Baustein
    [one] einen weißen Baustein
   *[other] { $count } weiße Bausteine
}
move-give = { $stone }
move-claim = { $card } ({ $effect })
move-done = Weiter

laid = { $seat } legt auf { $cell }: { $tile }.
ignored-symbol = { $seat } zahlt { $gold } Gold, um das Symbol nicht zu beachten.
founded = Auf { $site } erscheint ein Fundament mit Wert { $value }.
enclosed = Der Bauplatz { $site } von { $seat } ist { $where } umschlossen, { $whose }: ein Bonus.
chose-row = { $seat } aktiviert die Reihe { $line }.
short-of-workers = { $seat } hat nur { $count } Arbeitskräfte für die Reihe.
short-of-stones = Im Vorrat sind nur { $count } Bausteine für die Reihe.
equipped = { $seat } bestückt das Plättchen auf { $cell }.
oasis-gold = { $seat } erhält { $gold } Gold von Oasen.
oasis-steps = { $seat } geht { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} auf der Oasentafel, bis { $total }.
eye-gold = { $seat } erhält { $gold } Gold für { $eyes ->
    [one] ein Horusauge
   *[other] { $eyes } Horusaugen
}.
horus-steps = { $seat } zieht { $eyes ->
    [one] ein Feld
   *[other] { $eyes } Felder
} auf der Horus-Leiste, bis { $total }.
coin-gold = { $seat } erreicht auf der Horus-Leiste Münzen: { $gold } Gold.
grave-goods = { $seat } erhält { $count ->
    [one] eine Grabbeigabe
   *[other] { $count } Grabbeigaben
}: jetzt { $total }.
nile-steps = Das Schiff von { $seat } fährt { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
}, bis { $total }.
stones = { $seat } erhält: { $stones }.
sent = { $seat } schickt die Arbeitskraft auf { $cell } nach { $site }.
went-home = Die Arbeitskraft von { $seat } auf { $cell } geht zurück in den Vorrat.
built = { $seat } baut auf { $site } { $level } einer Pyramide ({ $colour }), Wert { $value }.
swapped = { $seat } tauscht zwei Bausteine ({ $first }, { $second }) in einen weißen.
hired = { $seat } kauft eine Arbeitskraft für { $site } ({ $gold } Gold).
bought-stone = { $seat } kauft einen weißen Baustein ({ $gold } Gold).
buried = { $seat } kauft einen Schritt mit Grabbeigaben ({ $gold } Gold): jetzt { $total }.
sailed = { $seat } kauft ein Feld mit dem Schiff ({ $gold } Gold), bis { $total }.
claimed = { $seat } nimmt die Strategiekarte { $card } ({ $gold } Gold).
recalled = { $seat } nimmt { $count ->
    [one] eine Arbeitskraft
   *[other] { $count } Arbeitskräfte
} von { $site } zurück.
abandoned = { $seat } gibt { $site } auf und nimmt { $count ->
    [one] eine Arbeitskraft
   *[other] { $count } Arbeitskräfte
} zurück.
drew = { $seat } zieht ein Plättchen von Stapel { $stack }.
drew-tile = { $seat } zieht von Stapel { $stack }: { $tile }.
searched = { $seat } zahlt Gold und sieht Stapel { $stack } durch.
picked = { $seat } nimmt ein Plättchen aus Stapel { $stack }.
picked-tile = { $seat } nimmt aus Stapel { $stack }: { $tile }.
stack-gone = Stapel { $stack } verlässt das Spiel.
gold-returned = { $seat } gibt { $gold } Gold zurück, das nicht ausgegeben werden kann.
final-points = { $seat } hat { $points } Punkte.
card-fulfilled = { $seat } erfüllt die Aufgabe der Karte { $card }: { $points } Punkte.
card-fulfilled-owner = { $seat } besitzt die Karte { $card } und erfüllt ihre Aufgabe: { $points } Punkte.
card-tied = Niemand allein erfüllt die Aufgabe der Karte { $card }.
task-won = { $task } ist gewonnen: { $measure }.
task-lost = { $task } ist verloren: { $measure }.

points-horus = Horus-Leiste
points-foundations = Fundamente
points-pyramids = Pyramiden
points-grave-goods = Grabbeigaben
points-oases = Oasen
points-nile = Nil
points-stones = Bausteine
points-gold = Gold
points-card-grave_goods = Karte „Grabbeigaben“
points-card-horus_eyes = Karte „Horusaugen“
points-card-oases = Karte „Oasen“
points-card-nile = Karte „Nil“
points-card-highest_pyramid = Karte „Höchste Pyramide“
points-card-most_pyramids = Karte „Meiste Pyramiden“

option-version = Version
option-version-text = Jede Version baut auf der vorigen auf.
option-version-base = Basisversion
option-version-base-text = Plättchen legen, Steine und Arbeiter sammeln, bauen; am besten für die erste Partie.
option-version-horus = Horus und die Grabbeigaben
option-version-horus-text = Mit Grabbeigaben, der Horusleiste und einem Bonus für jede eingeschlossene Baustelle.
option-version-nile = Der Nil und die Oasen
option-version-nile-text = Auf der Rückseite des Spielplans: Schiffe auf dem Nil, Oasen, Palmen und Strategiekarten.
option-symbols = Symbole
option-symbols-text = Plättchen aus dem Sphinx-Lager kommen auf Sphinx-Felder, die aus dem Skarabäus-Lager auf Skarabäus-Felder; ein Gold hebt das auf.
option-symbols-off = aus
option-symbols-on = an
option-open_stacks = Offene Stapel
option-open_stacks-text = Vier der acht Stapel liegen offen, so dass alle sehen, was man nehmen kann.
option-open_stacks-off = aus
option-open_stacks-on = an
option-mode = Ziel
option-mode-text = Worum es geht; die Aufgaben sind für eine Person oder für mehrere an einem Platz, mit der Basisversion.
option-mode-versus = die meisten Punkte
option-mode-versus-text = Alle gegeneinander. Allein braucht es dafür eine der beiden größeren Versionen.
option-mode-task1 = Aufgabe 1: vier Pyramiden mit dem Wert 60
option-mode-task1-text = Ein Team an einem Platz hat dafür, mit der Basisversion, 28 Züge.
option-mode-task2 = Aufgabe 2: mehr als 275 Punkte
option-mode-task2-text = Ein Team an einem Platz hat dafür, mit der Basisversion, 28 Züge.
option-mode-task3 = Aufgabe 3: sechs Pyramiden mit dem Wert 35 in sechs Farben
option-mode-task3-text = Ein Team an einem Platz hat dafür, mit der Basisversion, 28 Züge.

short-sphinx = s
short-scarab = k
short-worker = A
short-eye = H
short-grave_good = G
short-oasis = O
short-gold = $
short-blue = bl
short-red = ro
short-black = sw
short-yellow = ge
short-green = gr
short-brown = br
short-white = we
board-turn = Zug { $turn } von { $total }
board-supply = Vorrat: { $gold } Gold, { $stones } Bausteine, { $foundations } Fundamente
board-levels = Stufen im Vorrat: { $levels }
board-stacks = Stapel: { $stacks }
board-legend = □3••1 Fundament mit Wert 3 und zwei Arbeitskräften von Spieler 1; ▲2bl1• blaue Pyramide, Stufe 2, eine Arbeitskraft; □ leerer Bauplatz, ≈ Nil, o Oase; auf Plättchen: Pfeil für die Treppe, A Arbeitskraft, H Horusauge, G Grabbeigabe, O Oase, Farben für Bausteine, • eine Arbeitskraft darauf
board-player = { $workers } Arbeitskräfte, { $gold } Gold, { $tops } Spitzen
board-stones = Bausteine: { $stones }
board-hand = Plättchen auf der Hand: { $tile } (von Stapel { $stack }, { $symbol })
board-hand-plain = Plättchen auf der Hand: { $tile } (von Stapel { $stack })
board-tracks = Horus-Leiste { $horus }, Grabbeigaben { $grave_goods }
part-arrival = { $arrival ->
    [0] { "" }
   *[other] {", "}angekommen als Nr. { $arrival }
}
board-river = Oasentafel { $oases }, Schiff { $ship }{ part-arrival } ({ $palms } Palmen)
board-card = Strategiekarte: { $card }
board-points = Punkte bisher: { $points }
board-cards = Strategiekarten in der Auslage: { $cards }
board-task = { $task }: { $measure } von { $target }
board-task-won = { $task }: gewonnen mit { $measure }
board-either = Stapel { $stack }, von denen welche fehlen: { $tiles }
none = keine
