let shop = SundialShop()
print(shop.id(), shop.isOpen())
