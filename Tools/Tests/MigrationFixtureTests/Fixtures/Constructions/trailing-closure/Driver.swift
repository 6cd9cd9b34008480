print(KettleStand(name: "tea").boil())
