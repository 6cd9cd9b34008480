fillMill6110()
let mill6110 = Mill6110(town: "Delft")
print(mill6110.grind(), mill6110.rate(), mill6110.old())
