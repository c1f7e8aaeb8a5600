"""Regions: AVA's older way to play, with a region pile in the place of the cities."""
