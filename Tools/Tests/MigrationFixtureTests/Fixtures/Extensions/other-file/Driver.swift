let stall = FruitStall(name: "Rosa")
print(stall.weight(), stall.sell("figs"))
