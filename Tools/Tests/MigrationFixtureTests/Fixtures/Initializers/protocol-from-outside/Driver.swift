print(KilnFiring(oven: KilnOven(degrees: 900)).text())
