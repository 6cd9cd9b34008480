let choir = ChoirMaster()
print(choir(1), choir.alto, choir.sing())
