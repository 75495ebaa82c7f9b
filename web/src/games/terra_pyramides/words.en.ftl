card-title = Terra Pyramides
card-tagline = Lay your tiles in the sand and let pyramids rise level by level.
