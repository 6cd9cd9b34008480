var sextant = Sextant(degrees: 50)
print(sextant.corrected)
