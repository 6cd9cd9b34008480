print(Wiring.OrderScreen().count())
