print(PrintShop().work())
