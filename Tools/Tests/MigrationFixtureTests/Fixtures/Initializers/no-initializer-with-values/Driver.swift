let cellar = CheeseCellar()
cellar.ripen("comté")
cellar.ripen("comté")
print(cellar.wheels, cellar.turned)
