print(BadgePrinter(event: "Expo").print("Ada"), BadgePrinter(event: "Expo", copies: 2).print("Bob"))
