print(PriceTagger().run())
