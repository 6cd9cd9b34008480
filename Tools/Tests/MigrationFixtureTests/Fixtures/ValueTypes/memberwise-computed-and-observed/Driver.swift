var canister = Canister(litres: 20)
print(canister.isFull, canister.label)
canister.litres = 3
canister.label = "water"
print(canister.isFull, Canister(litres: 1, label: "oil").label)
