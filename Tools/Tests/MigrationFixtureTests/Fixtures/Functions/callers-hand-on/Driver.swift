print(FerryDesk6128.sell(2), FerryDesk6128.sellAll(), FerryDesk6128.price(3), FerryBoat6128().board())
