Knob6195().turn()
print(Dial6195.angle)
Knob6195.reset()
print(Dial6195.angle)
