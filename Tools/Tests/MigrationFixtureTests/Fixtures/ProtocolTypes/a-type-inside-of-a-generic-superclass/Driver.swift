print(AlpacaScreen().show())
