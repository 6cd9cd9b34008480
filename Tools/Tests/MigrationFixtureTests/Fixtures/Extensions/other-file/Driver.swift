let stall = MarketStall(name: "Rosa")
print(stall.weight(), stall.sell("figs"))
