print(TackShop().list())
