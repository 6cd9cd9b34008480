print(StreamGauge().level, StreamGauge().over())
