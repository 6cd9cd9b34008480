print(OysterBar().serve())
