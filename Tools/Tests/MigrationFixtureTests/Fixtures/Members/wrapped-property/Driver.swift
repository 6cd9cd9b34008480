print(RiverGauge().level, RiverGauge().over())
