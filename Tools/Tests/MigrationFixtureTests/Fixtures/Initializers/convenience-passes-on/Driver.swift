print(TramLine(number: 3, stops: ["Zoo", "Mitte", "Ost"]).sign)
print(TramLine(number: 8, from: "West", to: "Süd").sign)
