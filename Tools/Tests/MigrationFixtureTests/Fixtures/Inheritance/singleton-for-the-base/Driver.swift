print(Caravan(camels: 5).water())
