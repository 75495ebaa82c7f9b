card-title = Egizia
card-tagline = Befahre den Nil, ernähre deine Bautrupps und errichte die großen Bauwerke.

intro-aim-title = Das Ziel
intro-aim = Errichte die großen Bauwerke Ägyptens. Jeder Baustein zählt sofort seinen Wert; Sphinx-Karten bringen am Ende Punkte für geheime Ziele.
intro-turn-title = Eine Runde
intro-turn = Fahre mit deinen Schiffen den Nil hinab, nie zurück: nimm Karten, stärke Bautrupps, sichere dir Baufelder. Dann ernähre die Trupps, erhalte Steine und baue.
intro-end-title = Das Ende
intro-end = Nach fünf Runden zählen noch Steine, Gräber und Sphinx-Karten, und die meisten Punkte gewinnen.

board = Spielplan von Egizia
section-nile = Nil
section-mine = Meins
section-monuments = Bauwerke
section-others = Andere
sections = Teile des Spielplans

round-of = Runde { $round } von { $rounds }
phase-text = Phase { $number } von 7
order-tile = Reihenfolge { $number }
order-text = { $name } ist hier an der Reihe. Wer am wenigsten Punkte hat, fährt zuerst.
order-passed = { $name } hat gepasst.

field-start = Feld { $number } ({ $colour }), von Anfang an
quarry-start = Steinbruch { $number }, von Anfang an
field-improved = { $count ->
    [one] Eine Feldverbesserung liegt darauf.
   *[other] { $count } Feldverbesserungen liegen darauf.
}
field-dry = Jetzt trocken: Der Wasserring reicht nicht bis hierher.
field-wet = Jetzt bewässert.
power-spent = In dieser Runde schon benutzt.
mooring-empty = Leerer Anleger
mooring-empty-text = Die Karte ist weg; hier kann niemand mehr anlegen.
ship-of = Schiff: { $name }
space-ship = Hier: { $names }

site-slot = Baufeld { $slot } ({ $site })
site-slot-text = Wer näher am Fluss liegt, baut zuerst.
site-slot-blocked = Gesperrtes Baufeld
site-slot-blocked-text = Zu zweit und zu dritt hat jeder Bauplatz zwei Baufelder.
site-reserve = Reserve ({ $site })
site-reserve-text = Verzichtet jemand aufs Bauen, rückt ein Schiff aus der Reserve nach.
site-added = Zusätzliches Schiff ({ $site })
site-added-text = Es steht neben den Baufeldern und darf in jedem Fall bauen.
site-text-sphinx_site = Ziehe Sphinx-Karten für je einen Stein, behalte eine und erhalte einen Punkt für jede zurückgelegte.
site-text-obelisk_site = Baue Reihen des Obelisken und nimm Gräber, dann rückt einer deiner Marktsteine weiter.
site-text-pyramid_site = Baue an Pyramide und Tempel. Wer in einer fertigen Reihe der Pyramide die meisten Steine hat, erhält einen Bonus.
site-next = Hier bauen noch: { $names }

build-obelisk = Wird Reihe für Reihe von unten gebaut.
build-graves = Werden streng der Reihe nach genommen; vier liegen offen. Am Ende zählen sie noch einmal.
build-pyramid = Jede Reihe wird von links gefüllt, und ein Stein weiter oben braucht beide Steine unter sich.
build-temple = Erst die beiden Türme von unten, dann die Säulen, zuletzt das Dach.
build-cost = Alles kostet seinen Wert an Steinen und an Stärke und bringt sofort ebenso viele Punkte.
built-by = { $name } hat hier gebaut, für { $value }.
free-for = Noch frei, Wert { $value }.
grave-hidden = Verschlossenes Grab
grave-hidden-text = Es wird aufgedeckt, sobald eines davor genommen ist.
graves-table = Am Ende bringt die Summe deiner Gräber Punkte: { $table }.
row-leads = Reihe { $row }: { $name } führt mit { $count }
row-paid = Reihe { $row }: { $name } hat { $count } erhalten
row-text = Ist die Reihe fertig, erhält, wer darin die meisten Steine hat, einen Punkt für jeden davon.

ring-name = Wasserring: { $place }
step-name = { $market }, Stufe { $step }
step-penalty = { $penalty ->
    [one] Jedes fehlende Getreide kostet einen Punkt.
   *[other] Jedes fehlende Getreide kostet { $penalty } Punkte.
}
step-sale = Am Ende darfst du Steine verkaufen: { $stones } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
step-plain = Noch nichts.
step-bonus-stones = Jeder Schritt, der hier endet oder weiter ginge, bringt { $bonus } Steine.
step-bonus-points = Jeder Schritt, der hier endet oder weiter ginge, bringt { $bonus } Punkte.
step-here = Hier: { $names }

sphinx-deck = Sphinx-Stapel: { $count }
sphinx-deck-text = Geheime Ziele, die am Ende zählen.
sphinx-back = Sphinx-Karte, verdeckt
sphinx-back-text = Ein geheimes Ziel von { $name }.
sphinx-drawn = Gezogene Sphinx-Karten
sphinx-kept = Behalten
sphinx-returned = Zurückgelegt
nile-decks = Nil-Karten übrig: { $decks }
nile-decks-text = Jeder Stapel gilt für die Runden auf seiner Rückseite.
score-of = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
score-scarabs = { $scarabs ->
    [one] Ein Skarabäus: 50 Punkte liegen dahinter.
   *[other] { $scarabs } Skarabäen: { $scarabs } mal 50 Punkte liegen dahinter.
}

mat-of = Was { $name } hat
crew-of = { $crew }: Stärke { $strength } von { $most }
crew-ready = Kann bauen. Er braucht ein Getreide je Stärke.
crew-turned = Hat in dieser Runde gebaut. Er braucht weiter ein Getreide je Stärke.
stones-of = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
stones-text = Platz ist für { $most }. Die Steinbrüche bringen { $yield } je Runde.
grain-of = Getreide: { $grain } von { $hunger }
grain-enough = Die bewässerten Felder ernähren alle Bautrupps.
grain-missing = { $missing } Getreide fehlen; das würde { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} kosten.
ships-of = { $count ->
    [one] noch 1 Schiff
   *[other] noch { $count } Schiffe
}
graves-of = Gräber im Wert von { $sum }
sphinx-of = { $count ->
    [one] 1 Sphinx-Karte
   *[other] { $count } Sphinx-Karten
}

short-field = Feld
short-quarry = Steinbruch
short-place_second_ship = Zweites Schiff
short-use_two_crews = Zwei Trupps
short-stones = Steine
short-sphinx_keep = Zwei behalten
short-grain = Getreide
short-double_round_space = Feld doppelt
short-build_strength = Stärke
short-join_full_site = Dazusetzen
short-sphinx_extra_draw = Mehr ziehen
short-stones_as_grain = Steine als Getreide
short-grave_value = Grab
short-market = Markt
short-raise_crews_of_choice = Trupp nach Wahl
short-raise_crews = Bautrupps
short-improve_field = Besseres Feld
short-move_to_first_slot = Als Erster
short-points_per_own_block = Punkte
short-sell_stones = Steine verkaufen
short-raise_crew_each_round = Trupp stärken
short-pay_stones_raise_crew = Steine für Stärke
short-use_occupied_round_space = Feld teilen
short-place_upstream = Flussaufwärts
short-take_leftover_nile_card = Übrige Karte

short-obelisk_row_built = Obeliskreihe
short-pyramid_row_complete = Pyramidenreihe
short-temple_parts_complete-left_pylon = Tempel- pfeiler
short-temple_parts_complete-columns = Tempel- säulen
short-temple_parts_complete-roof = Tempeldach
short-players_on_last_step = Spieler ganz unten
short-own_blocks = Eigene Steine
short-own_blocks_each = Steine überall
short-own_last_step = Ganz unten
short-crew_strength = Stärke des Trupps
short-highest_yield = Bester Ertrag
short-per_permanent_effect_card = Bleibende Karten
short-per_score = Ein Zehntel
short-per_own_block = Eigene Gräber

sign-stone_market = Steine- verkauf
sign-grain_market = Getreide- markt
