card-title = Terra Pyramides
card-tagline = Lege Plättchen in den Sand und lass Pyramiden Stufe um Stufe wachsen.

intro-aim-title = Das Ziel
intro-aim = Besetze Bauplätze mit deinen Arbeitskräften und errichte Pyramiden darauf. Jede Stufe braucht drei Arbeitskräfte und Bausteine in der Farbe der Pyramide; die höchste Stufe zählt.
intro-turn-title = Ein Zug
intro-turn = Lege dein Plättchen mit der Treppe an einen Bauplatz, wähle eine der Reihen hindurch und erhalte alles, was sie zeigt: Bausteine, Gold und Arbeitskräfte, die über belegte Felder zu einem Bauplatz gehen. Nimm dann ein neues Plättchen.
intro-end-title = Das Ende
intro-end = Sind alle Stapel weg und die letzten Plättchen gelegt, zählen Fundamente, Pyramiden, Bausteine und Gold. Die meisten Punkte gewinnen.

board = Spielplan von Terra Pyramides
map = Karte
turn-of = Zug { $turn } von { $total }
first-player = Beginnt die Runde
cell-open = Offener Sand
cell-open-text = Hier darf ein Plättchen liegen.
cell-symbol-text = Auf dem Feld: { $symbol }.
cell-row = Reihe dieses Zugs
site-empty = Leerer Bauplatz
site-empty-text = Sobald eine Treppe hierher zeigt, erscheint ein Fundament.
site-workers = { $count ->
    [one] Hier steht eine Arbeitskraft von { $seat }.
   *[other] Hier stehen { $count } Arbeitskräfte von { $seat }.
}
site-unowned = Hier steht noch niemand.
site-next = Als Nächstes: Stufe { $level } mit drei Arbeitskräften und { $stones ->
    [one] einem Baustein
   *[other] { $stones } Bausteinen
}, { $value } Punkte wert.
site-finished = Diese Pyramide ist fertig.
site-open = { $count ->
    [one] Ein Feld ringsum ist offen; ist es belegt,
   *[other] { $count } Felder ringsum sind offen; sind sie belegt,
} erhält, wer hier steht, alle Augen, Grabbeigaben, Oasen und Nilfelder ringsum noch einmal.
site-enclosed = Er ist umschlossen.
stairs-to = Treppe nach { $site }.
store-sphinx = Sphinx-Lager
store-scarab = Skarabäus-Lager
store-text = Plättchen aus diesem Lager gehören auf Felder mit seinem Symbol; anderswo kostet es 1 Gold.
stack-of = Stapel { $number }: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
stack-out = Stapel { $number } ist aus dem Spiel
stack-closed-text = Verdeckt. Für 1 Gold darfst du ihn durchsehen und wählen.
stack-open-text = Offen: { $tile }.
stack-seen-text = Du kennst ihn, von oben: { $tiles }.
stack-searched = Durchgesehen von { $seats }.
search = Einen Stapel für { $gold } Gold durchsehen
search-text = Statt zu ziehen: { $gold } Gold zahlen, einen verdeckten Stapel durchsehen und ein Plättchen daraus wählen.
hand-of = Plättchen auf der Hand
hand-none = Kein Plättchen auf der Hand
hand-from = Aus Stapel { $stack }.
hand-symbol = Es gehört auf ein Feld mit dem Symbol { $symbol }; anderswo kostet es 1 Gold.
workers-of = Arbeitskräfte im Vorrat: { $count }
workers-text = Sie stehen auf den Plättchen einer Reihe und gehen von dort auf Bauplätze. Für 3 Gold kommt eine sofort auf einen Bauplatz.
gold-of = Gold: { $count }
gold-text = Kauft Arbeitskräfte und Bausteine (je 3) und den Blick in einen Stapel (1). Am Ende des Zugs behältst du höchstens 4.
stones-of = Bausteine: { $count }
stones-text = Sie bezahlen Pyramiden ihrer Farbe. Zwei beliebige ergeben einen weißen. Am Ende des Zugs behältst du höchstens 7.
tops-of = Pyramidenspitzen: { $count }
tops-text = Die fünfte Stufe, 60 Punkte wert.
tops-unused = Diese Aufgabe kommt ohne sie aus: Mit der vierten Stufe ist eine Pyramide fertig.
sites-of = Bauplätze: { $count }
sites-text = Fundamente und Pyramiden von { $seat }.
own-things = Deine Sachen
things-of = Sachen von { $seat }
more-actions = Weitere Aktionen
horus-of = Horus-Leiste: { $count }
horus-text = Jedes Auge ist ein Schritt. Die Stelle zählt als Punkte; jedes fünfte Feld bringt 2 Gold.
horus-space = Horus-Leiste, Feld { $space }
horus-coin = 2 Gold für alle, die es erreichen oder überschreiten.
horus-start = Anfang der Horus-Leiste
track-grave_goods = Grabbeigaben
track-grave_goods-text = Am Ende je ein Punkt, dazu der Unterschied zu allen, die weniger haben. Ein Schritt kostet 1 Gold.
track-oases = Oasen
track-oases-text = Schritte mal Stufe der höchsten Pyramide sind am Ende Punkte.
track-space = { $track }: { $space }
track-count = { $seat }: { $count }
river = Nil
river-text = Erreichte oder überschrittene Palmen mal Pyramiden und Fundamente sind am Ende Punkte. Ein Feld kostet 2 Gold.
river-harbour = Hafen
river-space = Nil, Feld { $space }
river-palm = Hier steht eine Palme.
river-order = Auf Feld { $space } in der Reihenfolge der Ankunft: { $seats }.
river-count = { $seat }: Feld { $space }, { $palms ->
    [one] eine Palme
   *[other] { $palms } Palmen
}
strategies = Strategiekarten
strategies-text = Einmal im Spiel, ab Feld 5 der Horus-Leiste: 1 Gold für jedes erreichte oder überschrittene Münzfeld.
strategy-held = Bei { $seat }.
strategy-free = In der Auslage.
strategy-leads = { $seat } erfüllt sie jetzt.
strategy-tied = Niemand erfüllt sie jetzt allein.
quarry = Vorrat
quarry-first = Stufe 1 in { $colour }: noch { $count }
quarry-level = Stufe { $level }: noch { $count }
quarry-level-text = { $value } Punkte wert. Braucht drei Arbeitskräfte und { $stones ->
    [one] einen Baustein
   *[other] { $stones } Bausteine
} in der Farbe der Pyramide oder Weiß.
quarry-foundations = Fundamente: noch { $count }
quarry-gold = Gold im Vorrat: { $count }
quarry-stones = Bausteine im Vorrat: { $count }
task-progress = { $measure } von { $target }
task-reached = Geschafft
zoom-in = Karte vergrößern
zoom-out = Ganze Karte zeigen
