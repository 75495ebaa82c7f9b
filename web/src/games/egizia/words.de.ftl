card-title = Egizia
card-tagline = Befahre den Nil, ernähre deine Bautrupps und errichte die großen Bauwerke.
