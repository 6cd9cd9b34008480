print(Pianist1412().play(), Player1412().play())
