print(HopField().price, HopField(discount: 2).price, HopField(discount: 20).price)
