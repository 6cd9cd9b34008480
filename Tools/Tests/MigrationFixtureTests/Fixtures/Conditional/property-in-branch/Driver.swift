print(FogSiren().blow(), FogSiren(pitch: 3).blow())
