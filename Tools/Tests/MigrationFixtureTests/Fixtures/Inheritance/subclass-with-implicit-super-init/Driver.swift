print(Glacier(name: "Rhone").melt())
