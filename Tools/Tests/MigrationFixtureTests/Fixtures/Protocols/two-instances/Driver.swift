print(StampShop().total(letters: 2, parcels: 1))
