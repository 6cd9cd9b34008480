print(FoundryOrder(ore: "iron").total(), FoundryOrder.cheapest(["copper", "tin"])?.ore ?? "")
