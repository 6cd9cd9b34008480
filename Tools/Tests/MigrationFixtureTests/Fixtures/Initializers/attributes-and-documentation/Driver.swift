print(HerbTea(mint: 3).brew())
