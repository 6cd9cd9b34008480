print(Farrier().shoe(), Farrier(shoes: 2).shoe())
