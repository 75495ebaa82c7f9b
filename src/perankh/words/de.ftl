player = Spieler { $number }
prompt-over = Das Spiel ist zu Ende.
prompt-waiting = { $seat } überlegt …

bot-random = Zufallsbot

cli-help = Brettspiele aus dem alten Ägypten, im Browser und im Terminal.
cli-play-help = Ein Spiel im Terminal spielen.
cli-simulate-help = Zufällige Partien in Mengen spielen; --check prüft dabei jedes Versprechen der Spielmaschine.
cli-replay-help = Eine aufgezeichnete Partie Zug für Zug erzählen.
cli-verify-help = Eine Aufzeichnung nachspielen und Ergebnis und Startzahl prüfen.
cli-rules-help = Die Regeln eines Spiels zeigen, oder eine einzelne Regel nach ihrer Nummer.
cli-perft-help = Die Folgen erlaubter Züge ab einer Startstellung zählen.
cli-games-help = Die Spiele und ihre Einstellungen auflisten.
cli-game = Name des Spiels, siehe `perankh games`
cli-components = Karten, Plättchen und Pläne aus dieser components.toml nehmen
cli-option = Eine Einstellung des Spiels setzen; mehrfach möglich
cli-seed = Startzahl, die alles Mischen bestimmt; ohne Angabe zufällig
cli-lang = Sprache
cli-json = Das Ergebnis als JSON ausgeben
cli-file = Eine Aufzeichnung
cli-play-seats = Wer wo sitzt, durch Kommas getrennt: you, ein Name oder ein Bot (novice, apprentice, scribe, vizier, random, ...)
cli-play-save = Die Partie in dieser Datei aufzeichnen
cli-play-resume = Eine aufgezeichnete Partie fortsetzen
cli-simulate-games = Wie viele Partien
cli-simulate-seats = Anzahl der Plätze
cli-simulate-seed = Startzahl der ersten Partie; die anderen folgen
cli-simulate-check = Nach jedem Zug jedes Versprechen der Spielmaschine prüfen
cli-simulate-jobs = Wie viele Prozesse zugleich arbeiten
cli-simulate-table = Zeigen, was in den Partien geschah und wie oft
cli-perft-depth = Wie viele Züge tief
cli-rules-id = Nummer einer Regel, etwa SB-5.7
cli-verified = Die Aufzeichnung ist echt: { $moves } Züge, Punkte { $scores }, Plätze { $ranking }.
cli-verified-unfinished = Die Aufzeichnung ist echt; die Partie endete nach { $moves } Zügen.

simulate-running = Spiele
simulate-games = Partien: { $value }
simulate-seconds = Sekunden: { $value }
simulate-length = Züge je Partie: { $value }
simulate-longest = Längste Partie: { $value }
simulate-branching = Möglichkeiten je Zug: { $value }
simulate-points = Punkte nach Platz: { $value }
simulate-wins = Siege nach Platz: { $value }

terminal-goodbye = Bis zum nächsten Mal.
terminal-saved = Gespeichert als { $file }.
terminal-hand-over = { $name } ist an der Reihe. Übergib die Tastatur und drücke dann Enter.
terminal-commands = Gib eine Zahl oder einen Zug wie den grauen Text ein; oder: undo, hint, score, log, quit.
terminal-no-choice = Wähle eine Zahl von 1 bis { $count }.
terminal-no-undo = Nichts kann zurückgenommen werden: Jemand anderes hat gehandelt, oder Verborgenes kam ans Licht.
terminal-total = Summe

bot-greedy = Gieriger Bot
bot-montecarlo = Monte-Carlo-Bot
bot-search = Suchender Bot
bot-novice = Novize
bot-apprentice = Lehrling
bot-scribe = Schreiber
bot-vizier = Wesir

cli-arena-help = Bots gegeneinander spielen lassen und sehen, wer stärker ist.
cli-arena-bots = Bots, durch Kommas getrennt: random, greedy, montecarlo:0.1s, search:0.1s, search:500, novice, apprentice, scribe, vizier
cli-arena-games = Partien je Paarung
cli-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen
cli-arena-keep = In dieser Datei festhalten, was gespielt ist; derselbe Befehl macht dort weiter
arena-stopped = Abgebrochen nach { $done } von { $total } Partien.
arena-bot = Bot
arena-against = Gegen
arena-games = Partien
arena-wins = Siege
arena-interval = 95 % sicher
arena-points = Punkte
arena-rating = Wertung
arena-time = ms pro Zug
terminal-thoughts = { $seat } erwog: { $moves }
terminal-hint = Vorschlag: { $moves }

cli-serve-help = Das Haus öffnen: Tische für Menschen und Bots, gespielt im Browser.
cli-serve-store = Wo die Tische liegen: sqlite:///Datei oder postgresql://Name@Rechner/Datenbank
cli-serve-host = Adresse, an der gelauscht wird; 0.0.0.0 lässt andere herein
cli-serve-port = Port, an dem gelauscht wird
cli-serve-workers = Wie viele Prozesse die Tische bedienen; mehr als einer braucht PostgreSQL
cli-serve-thinkers = In wie vielen Prozessen die Bots eines jeden nachdenken
cli-serve-open = Den Browser öffnen
cli-serve-origin = Eine weitere Herkunft, deren Seiten diesen Server benutzen dürfen; mehrfach möglich
cli-serve-limits = Abweisen, wer zu oft fragt
cli-serve-log = Wie viel protokolliert wird: debug, info, warning oder error
serve-ready = Per-Ankh ist offen unter { $url } (beenden mit Strg+C)
serve-not-built = Das Haus ist offen, aber der Browser-Client ist noch nicht gebaut: „make play“ ausführen. Programme können schon spielen, siehe docs/api.md.

table-joined = { $seat } setzt sich.
table-left = { $seat } geht.
table-seated = Ein Bot setzt sich: { $bot }.
table-seated-open = Ein Platz ist frei.
table-ready = { $seat } ist da.
table-started = Das Spiel beginnt.
table-undo = { $seat } nimmt zurück.
table-undo-asked = { $seat } möchte zurücknehmen.
table-undo-agreed = { $seat } ist einverstanden.
table-undo-declined = { $seat } ist nicht einverstanden.
table-resigned = { $seat } gibt auf.
table-resigned-late = Die Zeit ist abgelaufen: { $seat } verliert.
table-takeover = Ein Bot spielt für { $seat }: { $bot }.
table-takeover-late = Die Zeit von { $seat } ist abgelaufen. Ein Bot spielt weiter: { $bot }.
table-giveback = { $seat } ist zurück.
table-warned = Die Zeit von { $seat } ist abgelaufen.
table-rematch = { $seat } bietet ein weiteres Spiel an.
table-closed = Der Tisch wurde geschlossen.

refused-seats = dieses Spiel ist nicht für diese Zahl von Plätzen.
refused-team = in einer Aufgabe spielen alle als ein Team, wie viele ihr auch seid; das ist ein Platz.
refused-task-version = die Aufgaben gehören zur Basisversion.
refused-alone = allein spielt man die Basisversion mit einer der Aufgaben, die anderen ohne.
refused-difficulty = nur das Spiel allein gegen Imhotep hat eine Schwierigkeit.
refused-deal = für dieselben Karten braucht es dasselbe Spiel, dieselben Optionen und gleich viele Plätze.
refused-ply = dieses Spiel lässt sich nach höchstens { $most } Zügen aufnehmen.
refused-all-bots = ein Tisch braucht einen Menschen oder einen freien Platz.
refused-level = ein Bot braucht eine Stufe.

error-bad-request = Das ist nicht zu verstehen: { $details }
error-bad-option = Das kann man so nicht spielen: { $details }
error-illegal-move = Dieser Zug ist nicht möglich: { $details }
error-bad-phrase = Kein Gast hat diese Merkworte.
error-bad-secret = Dieser Link oder dieses Kennwort gilt hier nicht oder nicht mehr.
error-no-guest = Wähle zuerst einen Namen.
error-not-allowed = Das darfst du hier nicht.
error-foreign-origin = Diese Anfrage kommt von einer anderen Seite.
error-not-found = Hier ist nichts, oder es ist nicht für dich.
error-no-method = { $method } geht hier nicht.
error-outdated = Die Stellung hat sich inzwischen geändert. Sieh noch einmal hin.
error-not-your-turn = Du bist nicht am Zug.
error-not-running = Das Spiel läuft nicht.
error-not-open = Der Tisch ist nicht mehr offen.
error-not-finished = Das Spiel ist noch nicht zu Ende.
error-no-open-seat = Dieser Platz ist nicht frei.
error-seats-open = Es fehlt noch jemand.
error-cannot-undo = Bis dahin lässt sich nichts zurücknehmen.
error-no-request = Niemand bittet dich um eine Rücknahme.
error-not-away = Dieser Mensch ist da oder war es eben noch.
error-substituted = Auf diesem Platz spielt ein Bot. Übernimm ihn zuerst wieder.
error-not-substituted = Auf diesem Platz spielt kein Bot.
error-already-resigned = Du hast schon aufgegeben.
error-used-id = Unter dieser Kennung wurde schon etwas anderes gesendet. Bitte eine neue nehmen.
error-busy = An diesem Tisch geschieht gerade zu viel. Versuche es noch einmal.
error-rematch-exists = Es gibt schon ein weiteres Spiel, an Tisch { $table }.
error-other-rules = Dieses Spiel wurde nach den Regeln { $rules } gespielt, die diese Fassung nicht kennt.
error-too-large = Das ist zu viel: höchstens { $most } Bytes.
error-not-json = Bitte JSON senden (Content-Type: application/json).
error-too-fast = Das war etwas schnell. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-failure = Hier ist etwas schiefgegangen. Es wurde vermerkt.
error-unavailable = Der Tisch ist gerade nicht erreichbar. Versuche es gleich noch einmal.

cli-bench-help = Messen, wie schnell die Spiele auf diesem Rechner sind.
cli-bench-games = die Spiele, die gemessen werden; ohne Angabe alle
cli-bench-seats = jede Zahl von Mitspielern messen
cli-bench-rounds = Durchgänge jeder Messung; der beste zählt
bench-measuring = { $game } mit { $seats } { $seats ->
    [one] Person
   *[other] Personen
} wird gemessen ...
bench-length = Entscheidungen in einer Zufallspartie
bench-games = Zufallspartien je Sekunde
bench-decisions = Entscheidungen je Sekunde, innen
bench-api = Entscheidungen je Sekunde, aus Python
bench-clone-play = Kopien mit einem Zug je Sekunde
bench-legal = Listen der Züge je Sekunde
bench-view = Ansichten je Sekunde
bench-tensor = Tensoren je Sekunde
bench-redeal = Neuverteilungen je Sekunde
bench-search = Suchdurchläufe je Sekunde
bench-memory = Bytes einer Stellung
