card-title = Egizia
card-tagline = Sail down the Nile, feed your crews, and raise the great monuments.
