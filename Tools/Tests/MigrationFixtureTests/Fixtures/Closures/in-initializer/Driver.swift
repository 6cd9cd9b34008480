let gate = SluiceGate(place: "north")
print(gate.start, gate.read())
